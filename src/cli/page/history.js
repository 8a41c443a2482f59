/* history.js: time histories by dygraphs, linked to the clock and to each other. */
'use strict';

const panels = [];

/* Two outputs share a panel if they differ in the last part of their names only. */
function outputPanels() {
  const groups = new Map();
  for (const o of page.model.outputs) {
    const cut = o.name.lastIndexOf('_'), stem = cut > 0 ? o.name.slice(0, cut) : o.name, key = stem + '\n' + o.unit;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(o);
  }
  return [...groups.entries()].map(([key, list]) => {
    const tail = list[0].meaning.indexOf(': '), about = tail > 0 ? list[0].meaning.slice(tail + 2) : list[0].meaning;
    return { title: list.length > 1 ? key.split('\n')[0] : list[0].name, note: about, unit: list[0].unit, kind: 'outputs',
      series: list.map(o => ({ name: o.name, column: 'out ' + o.name })) };
  });
}

/* Coordinates by body: names that share all but their last part; at most eight curves a panel. */
function coordinatePanels() {
  const names = page.model.coordinates, groups = new Map();
  for (const name of names) {
    const cut = name.lastIndexOf('_'), key = names.length <= 12 ? 'coordinates' : cut > 0 ? name.slice(0, cut) : 'coordinates ' + (1 + Math.floor(names.indexOf(name) / 8));
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(name);
  }
  return [...groups.entries()].map(([key, list]) => ({ title: key, unit: 'SI', kind: 'coordinates', series: list.map(name => ({ name, column: 'q ' + name })) }));
}

function otherPanels() {
  const list = [], has = column => page.runs.every(r => r.column[column] && r.column[column].some(y => Number.isFinite(y)));
  const start = run => run.column.potential[0];
  const energy = [{ name: 'kinetic', column: 'kinetic' }];
  if (has('potential')) energy.push({ name: 'potential, from its start', column: 'potential', less: start }, { name: 'total', column: 'energy', less: start });
  list.push({ title: 'energy', unit: 'J', kind: 'other', series: energy });
  const drifts = page.runs.some(r => [...r.column.phi, ...r.column.phi_dot].some(y => y > 0)); // a scale of logarithms needs some
  if (page.model.m && drifts) list.push({ title: 'constraint drift', note: 'the largest violation of the constraints and of their rates', unit: 'SI', kind: 'other', log: true,
    series: [{ name: '|\u03a6|', column: 'phi' }, { name: '|d\u03a6/dt|', column: 'phi_dot' }] });
  if (has('cost') && page.runs.some(r => r.column.cost.some(y => y !== 0)))
    list.push({ title: 'running cost', note: page.cost.meaning, unit: page.cost.rate, kind: 'other', series: [{ name: page.cost.name, column: 'cost' }] });
  return list;
}

/* The curves of a panel: each series of each run. */
function curves(panel) {
  const list = [];
  panel.series.forEach((s, i) => page.runs.forEach((run, r) => {
    const y = run.column[s.column], less = s.less ? s.less(run) : 0;
    if (y) list.push({ run, x: run.t, y: less ? y.map(v => v - less) : y, less, column: s.column, color: color(i), dash: r < page.runs.length - 1,
      name: page.runs.length > 1 ? `${s.name} ${run.label}` : s.name });
  }));
  for (const m of page.measured || [])
    panel.series.forEach((s, i) => {
      if (s.column === 'out ' + m.name || s.column === 'q ' + m.name)
        list.push({ x: Float32Array.from(m.t), y: Float32Array.from(m.value), color: color(i + 1), only: true, name: `${m.name} measured`, less: 0 });
    });
  return list;
}

/* All curves on one list of instants, for dygraphs; where a curve has none, null. */
function rows(list, floor) {
  const instants = Float64Array.from(new Set(list.flatMap(c => Array.from(c.x)))).sort();
  const place = list.map(() => 0);
  return Array.from(instants, t => [t, ...list.map((c, k) => {
    while (place[k] < c.x.length && c.x[place[k]] < t) place[k]++;
    const y = c.x[place[k]] === t ? c.y[place[k]] : null;
    return y === null || !Number.isFinite(y) || (floor && y <= 0) ? null : floor ? Math.max(y, floor) : y;
  })]);
}

