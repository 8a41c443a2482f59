/* notes.js: what is written over the mechanism: the axes, a scale bar, and the names of parts. */
'use strict';

/* A round length that takes about a sixth of the stage. */
function roundLength(pixelsPerMeter, width) {
  const raw = width / 6 / pixelsPerMeter, size = 10 ** Math.floor(Math.log10(raw));
  return size * [5, 2, 1].find(k => k * size <= raw * 1.0001);
}

const lengthText = x => (x < 1e-2 ? `${number(1e3 * x)} mm` : x < 1 ? `${number(100 * x)} cm` : x < 1e3 ? `${number(x)} m` : `${number(1e-3 * x)} km`);

class Notes {
  constructor(stage) {
    this.named = false;
    this.root = draw('svg', { class: 'notes', 'aria-hidden': 'true' });
    stage.append(this.root);
  }

  /* Pixels per meter where the mechanism is; the axes as directions on the screen. */
  measures() {
    const last = page.runs[page.runs.length - 1], center = centerOf(last, clock.t, view.size.points), step = 0.02 * view.size.size, at = view.toScreen(center);
    const axes = [0, 1, 2].map(k => { const x = [...center]; x[k] += step; const p = view.toScreen(x); return [(p[0] - at[0]) / step, (p[1] - at[1]) / step]; });
    /* A length that is turned in space has its full size across the line of sight: axes' squares sum to two. */
    const squares = axes.reduce((sum, a) => sum + a[0] ** 2 + a[1] ** 2, 0);
    return { axes, scale: Math.sqrt(squares / 2) };
  }

  show() {
    const w = view.width, h = view.height, { axes, scale } = this.measures();
    this.root.setAttribute('viewBox', `0 0 ${w} ${h}`);
    if (!(scale > 0) || !Number.isFinite(scale)) return;
    this.root.replaceChildren(...this.axes(axes, scale, h), ...this.bar(scale, w, h), ...(this.named ? this.names() : []));
  }

  axes(axes, scale, h) {
    const from = [46, h - 46];
    return ['x', 'y', 'z'].flatMap((name, k) => {
      const [dx, dy] = axes[k].map(d => 30 * d / scale);
      if (Math.hypot(dx, dy) < 4) return [];
      return [draw('line', { x1: from[0], y1: from[1], x2: from[0] + dx, y2: from[1] + dy, class: 'axis-' + name }),
        draw('text', { x: from[0] + 1.3 * dx, y: from[1] + 1.3 * dy + 4, 'text-anchor': 'middle' }, name)];
    });
  }

  bar(scale, w, h) {
    const length = roundLength(scale, w), wide = length * scale, x = w - 18 - wide, y = h - 16;
    return [draw('path', { d: `M${x} ${y - 5}v5h${wide}v-5`, class: 'scale' }), draw('text', { x: x + wide / 2, y: y - 6, 'text-anchor': 'middle' }, lengthText(length))];
  }

  /* At the middle of what has two ends, beside the point of all others. */
  names() {
    const run = page.runs.filter(r => !r.hidden).pop();
    if (!run) return [];
    place(run, clock.t);
    const point = i => [run.now[3 * i], run.now[3 * i + 1], run.now[3 * i + 2]], seen = new Set();
    return sketch.parts.filter(p => p.name && p.kind !== 'trace' && !seen.has(p.name) && seen.add(p.name)).map(p => {
      const two = !['mass', 'pivot', 'wheel'].includes(p.kind), a = point(p.a), b = two ? point(p.b) : a;
      const [x, y] = view.toScreen(a.map((v, k) => 0.5 * (v + b[k])), run.group ? run : undefined);
      return draw('text', { x: x + 8, y: y - 8, class: 'part' }, p.name);
    });
  }
}

/* Written anew whenever the view shows something. */
function annotate(stage) {
  const notes = new Notes(stage), show = view.show.bind(view);
  view.show = t => { show(t); notes.show(); };
  const named = sketch.parts.some(p => p.name);
  return named ? el('label', {}, el('input', { type: 'checkbox', id: 'names', onchange: e => { notes.named = e.target.checked; notes.show(); } }), 'names') : null;
}
