/* studies.js: second derivatives, tolerances, samples, and optimizations from many starts. */
'use strict';

Object.assign(TITLES, { hessian: 'Second derivatives', tolerance: 'Tolerances', sample: 'Samples', starts: 'Many starts' });

const MOST_COLUMNS = 12;

/* The matrix, shaded by its largest element, and what its eigenvalues say. */
SECTIONS.hessian = data => {
  const gradient = flat(data.gradient || {}), names = Object.keys(gradient), parts = [];
  const rows = data.hessian && flatRows(data.hessian), eigen = data.eigenvalues || [];
  if (rows && names.length <= MOST_COLUMNS) {
    const most = Math.max(...rows.flat().map(Math.abs), 1e-300);
    const shade = x => `background:${x < 0 ? PALETTE[1] : PALETTE[0]}${Math.round(60 * Math.abs(x) / most).toString(16).padStart(2, '0')}`;
    parts.push(el('div', { class: 'box' }, el('h3', {}, `d\u00b2\u03c8 / d\u03c1\u00b2 (${page.cost.name})`),
      table(['', ...names.map(n => '#' + n)], names.map((n, i) => el('tr', {}, el('td', {}, n), rows[i].map(x => el('td', { class: 'number', style: shade(x) }, number(x, 6))))))));
  }
  if (eigen.length)
    parts.push(el('div', { class: 'box' }, el('h3', {}, 'Eigenvalues, and the largest parts of their directions'),
      table(['#eigenvalue', '~direction'], eigen.map(e => [number(e.value, 6), directionText(flat(e.direction))]))));
  if (data.product)
    parts.push(el('div', { class: 'box' }, table(['parameter', '#product'], Object.entries(flat(data.product)).map(([n, x]) => [n, number(x, 7)]))));
  return parts;
};

/* Rows and columns of a matrix of objects, arrays among them taken apart. */
const flatRows = matrix => Object.values(matrix).flatMap(row => (Array.isArray(row) ? row.map(r => Object.values(flat(r))) : [Object.values(flat(row))]));

function directionText(direction) {
  const list = Object.entries(direction).filter(([, x]) => Math.abs(x) > 0.05).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  return list.slice(0, 5).map(([n, x]) => `${number(x, 3)} ${n}`).join(', ') + (list.length > 5 ? ', \u2026' : '');
}

/* Mean and deviation of psi, and which parameter's tolerance counts. */
SECTIONS.tolerance = data => {
  const rows = Object.entries(data.tolerances).flatMap(([name, t]) => shareRows(name, t)).sort((a, b) => b.value - a.value);
  const u = page.cost.unit, of = x => withUnit(x, u, 7);
  return [
    el('div', { class: 'narrow' }, stillFigure('share of the variance of \u03c8', rows.length > MOST_BARS ? `the ${MOST_BARS} largest of ${rows.length}` : null,
      () => bars({ rows: rows.slice(0, MOST_BARS), xlabel: 'share of the variance, first order [%]' }))),
    el('div', { class: 'box' }, table(['', '#mean of \u03c8', '#standard deviation'],
      [['first order', of(data.first_order.mean), of(data.first_order.deviation)], ['second order', of(data.second_order.mean), of(data.second_order.deviation)]]))];
};

const shareRows = (name, t) => [].concat(t).flatMap((one, i) => (Array.isArray(one.share) ? one.share : [one.share]).map((share, k) => {
  const index = Array.isArray(t) ? i : Array.isArray(one.share) ? k : -1;
  return { name: index < 0 ? name : `${name}[${index}]`, value: 100 * share, note: '' };
}));

/* The distribution of each response. */
SECTIONS.sample = data => {
  const parts = [el('p', {}, `${data.count} samples, ${data.plan}, seed ${data.seed}${data.failed ? `; ${data.failed} failed` : ''}: `,
    Object.entries(data.vary).map(([n, v]) => `${n} ${v.distribution}, mean ${number(v.mean, 6)}, standard deviation ${number(v.std, 4)}`).join('; '))];
  parts.push(el('div', { class: 'figures' }, data.responses.filter(r => r.quantiles).map(quantileFigure)));
  parts.push(el('div', { class: 'box' }, table(['response', 'unit', '#mean', '#\u00b1', '#standard deviation', '#\u00b1', '#least', '#median', '#most', '#first order: standard deviation'],
    data.responses.map(r => [r.name, unit(r.unit) || '-', number(r.mean, 7), number(r.mean_error, 2), number(r.std, 5), number(r.std_error, 2), number(r.least, 6), number((r.quantiles || {})['0.5'], 6),
      number(r.most, 6), r.first_order ? number(r.first_order.std, 5) : '']))));
  return parts;
};

