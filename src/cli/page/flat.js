/* flat.js: the mechanism on a canvas in two dimensions: all that is in the plane, and space seen in parallel where WebGL is not there. */
'use strict';

class FlatView {
  constructor(stage, size) {
    this.size = size;
    this.stage = stage;
    this.canvas = el('canvas', { 'aria-label': 'the mechanism in motion' });
    stage.append(this.canvas);
    this.context = this.canvas.getContext('2d');
    this.azimuth = sketch.space ? -0.9 : 0;
    this.elevation = sketch.space ? 0.35 : 0;
    this.zoom = 1;
    this.pan = [0, 0];
    this.follow = size.follows;
    this.apart = [0, 0, 0];
    new ResizeObserver(() => { this.resize(); this.show(); }).observe(stage);
    this.resize();
  }

  resize() {
    const ratio = window.devicePixelRatio || 1;
    this.width = this.stage.clientWidth;
    this.height = this.stage.clientHeight;
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(this.height * ratio);
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  reset() { this.zoom = 1; this.pan = [0, 0]; this.show(); }

  /* The directions of the screen in space. */
  axes() {
    if (!sketch.space) return [[1, 0, 0], [0, 1, 0]];
    const u = sketch.up, h = (u + 1) % 3, w = (u + 2) % 3, right = [0, 0, 0], up = [0, 0, 0];
    right[h] = -Math.sin(this.azimuth);
    right[w] = Math.cos(this.azimuth);
    up[h] = -Math.sin(this.elevation) * Math.cos(this.azimuth);
    up[w] = -Math.sin(this.elevation) * Math.sin(this.azimuth);
    up[u] = Math.cos(this.elevation);
    return [right, up];
  }

  frame(t) {
    const s = this.size, [right, up] = this.axes(), along = (v, x) => v[0] * x[0] + v[1] * x[1] + v[2] * x[2];
    const span = v => [0, 1, 2].reduce((sum, k) => sum + Math.abs(v[k]) * (this.follow ? 2 * s.own[k] : s.high[k] - s.low[k]), 0);
    const center = this.follow ? centerOf(page.runs[page.runs.length - 1], t, s.points) : [0, 1, 2].map(k => 0.5 * (s.low[k] + s.high[k]));
    this.scale = this.zoom * Math.min(this.width / (1.25 * span(right) || 1), this.height / (1.25 * span(up) || 1));
    this.project = x => [0.5 * this.width + this.scale * (along(right, x) - along(right, center)) + this.pan[0],
      0.5 * this.height - this.scale * (along(up, x) - along(up, center)) + this.pan[1]];
  }

  /* Where a point in space is on the screen now, in pixels of the page within the stage. */
  toScreen(x) { return this.project(x); }

  show(t = clock.t) {
    const c = this.context;
    this.t = t;
    this.frame(t);
    c.clearRect(0, 0, this.width, this.height);
    const shown = page.runs.filter(r => !r.hidden);
    if (shown.length)
      this.parts(shown[shown.length - 1], ['ground'], false);
    for (const run of shown)
      this.parts(run, ['trace', 'plate', 'pivot', 'spring', 'damper', 'wheel', 'line', 'bar', 'mass'], shown.length > 1 && run !== shown[shown.length - 1]);
    for (const run of shown)
      this.markers(run, shown.length > 1 && run !== shown[shown.length - 1]);
  }

  parts(run, kinds, ghost) {
    place(run, this.t);
    this.context.globalAlpha = ghost ? 0.75 : 1;
    for (const kind of kinds)
      for (const part of sketch.parts)
        if (part.kind === kind) {
          this.color = ghost ? GHOST : kindColor(kind);
          this.ghost = ghost;
          this[kind](run, part);
        }
    this.context.globalAlpha = 1;
  }

  at(run, i) { return this.project([run.now[3 * i], run.now[3 * i + 1], run.now[3 * i + 2]]); }

  path(points, { width = 2, fill, closed, dash } = {}) {
    const c = this.context;
    c.beginPath();
    points.forEach((p, i) => (i ? c.lineTo(p[0], p[1]) : c.moveTo(p[0], p[1])));
    if (closed) c.closePath();
    if (fill) { c.fillStyle = fill; c.fill(); }
    c.setLineDash(dash || []);
    c.lineWidth = width;
    c.lineJoin = c.lineCap = 'round';
    c.strokeStyle = this.color;
    if (width) c.stroke();
    c.setLineDash([]);
  }

  dot(p, radius, fill, edge) {
    const c = this.context;
    c.beginPath();
    c.arc(p[0], p[1], radius, 0, 2 * Math.PI);
    c.fillStyle = fill;
    c.fill();
    if (edge) { c.lineWidth = 1.8; c.strokeStyle = edge; c.stroke(); }
  }

  range(run, a, b) { const list = []; for (let i = a; i <= b; i++) list.push(this.at(run, i)); return list; }

  bar(run, p) {
    const ends = [this.at(run, p.a), this.at(run, p.b)];
    this.path(ends, { width: sketch.space ? 3 : this.ghost ? 4 : 6 });
    if (!sketch.space) for (const e of ends) this.dot(e, this.ghost ? 3 : 4.2, css('--paper'), this.color);
  }

  line(run, p) { this.path(this.range(run, p.a, p.b), { width: sketch.space ? 2 : 4 }); }

  plate(run, p) { this.path(this.range(run, p.a, p.b), { width: 1.8, closed: true, fill: this.color + (this.ghost ? '22' : '55') }); }

  /* Points beside the line from p to q: share along it, pixels across it. */
  beside(p, q, list) {
    const x = q[0] - p[0], y = q[1] - p[1], length = Math.hypot(x, y) || 1;
    return list.map(([share, off]) => [p[0] + share * x - off * y / length, p[1] + share * y + off * x / length]);
  }

  spring(run, p) {
    const coils = 9, list = [[0, 0], [0.12, 0]];
    for (let i = 0; i < 2 * coils; i++) list.push([0.12 + 0.76 * (i + 0.5) / (2 * coils), i % 2 ? -8 : 8]);
    this.path(this.beside(this.at(run, p.a), this.at(run, p.b), [...list, [0.88, 0], [1, 0]]), { width: 2 });
  }

  damper(run, p) {
    const a = this.at(run, p.a), b = this.at(run, p.b);
    for (const list of [[[0, 0], [0.3, 0]], [[0.7, -6], [0.3, -6], [0.3, 6], [0.7, 6]], [[0.55, -5], [0.55, 5]], [[0.55, 0], [1, 0]]])
      this.path(this.beside(a, b, list), { width: 2 });
  }

  wheel(run, p) {
    const v = i => [run.now[3 * i], run.now[3 * i + 1], run.now[3 * i + 2]], a = v(p.a), less = (x, y) => x.map((z, k) => z - y[k]);
    const u = less(v(p.c), a), radius = Math.hypot(...u);
    let n = p.b === p.a ? [0, 0, 1] : less(v(p.b), a);
    n = n.map(x => x / Math.hypot(...n));
    const w = [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]];
    const rim = r => Array.from({ length: 49 }, (_, i) => this.project(a.map((x, k) => x + r * (Math.cos(i * Math.PI / 24) * u[k] + Math.sin(i * Math.PI / 24) * w[k]))));
    this.path(rim(1), { width: Math.max(2.5, 0.03 * radius * this.scale), fill: this.color + '22', closed: true });
    this.path(rim(0.6), { width: 1.5, closed: true });
    for (const s of [0, 12, 24, 36]) this.path([this.project(a), rim(0.6)[s]], { width: s ? 1.2 : 3 });
  }