function swatch(c) {
  return draw('svg', { viewBox: '0 0 20 9' }, c.only ? draw('circle', { cx: 10, cy: 4.5, r: 3.5, fill: c.color })
    : draw('line', { x1: 0, x2: 20, y1: 4.5, y2: 4.5, stroke: c.color, 'stroke-width': 2.6, 'stroke-dasharray': c.dash ? '5 3' : null }));
}

function stillPicture(panel, list) {
  return chart({ series: list, log: panel.log, xlabel: 't [s]', ylabel: panel.title + inUnit(panel.unit), marks: eventTimes(), strong: lastImpacts(), width: 640, height: 250 });
}

const eventTimes = () => (page.runs.length ? page.runs[page.runs.length - 1].events.map(e => e.t) : []);

const lastImpacts = () => (page.runs.length ? impactTimes(page.runs[page.runs.length - 1]) : []);

/* Behind the curves: bands where a friction sticks, events as marks, impacts as stronger ones. */
function underlay(context, area, g) {
  const faint = Math.min(0.35, 12 / (1 + eventTimes().length)), strong = new Set(lastImpacts());
  context.fillStyle = 'rgba(0, 158, 115, 0.1)';
  for (const [from, to] of page.model.frictions.flatMap(name => phases(page.runs[page.runs.length - 1], name))) {
    const x0 = Math.max(area.x, g.toDomXCoord(from)), x1 = Math.min(area.x + area.w, g.toDomXCoord(to));
    if (x1 > x0) context.fillRect(x0, area.y, x1 - x0, area.h);
  }
  context.lineWidth = 1;
  for (const t of eventTimes()) {
    const x = Math.round(g.toDomXCoord(t)) + 0.5;
    context.strokeStyle = `rgba(213, 94, 0, ${strong.has(t) ? Math.min(0.8, 2.5 * faint) : faint})`;
    if (x < area.x || x > area.x + area.w) continue;
    context.beginPath();
    context.moveTo(x, area.y);
    context.lineTo(x, area.y + area.h);
    context.stroke();
  }
}

let zooming = false;
function zoomAll(from) {
  if (zooming) return;
  zooming = true;
  const window_ = from.xAxisRange();
  for (const p of panels) if (p.graph && p.graph !== from) p.graph.updateOptions({ dateWindow: from.isZoomed('x') ? window_ : null });
  zooming = false;
}

function makeGraph(panel, host, list) {
  const largest = extent(list.map(c => c.y))[1], floor = panel.log ? largest * 1e-6 : 0, series = {};
  const labels = ['t', ...list.map((c, i) => `c${i}`)];
  list.forEach((c, i) => { series[`c${i}`] = c.only ? { drawPoints: true, strokeWidth: 0, pointSize: 3 } : { strokePattern: c.dash ? [6, 4] : null, strokeWidth: c.dash ? 1.5 : 1.9 }; });
  panel.graph = new Dygraph(host, rows(list, floor), {
    labels, series, colors: list.map(c => c.color), legend: 'never', connectSeparatedPoints: true, logscale: panel.log, includeZero: false,
    gridLineColor: css('--line'), axisLineColor: css('--soft'), axisLabelWidth: 62, rightGap: 12, yRangePad: 8, highlightCircleSize: 0,
    dateWindow: null, animatedZooms: false, underlayCallback: underlay,
    axes: { x: { axisLabelFormatter: x => number(x, 5), valueFormatter: x => number(x), drawGrid: true },
      y: { axisLabelFormatter: (y, gran, opts, g) => (panel.log && Math.abs(Math.log10(y) - Math.round(Math.log10(y))) > 1e-6 ? '' : number(y, 5)) } },
    drawCallback: (g, first) => { if (!first) zoomAll(g); panel.move && panel.move(clock.t); },
    highlightCallback: (event, x) => hover(x), unhighlightCallback: () => hover(null),
    clickCallback: (event, x) => { clock.play(false); clock.set(x); },
  });
}

