/* contacts.js: what contacts and frictions do, on the axis of time: impacts, phases in which they hold. */
'use strict';

const forceColumn = name => 'force ' + name;
const contactNames = () => [...page.model.contacts, ...page.model.frictions];
const IMPACTS = ['closes', 'rebounds'];

/* The instants at which velocities jump. */
const impactTimes = run => [...new Set(run.events.filter(e => page.model.contacts.includes(e.name) && IMPACTS.includes(e.into)).map(e => e.t))];

/* [from, to] where a contact is closed, a friction sticks.  Without an event a contact is closed where it has a force. */
function phases(run, name) {
  const begins = page.model.contacts.includes(name) ? 'closes' : 'sticks', ends = begins === 'closes' ? 'opens' : 'slips';
  const own = run.events.filter(e => e.name === name && (e.into === begins || e.into === ends)), list = [], last = run.t[run.t.length - 1];
  let since = own.length ? (own[0].from ? 0 : null) : begins === 'closes' && run.column[forceColumn(name)].some(y => y !== 0) ? 0 : null;
  for (const e of own) {
    if (e.into === begins && since === null) since = e.t;
    if (e.into === ends && since !== null) { list.push([since, e.t]); since = null; }
  }
  if (since !== null) list.push([since, last]);
  return list;
}

/* One line for each contact and friction: bars where it holds, ticks where it strikes. */
function contactsPicture(run) {
  const names = contactNames(), width = columnWidth(), height = 28 * names.length + 44, right = 14;
  const left = Math.min(0.4 * width, 16 + 7 * Math.max(...names.map(n => n.length))), end = run.t[run.t.length - 1];
  const px = t => left + (width - left - right) * t / end;
  const root = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': 'contacts' });
  for (const t of linearTicks(0, end, Math.max(3, width / 110))) {
    root.append(draw('line', { x1: px(t), x2: px(t), y1: 4, y2: height - 38, stroke: '#d8dce3', class: 'rule' }));
    root.append(draw('text', { x: px(t), y: height - 22, 'text-anchor': 'middle' }, number(t, 5)));
  }
  names.forEach((name, i) => {
    const y = 6 + 28 * i, contact = page.model.contacts.includes(name);
    root.append(draw('text', { x: left - 8, y: y + 15, 'text-anchor': 'end', class: 'strong' }, name));
    for (const [from, to] of phases(run, name))
      root.append(draw('rect', { class: contact ? 'closed' : 'sticks', x: px(from), y: y + 3, width: Math.max(1, px(to) - px(from)), height: 17, rx: 2,
        fill: PALETTE[contact ? 0 : 2], 'fill-opacity': 0.75 }, draw('title', {}, `${name}: ${contact ? 'closed' : 'sticks'}, ${number(from, 6)} to ${number(to, 6)} s`)));
    for (const e of run.events)
      if (e.name === name && IMPACTS.includes(e.into))
        root.append(draw('line', { class: 'impact', x1: px(e.t), x2: px(e.t), y1: y, y2: y + 23, stroke: PALETTE[1], 'stroke-width': 1.6 },
          draw('title', {}, `${name} ${e.into}: ${number(e.t, 6)} s`)));
  });
  root.append(draw('text', { x: (left + width - right) / 2, y: height - 4, 'text-anchor': 'middle' }, 't [s]'));
  return root;
}

function contactsFigure() {
  const run = page.runs[page.runs.length - 1];
  if (!contactNames().length) return null;
  const figure = stillFigure('contacts', `impacts (ticks), closed contacts, frictions that stick${page.runs.length > 1 ? ': ' + run.label : ''}`, () => contactsPicture(run));
  figure.dataset.panel = 'contacts';
  return figure;
}

/* The forces of contacts and frictions, those of impacts apart; of those that have some. */
function forcePanels() {
  const acts = name => page.runs.some(r => r.column[forceColumn(name)].some(y => y !== 0));
  const panel = (title, note, names) => (names.length ? [{ title, note, unit: 'SI', kind: 'other', series: names.map(name => ({ name, column: forceColumn(name) })) }] : []);
  return [...panel('contact forces', 'of the contacts, without the impulses of impacts', page.model.contacts.filter(acts)),
    ...panel('friction forces', 'of the frictions, along their rows', page.model.frictions.filter(acts))];
}