  mass(run, p) { this.dot(this.at(run, p.a), this.ghost ? 8 : 10, this.color); }

  pivot(run, p) {
    const [x, y] = this.at(run, p.a);
    if (sketch.space) { this.dot([x, y], 5, this.color); return; }
    this.path([[x, y], [x - 9, y + 14], [x + 9, y + 14]], { width: 2, closed: true, fill: css('--paper') });
    for (let i = -1; i <= 1; i++) this.path([[x + 7 * i + 3, y + 14], [x + 7 * i - 3, y + 20]], { width: 1.4 });
    this.dot([x, y], 4.2, css('--paper'), this.color);
  }

  ground(run, p) {
    const line = this.range(run, p.a, p.b);
    this.path(line, { width: 2.5 });
    if (sketch.space) return;
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i], line[i + 1]], length = Math.hypot(b[0] - a[0], b[1] - a[1]), n = Math.min(400, Math.floor(length / 11));
      const [dx, dy] = [(b[0] - a[0]) / (length || 1), (b[1] - a[1]) / (length || 1)];
      for (let k = 0; k <= n; k++) {
        const x = a[0] + 11 * k * dx, y = a[1] + 11 * k * dy;
        this.path([[x, y], [x - 7 * dx - 7 * dy, y - 7 * dy + 7 * dx]], { width: 1.1 });
      }
    }
  }

  trace(run, p) {
    const f = run.frames, size = run.now.length, list = [];
    for (let i = 0; i < f.count && f.t0 + i * (f.t1 - f.t0) / (f.count - 1) <= this.t; i++)
      list.push(this.project([f.xyz[i * size + 3 * p.a], f.xyz[i * size + 3 * p.a + 1], f.xyz[i * size + 3 * p.a + 2]]));
    list.push(this.at(run, p.a));
    this.context.globalAlpha *= 0.6;
    this.path(list, { width: 1.6, dash: this.ghost ? [4, 4] : null });
    this.context.globalAlpha /= 0.6;
  }

  /* Where traced points are now. */
  markers(run, ghost) {
    place(run, this.t);
    for (const p of sketch.parts)
      if (p.kind === 'trace') this.dot(this.at(run, p.a), ghost ? 4 : 5, ghost ? GHOST : kindColor('trace'));
  }

  orbit(dx, dy) {
    if (!sketch.space) { this.pan[0] += dx; this.pan[1] += dy; } else {
      this.azimuth -= 0.008 * dx;
      this.elevation = Math.min(1.5, Math.max(-1.5, this.elevation + 0.008 * dy));
    }
    this.show();
  }

  slide(dx, dy) { this.pan[0] += dx; this.pan[1] += dy; this.show(); }
  magnify(factor) { this.zoom = Math.min(50, Math.max(0.1, this.zoom * factor)); this.show(); }
  restyle() { this.show(); }
  picture() { return new Promise(done => this.canvas.toBlob(done, 'image/png')); }
}
