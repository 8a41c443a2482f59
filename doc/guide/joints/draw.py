"""Draws the pictures of joints.md: one small SVG per joint, body i gray, body j blue.

    python3 doc/guide/joints/draw.py       writes doc/guide/joints/*.svg
"""
import math
import os

HERE = os.path.dirname(os.path.abspath(__file__))
I, J, LINE = "#777777", "#2a6fb0", "#b05a2a"  # body i or the ground, body j, axes and laws


def bar(x1, y1, x2, y2, color):
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{color}" stroke-width="7" stroke-linecap="round" stroke-opacity=".75"/>'


def thin(x1, y1, x2, y2, color=LINE, dash=""):
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{color}" stroke-width="1.5"{dashed}/>'


def pin(x, y, color="#222222"):
    return f'<circle cx="{x}" cy="{y}" r="4" fill="#ffffff" stroke="{color}" stroke-width="1.5"/>'


def dot(x, y, color="#222222"):
    return f'<circle cx="{x}" cy="{y}" r="2.5" fill="{color}"/>'


def ground(x, y, width=30):
    """A line with hatching below"""
    marks = "".join(f"M{x - width / 2 + k} {y}l-5 6" for k in range(6, width + 1, 6))
    return f'<path d="M{x - width / 2} {y}h{width}{marks}" stroke="{I}" stroke-width="1.5"/>'


def box(x, y, w, h, color, turn=0.0):
    return (f'<rect x="{x - w / 2}" y="{y - h / 2}" width="{w}" height="{h}" rx="2" fill="{color}" fill-opacity=".75" '
            f'stroke="none" transform="rotate({turn} {x} {y})"/>')


def ring(x, y, r, color):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{color}" fill-opacity=".25" stroke="{color}" stroke-width="2"/>'


def arc(x, y, r, start, end):
    a, b = math.radians(start), math.radians(end)
    big = int(abs(end - start) > 180)
    return (f'<path d="M{x + r * math.cos(a):.1f} {y - r * math.sin(a):.1f}A{r} {r} 0 {big} 0 '
            f'{x + r * math.cos(b):.1f} {y - r * math.sin(b):.1f}" stroke="{LINE}" stroke-width="1.5"/>')


def curve(d, color=LINE):
    return f'<path d="{d}" stroke="{color}" stroke-width="1.5"/>'


def text(x, y, what, color=LINE):
    return f'<text x="{x}" y="{y}" font-family="sans-serif" font-style="italic" font-size="11" fill="{color}" stroke="none">{what}</text>'


def slot(x1, y1, x2, y2):
    """The two edges of a slot along that line"""
    length = math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length * 7, (x2 - x1) / length * 7
    return "".join(thin(round(x1 + s * nx, 1), round(y1 + s * ny, 1), round(x2 + s * nx, 1), round(y2 + s * ny, 1), I)
                   for s in (1, -1))


def cylinder(x, y, w, h, color):
    """A tube along x"""
    e = 4
    return (f'<path d="M{x - w / 2} {y - h / 2}h{w}a{e} {h / 2} 0 0 1 0 {h}h-{w}a{e} {h / 2} 0 0 1 0 -{h}z" fill="{color}" '
            f'fill-opacity=".35" stroke="{color}" stroke-width="1.5"/>')


def axis(y=40, name="u"):
    return thin(6, y, 114, y, LINE, "6 2 1 2") + text(108, y - 5, name)


