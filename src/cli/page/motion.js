/* motion.js: what moves: points of the sketch at an instant, the clock, the box that all of it fits in. */
'use strict';

const SHAPES = ['bar', 'line', 'plate', 'spring', 'damper', 'wheel', 'mass', 'pivot', 'ground', 'trace'];
const KINDS = { bar: '#33506b', line: '#33506b', plate: '#7fa8c9', spring: '#e69f00', damper: '#009e73', wheel: '#444b57', mass: '#d55e00', pivot: '#7a8291',
  ground: '#8a8f98', trace: '#cc79a7' };
const KINDS_DARK = { bar: '#b9cbe0', line: '#b9cbe0', plate: '#4f7ea3', wheel: '#a8afbb', pivot: '#8f98a8', ground: '#6f7783' };
const GHOST = '#9aa0a8';
const kindColor = kind => (dark() && KINDS_DARK[kind]) || KINDS[kind];

const sketch = page.sketch && {
  space: page.sketch.space, up: page.sketch.up, points: page.sketch.points,
  parts: page.sketch.parts.map(([shape, a, b, c, name]) => ({ kind: SHAPES[shape], a, b, c, name })),
};

/* The points that belong to the mechanism: not to the ground alone. */
function movingPoints() {
  const used = new Set();
  for (const p of sketch.parts) {
    if (p.kind === 'ground') continue;
    if (['line', 'plate'].includes(p.kind)) for (let i = p.a; i <= p.b; i++) used.add(i);
    else for (const i of p.kind === 'wheel' ? [p.a, p.b, p.c] : ['bar', 'spring', 'damper'].includes(p.kind) ? [p.a, p.b] : [p.a]) used.add(i);
  }
  return [...used];
}

for (const run of page.runs) {
  const n = run.series.count, all = floats(run.series.data);
  run.column = {};
  run.series.columns.forEach((name, i) => { run.column[name] = all.subarray(i * n, (i + 1) * n); });
  run.t = run.column.t;
  if (run.frames) run.frames.xyz = floats(run.frames.xyz);
  run.now = new Float32Array(3 * (sketch ? sketch.points : 0));
}

/* Fills run.now with the points at time t: between two frames on the line that joins them. */
function place(run, t) {
  const f = run.frames, size = run.now.length;
  const at = Math.min(f.count - 1, Math.max(0, (t - f.t0) / (f.t1 - f.t0) * (f.count - 1))), i = Math.min(f.count - 2, Math.floor(at)), share = at - i;
  for (let k = 0; k < size; k++) {
    const from = f.xyz[i * size + k];
    run.now[k] = from + share * (f.xyz[(i + 1) * size + k] - from);
  }
  return run.now;
}

/* The center of the mechanism at time t. */
function centerOf(run, t, points) {
  const x = place(run, t), sum = [0, 0, 0];
  for (const i of points) for (let k = 0; k < 3; k++) sum[k] += x[3 * i + k] / points.length;
  return sum;
}

/* How far the mechanism travels, how large it is. */
function measure() {
  const points = movingPoints(), low = [Infinity, Infinity, Infinity], high = [-Infinity, -Infinity, -Infinity];
  const own = [0, 0, 0];
  let travel = 0;
  for (const run of page.runs) {
    const start = centerOf(run, run.frames.t0, points);
    for (let f = 0; f <= 100; f++) {
      const c = centerOf(run, run.frames.t0 + (run.frames.t1 - run.frames.t0) * f / 100, points);
      travel = Math.max(travel, Math.hypot(c[0] - start[0], c[1] - start[1], c[2] - start[2]));
      for (const i of points)
        for (let k = 0; k < 3; k++) {
          const x = run.now[3 * i + k];
          low[k] = Math.min(low[k], x);
          high[k] = Math.max(high[k], x);
          own[k] = Math.max(own[k], Math.abs(x - c[k]));
        }
    }
  }
  const size = 2 * Math.hypot(...own);
  return { points, low, high, own, travel, size, follows: travel > 0.9 * size };
}

/* The clock that motion and histories share. */
const clock = {
  t: 0, end: page.runs.length ? Math.max(...page.runs.map(r => r.t[r.t.length - 1])) : 1, playing: false, speed: 1, watchers: [],
  set(t) {
    this.t = Math.min(this.end, Math.max(0, t));
    for (const watcher of this.watchers) watcher(this.t);
  },
  tick(now) {
    if (!this.playing) return;
    const passed = this.last === undefined ? 0 : Math.min(0.1, (now - this.last) / 1000);
    this.last = now;
    const t = this.t + passed * this.speed;
    this.set(t > this.end ? 0 : t);
    requestAnimationFrame(x => this.tick(x));
  },
  play(on) {
    this.playing = on;
    this.last = undefined;
    for (const watcher of this.watchers) watcher(this.t);
    if (on) requestAnimationFrame(x => this.tick(x));
  },
};

const SPEEDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
/* The speed at which the run takes about four seconds to ten. */
clock.speed = SPEEDS.reduce((best, s) => (Math.abs(Math.log(clock.end / s / 5)) < Math.abs(Math.log(clock.end / best / 5)) ? s : best), 1);
