/* player.js: the stage and its controls. */
'use strict';

let view = null;

/* Drag turns (moves, in the plane), Shift or the right button moves, the wheel and two fingers zoom. */
function handle(canvas) {
  const fingers = new Map();
  let apart = 0;
  canvas.addEventListener('contextmenu', e => e.preventDefault());
  canvas.addEventListener('pointerdown', e => { fingers.set(e.pointerId, e); canvas.setPointerCapture(e.pointerId); });
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, e => { fingers.delete(e.pointerId); apart = 0; });
  canvas.addEventListener('pointermove', e => {
    const was = fingers.get(e.pointerId);
    if (!was) return;
    fingers.set(e.pointerId, e);
    if (fingers.size === 2) {
      const [p, q] = [...fingers.values()], now = Math.hypot(p.clientX - q.clientX, p.clientY - q.clientY);
      if (apart) view.magnify(now / apart);
      apart = now;
    } else if (e.shiftKey || e.buttons === 2) view.slide(e.clientX - was.clientX, e.clientY - was.clientY);
    else view.orbit(e.clientX - was.clientX, e.clientY - was.clientY);
  });
  canvas.addEventListener('wheel', e => { e.preventDefault(); view.magnify(Math.exp(-0.0012 * e.deltaY)); }, { passive: false });
}

function makeView(stage) {
  const size = measure();
  if (sketch.space && typeof THREE !== 'undefined' && webgl()) view = new SpaceView(stage, size);
  else view = new FlatView(stage, size);
  handle(view.canvas);
  clock.watchers.push(t => view.show(t));
}

/* The events under the scrubber, each with its name. */
function eventTrack() {
  const root = draw('svg', { viewBox: '0 0 1000 12', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  page.runs.forEach((run, i) => {
    for (const e of run.events)
      root.append(draw('rect', { x: 1000 * e.t / clock.end - 0.8, y: run.ghosted ? 7 : 1, width: 1.6, height: page.runs.length > 1 ? 4.5 : 10,
        fill: i < page.runs.length - 1 ? GHOST : PALETTE[1] }, draw('title', {}, `${number(e.t, 6)} s: ${e.name} ${e.into}`)));
  });
  return root;
}

function runToggles() {
  if (page.runs.length < 2) return null;
  return page.runs.map(run => el('label', {}, el('input', { type: 'checkbox', checked: true, 'data-run': run.label,
    onchange: e => { run.hidden = !e.target.checked; view.show(); } }), run.label));
}

function kindsKey() {
  const kinds = [...new Set(sketch.parts.map(p => (p.kind === 'line' ? 'bar' : p.kind)))], names = { trace: 'traced point', plate: 'body', pivot: 'joint to the ground' };
  return el('div', { class: 'key' }, kinds.map(k => el('span', {}, el('i', { style: `background:${kindColor(k)}` }), names[k] || k)),
    page.runs.length > 1 ? el('span', {}, el('i', { style: `background:${GHOST}` }), page.runs[0].label + ' (gray)') : null);
}

function playerSection() {
  const stage = el('div', { class: 'stage', id: 'stage' });
  const button = el('button', { class: 'main', id: 'play', onclick: () => clock.play(!clock.playing) }, 'Play');
  const time = el('span', { class: 'clock', id: 'clock' });
  const scrub = el('input', { type: 'range', id: 'scrub', min: 0, max: clock.end, step: 'any', value: 0, 'aria-label': 'time',
    oninput: e => { const t = Number(e.target.value); clock.play(false); clock.set(t); } });
  const speed = el('select', { id: 'speed', title: 'speed', onchange: e => { clock.speed = Number(e.target.value); } },
    SPEEDS.map(s => el('option', { value: s, selected: s === clock.speed }, `${s}\u00d7`)));
  const figure = el('figure', { class: 'motion' },
    el('figcaption', {}, el('h3', {}, page.model.name), el('span', { class: 'saves' }, el('button', { onclick: async () => download(fileName(page.model.name) + '.png', await view.picture()) }, 'PNG'))),
    stage, el('div', { class: 'scrub' }, scrub, page.runs.some(r => r.events.length) ? eventTrack() : null),
    el('div', { class: 'controls' }, button, time, el('label', {}, 'speed', speed), runToggles()));
  const more = figure.querySelector('.controls');
  figure.append(el('p', { class: 'soft screen' }, sketch.space ? 'Drag to turn, Shift and drag to move, wheel or two fingers to zoom.' : 'Drag to move, wheel or two fingers to zoom.'));
  figure.ready = () => {
    makeView(stage);
    figure.append(kindsKey());
    if (view instanceof SpaceView && page.runs.length > 1) {
      view.beside = true;
      more.append(el('label', {}, el('input', { type: 'checkbox', id: 'beside', checked: true, onchange: e => { view.beside = e.target.checked; view.show(); } }), 'side by side'));
    }
    more.append(el('label', {}, el('input', { type: 'checkbox', id: 'follow', checked: view.follow, onchange: e => { view.follow = e.target.checked; view.show(); } }), 'follow'));
    const names = annotate(stage);
    if (names) more.append(names);
    more.append(el('button', { onclick: () => view.reset() }, 'Reset view'));
    clock.watchers.push(t => {
      scrub.value = t;
      time.textContent = `t = ${t.toFixed(clock.end < 0.5 ? 5 : 3)} s`;
      button.textContent = clock.playing ? 'Pause' : 'Play';
    });
    clock.set(0);
  };
  return figure;
}

/* Without WebGL or three.js, what is missing and what to install. */
function missing() {
  const list = [];
  if (typeof Dygraph === 'undefined') list.push('dygraphs was not found when this page was written: its plots are still pictures. Install libjs-dygraphs (Debian) and write it again with costate report.');
  if (sketch && sketch.space && typeof THREE === 'undefined') list.push('three.js was not found when this page was written: the mechanism is drawn in parallel projection. Install libjs-three (Debian) and write it again with costate report.');
  else if (sketch && sketch.space && !webgl()) list.push('This browser has no WebGL: the mechanism is drawn in parallel projection.');
  return list.map(text => el('p', { class: 'notice' }, text));
}
