"""A run in a notebook: the mechanism in motion on a canvas, without a network."""

from __future__ import annotations

import html
import itertools
import json
from typing import Any

MOST_FRAMES = 400
_numbers = itertools.count(1)

SCRIPT = """
(() => {
  const run = %s, box = document.getElementById(%s);
  const canvas = box.querySelector("canvas"), slider = box.querySelector("input");
  const button = box.querySelector("button"), label = box.querySelector("span");
  const context = canvas.getContext("2d"), last = run.t.length - 1;
  const place = (frame, k) => [
    20 + run.scale * (run.x[frame][k] - run.left),
    canvas.height - 20 - run.scale * (run.y[frame][k] - run.low)];
  const draw = frame => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const [shape, a, b] of run.parts) {
      context.lineWidth = shape === "spring" || shape === "damper" ? 1 : 3;
      context.strokeStyle = shape === "spring" ? "#b35900" : shape === "trace" ? "#999" : "#1f4e79";
      context.beginPath();
      if (shape === "trace") {
        for (let i = 0; i <= frame; i++) context.lineTo(...place(i, a));
      } else if (shape === "mass" || shape === "pivot" || shape === "wheel" || shape === "ground") {
        context.arc(...place(frame, a), shape === "mass" ? 6 : 3, 0, 7);
      } else if (shape === "line" || shape === "plate") {
        for (let k = a; k <= b; k++) context.lineTo(...place(frame, k));
      } else {
        context.moveTo(...place(frame, a));
        context.lineTo(...place(frame, b));
      }
      context.stroke();
    }
    label.textContent = "t = " + run.t[frame].toFixed(3) + " s";
    slider.value = frame;
  };
  let frame = 0, timer = null;
  const step = () => { frame = frame < last ? frame + 1 : 0; draw(frame); };
  button.onclick = () => {
    timer = timer ? clearInterval(timer) : setInterval(step, 1000 * run.t[last] / last);
    button.textContent = timer ? "pause" : "play";
  };
  slider.oninput = () => { frame = Number(slider.value); draw(frame); };
  draw(0);
})();
"""


def _axes(model: Any, row: list[float]) -> tuple[list[float], list[float]]:
    """What is drawn to the right and up: x and y, or in space a parallel view."""
    points = [row[3 * k:3 * k + 3] for k in range(len(row) // 3)]
    if all(point[2] == 0.0 for point in points):
        return [p[0] for p in points], [p[1] for p in points]
    return [p[0] + 0.35 * p[1] for p in points], [p[2] + 0.2 * p[1] for p in points]


def _summary(run: Any) -> str:
    rows = [("psi", f"{run.psi:.10g}"), ("instants", len(run.t)), ("events", len(run.events)),
            ("largest constraint error", f"{max(run.phi):.2g}")]
    return "".join(f"<tr><th style='text-align:left'>{name}</th><td>{value}</td></tr>"
                   for name, value in rows)


def motion(run: Any) -> str:
    """HTML: a summary and, where the model has a sketch, its motion."""
    model, title = run.model, html.escape(f"{run.model.name}: {run.model.about}")
    head = f"<b>{title}</b><table>{_summary(run)}</table>"
    if not model.parts or len(run.t) < 2:
        return head
    every = max(1, -(-len(run.t) // MOST_FRAMES))
    frames = [_axes(model, list(map(float, row))) for row in list(run.points)[::every]]
    x, y = [frame[0] for frame in frames], [frame[1] for frame in frames]
    left, right = min(min(row) for row in x), max(max(row) for row in x)
    low, high = min(min(row) for row in y), max(max(row) for row in y)
    scale = 440.0 / max(right - left, (high - low) * 440.0 / 320.0, 1e-12)
    data = {"t": [float(t) for t in list(run.t)[::every]], "x": x, "y": y, "left": left,
            "low": low, "scale": scale, "parts": [(p.shape, p.a, p.b) for p in model.parts]}
    name = f"costate-motion-{next(_numbers)}"
    script = SCRIPT % (json.dumps(data), json.dumps(name))
    return (f"{head}<div id='{name}'><canvas width='480' height='360'></canvas><br>"
            "<button>play</button> "
            f"<input type='range' min='0' max='{len(x) - 1}' value='0' style='width:320px'> "
            f"<span></span><script>{script.replace('</', '<' + chr(92) + '/')}</script></div>")
