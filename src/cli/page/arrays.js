/* arrays.js: arrays of parameters: one row of a table each, and curves over their index or their knots. */
'use strict';

const arrayOf = name => (page.arrays || []).find(a => a.name === name) || { name, unit: '', meaning: '' };
const normOf = list => Math.hypot(...list);
const arrayNames = object => Object.keys(object).filter(n => Array.isArray(object[n]));
const singleNames = object => Object.keys(object).filter(n => !Array.isArray(object[n]));

/* The same object with an entry for each value of an array. */
const flat = object => Object.fromEntries(Object.entries(object).flatMap(([n, v]) => (Array.isArray(v) ? v.map((x, i) => [`${n}[${i}]`, x]) : [[n, v]])));

function rangeText(list) {
  const [low, high] = extent([list]);
  return low === high ? number(low, 6) : `${number(low, 6)} \u2026 ${number(high, 6)}`;
}

/* What a curve of the array's values is drawn over. */
function abscissa(array, count) {
  return array.knots ? { x: array.knots, label: array.of } : { x: Array.from({ length: count }, (_, i) => i), label: 'index [-]' };
}

function arrayCurve(name, list, ylabel, title, note) {
  const array = arrayOf(name), over = abscissa(array, list[0].length);
  return stillFigure(title, note, () => chart({ series: list.map((y, i) => ({ x: over.x, y, color: PALETTE[i], dash: i < list.length - 1 })), xlabel: over.label, ylabel, height: 220 }));
}

/* Rows of a gradient's table, and curves of the derivatives. */
function arrayRows(of, gradient, values, check, errors) {
  return arrayNames(gradient).map(n => {
    const a = arrayOf(n), d = gradient[n], row = [`${n}[${d.length}]`, `${rangeText(values[n])} ${unit(a.unit)}`, `\u2016${number(normOf(d), 7)}\u2016`, ...(errors ? [`\u2016${number(normOf(errors[n]), 2)}\u2016`] : []), perUnit(of, a.unit), '\u2013'];
    if (check) {
      const other = (check.direct || check.adjoint || {})[n], confirmed = check.verdict[n].filter(v => v === 'confirmed').length;
      row.push(other ? `\u2016${number(normOf(other), 7)}\u2016` : '', `\u2016${number(normOf(check.differences[n]), 7)}\u2016`, number(Math.max(...check.differences_error[n]), 2), good(confirmed === d.length, `${confirmed} of ${d.length} confirmed`));
    }
    return row.concat(a.meaning);
  });
}

function arrayFigures(title, of, gradient, values) {
  return arrayNames(gradient).flatMap(n => [
    arrayCurve(n, [values[n]], n + inUnit(arrayOf(n).unit), n, arrayOf(n).meaning),
    arrayCurve(n, [gradient[n]], `d${title}/d${n}` + inUnit(perUnit(of, arrayOf(n).unit)), `d${title}/d${n}`, null)]);
}

/* An optimized array: a row, and curves before and after with the derivatives at the end. */
function optimizedRow(data, n) {
  const a = arrayOf(n), from = data.parameters_initial[n], to = data.parameters[n], free = data.where[n].filter(w => w === 'free').length;
  return [`${n}[${to.length}]`, rangeText(from), rangeText(to), unit(a.unit) || '-', `\u2016${number(normOf(to.map((x, i) => x - from[i])), 3)}\u2016`, '',
    free === to.length ? 'free' : el('b', { class: 'bad' }, `${to.length - free} at a bound`), `\u2016${number(normOf(data.gradient[n]), 4)}\u2016`, a.meaning];
}

const optimizedFigures = (data, n) => [
  arrayCurve(n, [data.parameters_initial[n], data.parameters[n]], n + inUnit(arrayOf(n).unit), `${n} before (dashed) and after`, arrayOf(n).meaning),
  arrayCurve(n, [data.gradient[n]], `d\u03c8/d${n}`, `d\u03c8/d${n} at the end`, null)];

/* Limits named NAME.0, NAME.1, ..., such as those on the rate of a table, are one row. */
function constraintRows(list) {
  const rows = [];
  for (let i = 0; i < list.length;) {
    const c = list[i], name = c.name.endsWith('.0') ? c.name.slice(0, -2) : null;
    let count = 1;
    while (name && i + count < list.length && list[i + count].name === `${name}.${count}`) count++;
    const all = list.slice(i, i + count), bound = all.filter(x => x.binds).length;
    rows.push([count > 1 ? `${name}[${count}]` : c.name, count > 1 ? rangeText(all.map(x => x.value)) : number(c.value, 7), unit(c.unit) || '-', number(c.lower, 6), number(c.upper, 6),
      bound ? el('b', { class: 'bad' }, count > 1 ? `${bound} bind` : 'binds') : 'no',
      count > 1 ? `\u2016${number(normOf(all.map(x => x.multiplier)), 5)}\u2016` : number(c.multiplier, 5), number(Math.max(...all.map(x => x.violation)), 2)]);
    i += count;
  }
  return rows;
}

/* Parameters of all runs: a row for an array. */
function valueRows() {
  const rows = [];
  for (let i = 0; i < page.parameters.length;) {
    const a = (page.arrays || []).find(x => x.first === i), p = page.parameters[i], count = a ? a.count : 1;
    rows.push([a ? `${a.name}[${count}]` : p.name, ...page.runs.map(r => (a ? rangeText(r.rho.slice(i, i + count)) : number(r.rho[i], 8))), unit(p.unit) || '-', p.meaning]);
    i += count;
  }
  return rows;
}