function quantileFigure(r) {
  const levels = Object.keys(r.quantiles).map(Number).sort((a, b) => a - b), x = [r.least, ...levels.map(q => r.quantiles[String(q)]), r.most];
  const series = [{ x, y: [0, ...levels.map(q => 100 * q), 100], color: PALETTE[0], points: true }];
  return stillFigure(`distribution of ${r.name}`, 'part of the samples below a value; the vertical line is the mean',
    () => chart({ series, marks: [r.mean], xlabel: r.name + inUnit(r.unit), ylabel: 'samples below [%]' }));
}

/* Where the optimizations ended, the best first. */
SECTIONS.starts = data => {
  const names = singleNames(data.parameters), ended = data.starts.filter(s => s.error === null), failed = data.starts.length - ended.length;
  const kept = s => !(s.violation > KEPT), sorted = [...ended].sort((a, b) => kept(b) - kept(a) || a.psi - b.psi);
  const x = sorted.map((_, i) => i + 1), shown = names.slice(0, MOST_COLUMNS);
  const positive = sorted.every(s => s.psi > 0 && s.psi_initial > 0);
  const figure = stillFigure('\u03c8 at the start and at the end of each optimization', `${ended.length} of ${data.starts.length}, the best first`,
    () => chart({ series: [{ x, y: sorted.map(s => s.psi_initial), color: GHOST, only: true }, { x, y: sorted.map(s => s.psi), color: PALETTE[0], points: true }], log: positive,
      xlabel: 'optimization [-]', ylabel: '\u03c8' + (psiUnit(data) ? inUnit(psiUnit(data)) : '') }));
  const rows = sorted.map(s => [String(s.start), s.minimum ? String(s.minimum) : '', number(s.psi_initial, 6), number(s.psi, 6), kept(s) ? '' : el('b', { class: 'bad' }, `violates by ${number(s.violation, 2)}`),
    String(s.evaluations), s.stop, ...shown.map(n => number(s.parameters[n], 6))]);
  return [el('div', { class: 'figures' }, figure),
    el('div', { class: 'box' }, table(['#start', '#minimum', '#\u03c8 before', '#\u03c8 after', 'constraints', '#evaluations', 'ended', ...shown.map(n => '#' + n)], rows)),
    failed ? el('p', { class: 'notice' }, `${failed} failed: ${data.starts.find(s => s.error !== null).error}`) : null];
};

const STUDY_CARDS = {
  hessian: d => {
    const values = (d.eigenvalues || []).map(e => e.value), list = [card(`\u03c8 (${page.cost.name})`, withUnit(d.psi, page.cost.unit, 8), d.check ? good(d.check.passed, d.check.passed ? 'second derivatives confirmed' : 'second derivatives not confirmed') : 'not checked: --check compares with differences of the gradient')];
    if (values.length) list.push(card('eigenvalues', `${number(Math.min(...values), 4)} \u2026 ${number(Math.max(...values), 4)}`, Math.min(...values) > 0 ? 'all positive: curved upwards in all directions' : `${values.filter(v => v < 0).length} negative`));
    return list;
  },
  tolerance: d => [card(`\u03c8 (${page.cost.name})`, `${number(d.second_order.mean, 6)} \u00b1 ${withUnit(d.second_order.deviation, page.cost.unit, 3)}`, 'mean and standard deviation, to second order')],
  sample: d => d.responses.slice(0, 4).map(r => card(r.name, `${number(r.mean, 5)} \u00b1 ${withUnit(r.std, r.unit, 3)}`, `mean and standard deviation of ${d.count - d.failed} samples`)),
  starts: d => {
    const list = [card(`best \u03c8 (${d.minimize || page.cost.name})`, withUnit(d.psi, psiUnit(d), 6), `of ${d.starts.length} starts`)];
    if (d.minima !== undefined) list.push(card('minima', String(d.minima), 'different ones'));
    const limited = d.starts.some(s => s.violation !== undefined), kept = d.starts.filter(s => s.error === null && !(s.violation > KEPT)).length;
    if (limited) list.push(card('constraints', good(kept > 0, kept ? 'feasible' : 'not feasible'), `${kept} of ${d.starts.length} keep them`));
    return list;
  },
};