PICTURES = {
    "pin": bar(14, 60, 60, 36, I) + bar(60, 36, 106, 58, J) + pin(60, 36),
    "pin_to_ground": ground(40, 58) + thin(40, 58, 32, 50, I) + thin(40, 58, 48, 50, I) + bar(40, 46, 104, 22, J) + pin(40, 46),
    "on_line": thin(8, 62, 112, 26) + bar(60, 44, 96, 66, J) + dot(60, 44) + arc(8, 62, 30, 0, 19) + thin(8, 62, 46, 62, I),
    "slider": thin(8, 62, 112, 26) + box(60, 44, 34, 18, J, -19) + arc(8, 62, 30, 0, 19) + thin(8, 62, 46, 62, I),
    "in_slot": bar(14, 66, 26, 58, I) + slot(26, 58, 104, 22) + bar(66, 40, 88, 68, J) + pin(66, 40),
    "slide_in": bar(14, 66, 26, 58, I) + slot(26, 58, 104, 22) + box(66, 40, 26, 11, J, -25),
    "fixed_to": bar(14, 60, 60, 40, I) + bar(60, 40, 106, 52, J) + box(60, 40, 9, 9, "#222222"),
    "fixed_to_ground": ground(60, 60, 42) + bar(60, 54, 60, 20, J) + box(60, 57, 18, 6, J),
    "tie": bar(10, 62, 34, 36, I) + bar(86, 46, 112, 24, J) + thin(34, 36, 86, 46) + dot(34, 36) + dot(86, 46) + text(58, 36, "L"),
    "tie_to_ground": ground(30, 62) + thin(30, 60, 74, 34) + bar(74, 34, 108, 50, J) + dot(30, 60) + dot(74, 34) + text(46, 42, "L"),
    "gear": ring(42, 40, 24, I) + ring(82, 40, 16, J) + dot(42, 40) + dot(82, 40) + thin(42, 40, 25, 23) + thin(82, 40, 93, 29)
    + text(32, 46, "ri") + text(82, 54, "rj"),
    "rack": thin(8, 62, 112, 62, I) + curve("M8 62" + "l4 -5l4 5" * 13, I) + ring(60, 38, 20, J) + dot(60, 38) + thin(60, 38, 74, 24) + text(68, 42, "r"),
    "on_curve": curve("M10 62C34 10 66 76 110 22") + bar(66, 43, 92, 68, J) + dot(66, 43) + text(36, 30, "s"),
    "on_cubic": curve("M8 60C40 20 60 66 112 24") + bar(58, 46, 84, 70, J) + dot(58, 46) + text(90, 28, "y(x)"),
    "spherical": bar(12, 62, 52, 42, I) + bar(64, 36, 108, 22, J) + ring(58, 39, 9, I) + dot(58, 39),
    "hinge": axis() + cylinder(46, 40, 24, 22, I) + cylinder(76, 40, 24, 22, J) + bar(46, 52, 46, 70, I) + bar(76, 28, 76, 12, J),
    "universal": bar(8, 40, 38, 40, I) + curve("M38 40v-16h22M38 40v16h22", I) + bar(82, 40, 112, 40, J)
    + curve("M82 40v-10h-22M82 40v10h-22", J) + thin(60, 18, 60, 62) + thin(48, 44, 72, 36) + text(64, 20, "s") + text(72, 34, "t"),
    "cylindrical": axis() + cylinder(60, 40, 36, 24, I) + cylinder(60, 40, 92, 10, J) + bar(60, 54, 60, 72, I) + curve("M92 26h14l-4 -3m4 3l-4 3")
    + arc(20, 40, 13, 60, 300),
    "prismatic": axis() + box(60, 40, 36, 26, I) + box(60, 40, 92, 10, J) + bar(60, 55, 60, 72, I) + curve("M88 24h18l-4 -3m4 3l-4 3"),
    "rigid": box(40, 44, 40, 30, I) + box(80, 38, 40, 30, J) + box(60, 41, 8, 8, "#222222"),
    "rod": box(20, 56, 26, 20, I) + box(100, 28, 26, 20, J) + thin(26, 52, 94, 32) + dot(26, 52) + dot(94, 32) + text(56, 36, "L"),
    "in_plane": '<path d="M20 54L52 22L108 30L76 64Z" fill="#777777" fill-opacity=".3" stroke="none"/>' + bar(64, 42, 92, 68, J) + dot(64, 42)
    + curve("M64 42v-26l-3 4m3 -4l3 4") + text(69, 22, "u"),
    "on_axis": axis() + bar(60, 40, 86, 68, J) + dot(60, 40) + box(14, 40, 12, 16, I),
    "at_place": curve("M10 64C40 8 70 70 110 16") + box(86, 56, 34, 18, J) + dot(70, 42) + thin(70, 42, 80, 52, J) + text(44, 34, "x"),
    "angle_is": thin(20, 62, 108, 62, I) + bar(20, 62, 92, 24, J) + pin(20, 62) + arc(20, 62, 44, 0, 27) + text(68, 56, "angle"),
    "slide": axis() + box(20, 40, 20, 26, I) + box(88, 40, 24, 16, J) + thin(30, 60, 88, 60) + thin(30, 54, 30, 66) + thin(88, 54, 88, 66) + text(56, 72, "x"),
    "perpendicular": thin(30, 62, 30, 14, I) + thin(30, 62, 104, 62, J) + curve("M30 50h12v12"),
    "apart": dot(20, 56) + dot(100, 26) + thin(20, 56, 100, 26) + text(54, 34, "L") + text(10, 72, "i", I) + text(104, 22, "j", J),
    "bar_angle": thin(16, 62, 100, 62, I) + thin(16, 62, 98, 22, J) + dot(16, 62) + dot(98, 22) + arc(16, 62, 40, 0, 26) + text(60, 56, "angle"),
    "in_line": thin(10, 62, 110, 22, I) + dot(10, 62, I) + dot(110, 22, I) + dot(66, 40, J) + text(68, 54, "r", J),
    "gears": ring(42, 40, 24, I) + ring(82, 40, 16, J) + text(38, 44, "ai") + text(77, 44, "aj"),
    "slides_by": box(74, 40, 18, 30, J) + curve("M10 36h100M10 44h100", I) + curve("M12 36l6 8m4 -8l6 8m4 -8l6 8m4 -8l6 8m40 -8l6 8m4 -8l6 8", I)
    + curve("M86 16h18l-4 -3m4 3l-4 3") + text(92, 12, "x") + arc(20, 40, 14, 60, 300) + text(8, 20, "a"),
}


def main():
    for name, shapes in PICTURES.items():
        with open(os.path.join(HERE, name + ".svg"), "w", encoding="utf-8") as f:
            f.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="120" height="80" fill="none">\n'
                    f"<title>{name}</title>\n" + shapes.replace("><", ">\n<") + "\n</svg>\n")


if __name__ == "__main__":
    main()