/* The legend shows values where the pointer is, otherwise where the clock is. */
let pointed = null;
function hover(x) {
  pointed = x;
  for (const p of panels) p.move && p.move(x === null ? clock.t : x);
}

function historyFigure(panel) {
  const list = curves(panel);
  panel.log = panel.log || spansDecades(list.map(c => c.y));
  const host = el('div', { class: 'plot' }), cursor = el('div', { class: 'cursor' });
  const values = list.map(() => el('span', { class: 'at' }));
  const legend = el('div', { class: 'legend' }, list.map((c, i) => el('span', {}, swatch(c), c.name + ' ', c.only ? null : values[i])));
  const happens = el('div', { class: 'happens screen' });
  const still = el('div', { class: 'print' });
  const figure = el('figure', { 'data-panel': panel.title }, el('figcaption', {}, el('h3', {}, panel.title), saveButtons(panel.title, () => stillPicture(panel, list))),
    el('div', { class: 'unit' }, panel.note ? `${panel.note}${inUnit(panel.unit)}` : `${panel.title}${inUnit(panel.unit)}`, panel.log ? ', logarithmic' : '', ' against t [s]'), legend);
  panel.host = host;
  host.panel = panel;
  panel.draw = () => {
    panel.drawn = true;
    if (typeof Dygraph === 'undefined') { host.style.height = 'auto'; host.replaceChildren(stillPicture(panel, list)); return; }
    if (panel.graph) panel.graph.destroy();
    panel.graph = null;
    host.replaceChildren();
    makeGraph(panel, host, list);
    host.append(cursor);
  };
  panel.move = t => {
    if (!panel.drawn) return;
    list.forEach((c, i) => { if (!c.only) values[i].textContent = number(interpolate(c.x, c.y, t), 4); });
    if (!panel.graph) return;
    const x = panel.graph.toDomXCoord(t), area = panel.graph.getArea();
    cursor.style.display = x < area.x - 1 || x > area.x + area.w + 1 ? 'none' : 'block';
    cursor.style.left = `${x}px`;
    cursor.style.bottom = `${host.clientHeight - area.y - area.h}px`;
    panel.cursor = x;
    const range = panel.graph.xAxisRange(), near = 0.004 * (range[1] - range[0]), run = page.runs[page.runs.length - 1];
    const found = run.events.filter(e => Math.abs(e.t - t) < near);
    happens.textContent = found.length ? `${number(found[0].t, 6)} s: ${found.slice(0, 3).map(e => `${e.name} ${e.into}`).join('; ')}${found.length > 3 ? `; ${found.length - 3} more` : ''}` : '';
  };
  panel.print = () => still.replaceChildren(stillPicture(panel, list));
  figure.append(el('div', { class: 'screen' }, host), still, page.runs.some(r => r.events.length) ? happens : '');
  panels.push(panel);
  return figure;
}

/* Many coordinates: one panel at a time, chosen by name. */
function chosenFigure(list) {
  const holder = el('div', {}), choose = el('select', { 'aria-label': 'coordinates', onchange: e => show(list[Number(e.target.value)]) }, list.map((p, i) => el('option', { value: i }, p.title)));
  function show(panel) {
    for (const p of list) { const i = panels.indexOf(p); if (i >= 0) panels.splice(i, 1); }
    holder.replaceChildren(historyFigure(panel));
    if (document.readyState !== 'loading' && window.costate) { panel.draw(); panel.move(clock.t); }
  }
  show(list[0]);
  return el('div', {}, el('p', { class: 'screen' }, el('label', {}, 'coordinates of ', choose)), holder);
}

function historySection() {
  const coordinates = coordinatePanels(), figures = el('div', { class: 'figures' });
  for (const p of outputPanels()) figures.append(historyFigure(p));
  if (coordinates.length === 1) figures.append(historyFigure(coordinates[0]));
  if (contactNames().length) figures.append(contactsFigure());
  for (const p of [...forcePanels(), ...otherPanels()]) figures.append(historyFigure(p));
  clock.watchers.push(t => { for (const p of panels) if (pointed === null) p.move(t); });
  return [figures, coordinates.length > 1 ? chosenFigure(coordinates) : null];
}
