/* sections.js: what the commands found: numbers with their checks, sensitivities, optimization, comparison, fit. */
'use strict';

const parameterOf = name => page.parameters.find(p => p.name === name) || { name, unit: '', meaning: '' };
const good = (yes, text) => el('span', { class: yes ? 'good' : 'bad' }, (yes ? '\u2713 ' : '\u2717 ') + text);

function card(name, value, check) {
  return el('div', { class: 'card' }, el('div', { class: 'name' }, name), el('div', { class: 'value' }, value), check ? el('div', { class: 'check' }, check) : null);
}

/* heads: ['name', '#value']: '#' before what is aligned to the right. */
function table(heads, rows) {
  const side = heads.map(h => (h.startsWith('#') ? 'number' : h.startsWith('~') ? 'wide' : null));
  return el('div', { class: 'scroll' }, el('table', {}, el('thead', {}, el('tr', {}, heads.map((h, i) => el('th', { class: side[i] }, h.replace(/^[#~]/, ''))))),
    el('tbody', {}, rows.map(row => (row instanceof Node ? row : el('tr', {}, row.map((cell, i) => el('td', { class: side[i] }, cell))))))));
}

/* Relative sensitivities, sorted: percent of psi for one percent of each parameter. */
function relative(psi, gradient, values) {
  return Object.entries(gradient).filter(([, d]) => !Array.isArray(d)).map(([name, d]) => ({ name, derivative: d, parameter: parameterOf(name), at: values[name], value: psi ? values[name] / psi * d : NaN }))
    .filter(r => r.derivative !== null).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}

const MOST_BARS = 20;

function sensitivityFigure(title, psi, of, gradient, values, check, errors) {
  const list = relative(psi, gradient, values).map(r => Object.assign(r, { note: r.parameter.meaning })), shown = list.filter(r => Number.isFinite(r.value)).slice(0, MOST_BARS);
  const parts = [];
  if (shown.length)
    parts.push(el('div', { class: 'narrow' }, stillFigure(title, shown.length < list.length ? `the ${shown.length} largest of ${list.length}` : null,
      () => bars({ rows: shown, xlabel: `change of ${title} in % for 1 % of the parameter` }))));
  const heads = ['parameter', '#value', '#derivative', ...(errors ? ['#\u00b1'] : []), 'unit', '#% per %'], verdicts = check && check.verdict;
  if (check) heads.push('#direct', '#differences', '#\u00b1', 'check');
  heads.push('~meaning');
  const rows = list.map(r => {
    const row = [r.name, withUnit(r.at, r.parameter.unit, 6), number(r.derivative, 7), ...(errors ? [number(errors[r.name], 2)] : []), perUnit(of, r.parameter.unit), number(r.value)];
    if (check) row.push(number((check.direct || check.adjoint || {})[r.name], 7), number(check.differences[r.name], 7), number(check.differences_error[r.name], 2), good(verdicts[r.name] === 'confirmed', verdicts[r.name]));
    return row.concat(r.parameter.meaning);
  }).concat(arrayRows(of, gradient, values, check, errors));
  const curves = arrayFigures(title, of, gradient, values);
  if (curves.length) parts.push(el('div', { class: 'figures' }, curves));
  parts.push(el('div', { class: 'box' }, table(heads, rows)));
  return parts;
}

const SECTIONS = {
  gradient(data) {
    const list = data.scenarios || [data];
    return list.map(one => {
      const name = one.name ? `${page.cost.name}, ${one.name}` : page.cost.name;
      if (one.psi === null || one.psi === undefined) return el('p', { class: 'notice' }, `${one.name || ''}: ${one.error || 'no result'}`);
      return sensitivityFigure(`\u03c8 (${name})`, one.psi, page.cost.unit, one.gradient, one.parameters || data.parameters || {}, one.check, one.gradient_error);
    });
  },
  responses(data) {
    return Object.entries(data.responses).map(([name, r]) => [
      el('p', {}, el('b', {}, name), ` = ${withError(r.value, r.error, r.unit)}`, r.expression !== name ? ` (${r.expression})` : '', r.instant !== undefined ? `, at t = ${number(r.instant, 8)} s` : ''),
      sensitivityFigure(name, r.value, r.unit || '', r.gradient, data.parameters, null, r.gradient_error)]);
  },
  compare(data) {
    const list = data.filter(r => r.error !== null && r.error > 0);
    const names = Object.keys(flat(data[0].gradient)), heads = ['approach', '#\u03c8', ...names.map(n => `#d\u03c8/d${n}`), '#error', '#seconds', '~'];
    const rows = data.map(r => [r.approach, number(r.psi, 8), ...names.map(n => number(flat(r.gradient)[n], 8)), number(r.error, 2), number(r.seconds, 3), r.message || '']);
    rows.unshift(['reference (CVODES, adjoint, rtol 1e-11)', number(data[0].reference_psi, 8), ...names.map(n => number(flat(data[0].reference)[n], 8)), '', '', '']);
    const figures = list.length ? [stillFigure('error of each approach', 'the worst derivative against the reference, relative; digits that are right',
      () => bars({ rows: list.map(r => ({ name: r.approach, value: -Math.log10(r.error), note: `error ${number(r.error, 2)}, ${number(r.seconds, 3)} s` })), xlabel: 'right digits: \u2212log\u2081\u2080(error)' }))] : [];
    return [el('div', { class: 'figures' }, figures), el('div', { class: 'box' }, table(heads, rows))];
  },
  optimize(data) {
    const steps = data.history || [], names = singleNames(data.parameters_initial), arrays = arrayNames(data.parameters_initial), x = steps.map(s => s.iteration);
    const parts = [], figures = el('div', { class: 'figures' });
    const psi = steps.map(s => s.psi), projected = steps.map(s => s.projected_gradient);
    const what = data.minimize && data.minimize !== page.cost.name ? data.minimize : page.cost.meaning + inUnit(page.cost.unit);
    figures.append(stillFigure('\u03c8 by iteration', what, () => chart({ series: [{ x, y: psi, color: PALETTE[0], points: true }], log: psi.every(y => y > 0), xlabel: 'iteration [-]', ylabel: '\u03c8' + (psiUnit(data) ? inUnit(psiUnit(data)) : '') })));
    if (projected.some(y => y > 0))
      figures.append(stillFigure('projected gradient', 'largest component, scaled', () => chart({ series: [{ x, y: projected, color: PALETTE[2], points: true }], log: true, xlabel: 'iteration [-]', ylabel: 'projected gradient [-]' })));
    const moved = names.map(n => ({ n, by: Math.abs(data.parameters[n] - data.parameters_initial[n]) / (Math.abs(data.parameters_initial[n]) || 1) })).sort((a, b) => b.by - a.by).slice(0, 12);
    for (const { n } of moved)
      figures.append(stillFigure(n, `${parameterOf(n).meaning}${inUnit(parameterOf(n).unit)}`, () => chart({ series: [{ x, y: steps.map(s => s.parameters[n]), color: PALETTE[4], points: true }], xlabel: 'iteration [-]', ylabel: n + inUnit(parameterOf(n).unit), height: 220 })));
    for (const n of arrays) figures.append(...optimizedFigures(data, n));
    const where = Object.values(flat(data.where)), free = where.filter(w => w === 'free').length;
    parts.push(el('p', {}, `${data.iterations} iterations, ${data.evaluations} evaluations of \u03c8 and its gradient, ${number(data.seconds, 3)} s. Ended: ${data.reason}.`));
    parts.push(el('div', { class: 'box' }, el('h3', {}, `Parameters: ${free} free, ${where.length - free} at a bound`),
      table(['parameter', '#before', '#after', 'unit', '#change', 'within its bounds', 'where', '#d\u03c8/d\u03c1', '~meaning'], names.map(n => parameterRow(data, n)).concat(arrays.map(n => optimizedRow(data, n))))));
    if (data.constraints && data.constraints.length)
      parts.push(el('div', { class: 'box' }, el('h3', {}, 'Constraints'), table(['constraint', '#value', 'unit', '#lower', '#upper', 'binds', '#multiplier', '#violation'],
        constraintRows(data.constraints))));
    parts.push(figures);
    return parts;
  },
};

/* What a least-squares fit found: values with their standard errors; data and curves stand among the time histories. */
SECTIONS.fit = result => {
  const data = { ...result };
  for (const key of ['parameters_initial', 'parameters', 'standard_errors', 'lower', 'upper', 'where'])
    data[key] = flat(result[key] || {});
  const names = Object.keys(data.parameters_initial), errors = data.standard_errors || {};
  const parts = [el('p', {}, `\u03c7\u00b2 ${number(data.chi2_initial, 5)} \u2192 ${number(data.chi2, 5)}, ${data.samples} samples, ${data.freedom} degrees of freedom: ${number(data.chi2_per_freedom, 4)} each; sigma ${data.sigma}. Ended: ${data.reason}.`)];
  parts.push(el('div', { class: 'box' }, el('h3', {}, 'Fitted parameters'), table(['parameter', '#before', '#fitted', '#standard error', 'unit', 'within its bounds', 'where', '~meaning'],
    names.map(n => { const p = parameterOf(n); return [n, number(data.parameters_initial[n], 7), number(data.parameters[n], 7), number(errors[n], 3), unit(p.unit) || '-', rangePicture(data.lower[n], data.upper[n], data.parameters_initial[n], data.parameters[n]), data.where[n] === 'free' ? 'free' : el('b', { class: 'bad' }, data.where[n]), p.meaning]; }))));
  if (data.correlations && names.length > 1)
    parts.push(el('div', { class: 'box' }, el('h3', {}, 'Correlations'), table(['', ...names.map(n => '#' + n)], names.map(n => [n, ...names.map(m => number(flat(data.correlations[n] || {})[m], 3))]))));
  if (data.experiments)
    parts.push(el('div', { class: 'box' }, el('h3', {}, 'Experiments'), table(['experiment', 'data', '#samples', '#\u03c7\u00b2'], data.experiments.map(e => [e.name, e.data, String(e.samples), number(e.chi2, 5)]))));
  return parts;
};

function parameterRow(data, n) {
  const p = parameterOf(n), from = data.parameters_initial[n], to = data.parameters[n], where = data.where[n];
  return [n, number(from, 7), number(to, 7), unit(p.unit) || '-', from ? number(100 * (to - from) / Math.abs(from), 3) + ' %' : '\u2013', rangePicture(data.lower[n], data.upper[n], from, to),
    where === 'free' ? where : el('b', { class: 'bad' }, where), number(data.gradient[n], 4), p.meaning];
}

/* Lower and upper bound, and between them where the parameter was and is. */
function rangePicture(lower, upper, from, to) {
  const finite = lower !== null && upper !== null, low = finite ? lower : Math.min(from, to) - Math.abs(from - to) - 1e-300, high = finite ? upper : Math.max(from, to) + Math.abs(from - to) + 1e-300;
  const x = v => 4 + 136 * (v - low) / (high - low || 1);
  return draw('svg', { class: 'range', viewBox: '0 0 144 14' }, draw('line', { x1: 4, x2: 140, y1: 7, y2: 7, stroke: '#9aa0a8', 'stroke-width': 2, 'stroke-dasharray': finite ? null : '3 3' }),
    finite ? [4, 140].map(v => draw('line', { x1: v, x2: v, y1: 2, y2: 12, stroke: '#9aa0a8', 'stroke-width': 2 })) : null,
    draw('circle', { cx: x(from), cy: 7, r: 3.4, fill: 'none', stroke: '#9aa0a8', 'stroke-width': 1.8 }), draw('circle', { cx: x(to), cy: 7, r: 4, fill: PALETTE[1] }),
    draw('title', {}, finite ? `bounds ${number(lower)} to ${number(upper)}` : 'no finite bounds'));
}

const TITLES = { gradient: 'Sensitivities', responses: 'Responses and sensitivities', compare: 'Comparison of approaches', optimize: 'Optimization', fit: 'Data and fit' };

/* The first figures, each with its check. */
/* That of the cost, where psi is the cost. */
const psiUnit = d => (d.minimize && d.minimize !== page.cost.name ? '' : page.cost.unit);

function cards() {
  const list = [];
  for (const r of page.results) {
    const d = r.data;
    if (r.kind === 'optimize') list.push(...optimizeCards(d));
    if (STUDY_CARDS[r.kind]) list.push(...STUDY_CARDS[r.kind](d));
    if (r.kind === 'gradient' && !d.scenarios)
      list.push(card(`\u03c8 (${page.cost.name})`, withError(d.psi, d.psi_error, page.cost.unit), d.check ? good(d.check.passed, d.check.passed ? `gradient confirmed; adjoint and direct agree; worst component: ${number(d.check.worst, 2)}` : 'gradient not confirmed: see the table') : 'not checked: --check compares with other methods'));
    if (r.kind === 'fit')
      list.push(card('\u03c7\u00b2 before \u2192 after', `${number(d.chi2_initial, 5)} \u2192 ${number(d.chi2, 5)}`,
        d.certificate ? good(d.certificate.agrees, `gradient ${d.certificate.agrees ? 'agrees with' : 'contradicts'} differences`) : `${number(d.chi2_per_freedom, 4)} per degree of freedom`));
    if (r.kind === 'compare') {
      const errors = d.map(x => x.error).filter(x => x !== null);
      list.push(card('approaches', String(d.length), `errors ${number(Math.min(...errors), 2)} to ${number(Math.max(...errors), 2)} against the reference`));
    }
  }
  const last = page.runs[page.runs.length - 1];
  if (last) {
    if (!page.results.some(r => ['gradient', 'optimize', 'hessian', 'starts'].includes(r.kind))) list.push(card(`\u03c8 (${page.cost.name})`, withUnit(last.psi, page.cost.unit, 8), page.cost.meaning));
    const d = last.drift;
    if (d.conserved) list.push(card('energy drift', withUnit(d.energy, 'J', 2), good(true, `${number(d.energy / d.scale, 2)} of what is exchanged`)));
    else if (d.energy !== null) list.push(card('energy, end less start', withUnit(d.end - d.start, 'J', 4), 'not conserved: forces or drives of the model'));
    if (page.model.m) list.push(card('constraint drift', number(d.phi, 2), `its rate ${number(d.phi_dot, 2)}`));
    list.push(card('steps', String(last.steps), `${last.failures} failed; ${last.events.length} events${last.series.thinned ? `; curves thinned from ${last.series.thinned} instants, peaks kept` : ''}`));
  }
  return el('div', { class: 'cards' }, list);
}

/* psi before and after, whether the constraints hold, and what was gained. */
function optimizeCards(d) {
  const c = d.certificate, limited = d.constraints && d.constraints.length, first = (d.history || [])[0], kept = !(d.violation > KEPT);
  const list = [card(`\u03c8 before \u2192 after (${d.minimize || page.cost.name})`, `${number(d.psi_initial, 5)} \u2192 ${withUnit(d.psi, psiUnit(d), 5)}`,
    c ? good(c.agrees, `gradient ${c.agrees ? 'agrees with' : 'contradicts'} differences: ${number(c.gradient, 4)} and ${number(c.differences, 4)} \u00b1 ${number(c.error, 1)}`) : 'no certificate')];
  if (limited)
    list.push(card('constraints', good(kept, kept ? 'feasible' : 'not feasible'),
      `${d.constraints.filter(x => x.binds).length} of ${d.constraints.length} bind; largest violation ${number(d.violation, 2)} of a limit${first && first.violation > KEPT ? `, at the start ${number(first.violation, 2)}` : ''}`));
  if (kept && d.psi > 0 && d.psi_initial >= d.psi)
    list.push(card('divided by', number(d.psi_initial / d.psi, 4), `${d.iterations} iterations: ${d.stop}`));
  else if (kept && d.psi > d.psi_initial && first && first.violation > KEPT)
    list.push(card('\u03c8 is larger', withUnit(d.psi - d.psi_initial, psiUnit(d), 4), 'the start violated constraints'));
  return list;
}

/* A violation within it is none, as for the program. */
const KEPT = 1e-6;

function eventsSection() {
  const run = page.runs[page.runs.length - 1];
  if (!run || !run.events.length) return null;
  return el('details', { class: 'box' }, el('summary', {}, `${run.events.length} events${page.runs.length > 1 ? ', ' + run.label : ''}`),
    table(['#t [s]', 'switch', 'into', '~'], run.events.map(e => el('tr', { class: 'jump', onclick: () => { clock.play(false); clock.set(e.t); } },
      el('td', { class: 'number' }, e.t.toFixed(6)), el('td', {}, e.name), el('td', {}, e.into), el('td', {}, e.trigger ? `follows from ${e.trigger}` : '')))));
}

function reproduceSection() {
  const run = page.runs[page.runs.length - 1], o = page.problem;
  const options = Object.entries(o).filter(([k]) => k !== 'model').map(([k, v]) => [k, typeof v === 'number' ? number(v, 6) : String(v)]);
  const parts = [el('pre', { id: 'command' }, page.command),
    el('p', {}, `Costate ${page.version}, interface ${page.abi}. Written ${page.date}. Model ${page.model.name}: ${page.model.n} coordinates, ${page.model.m} constraints, ${page.model.s} switches.`),
    table(['setting', 'value'], options)];
  if (run) parts.push(el('details', {}, el('summary', {}, `All ${page.parameters.length} parameters${page.runs.length > 1 ? ', before and after' : ''}`),
    table(['name', ...page.runs.map(r => '#' + r.label), 'unit', '~meaning'], valueRows())));
  return el('div', { class: 'box' }, parts);
}
