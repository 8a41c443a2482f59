/* util.js: elements, numbers, colors, data.
 *
 * All that comes from a model or a file becomes text nodes and attributes; nothing of it is ever parsed as HTML. */
'use strict';

const page = JSON.parse(document.getElementById('data').textContent);

/* Measurements by the name of what was measured. */
page.measured = Object.values((page.samples || []).reduce((all, [name, t, value]) => {
  const one = all['of ' + name] = all['of ' + name] || { name, t: [], value: [] };
  one.t.push(t);
  one.value.push(value);
  return all;
}, {}));

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children.flat())
    if (child !== null && child !== undefined && child !== false)
      node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  return node;
}

/* el('p', { class: 'soft' }, 'text', child, ...) */
function el(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function draw(name, attributes, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

/* Colors that the color-blind can tell apart (Okabe and Ito), in an order for lines on white and on black. */
const PALETTE = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f', '#a6761d'];

const dark = () => document.documentElement.dataset.theme === 'dark';
const color = i => { const c = PALETTE[i % PALETTE.length]; return dark() && c === '#0072b2' ? '#3f9fe0' : c; };
const css = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const RAISED = { '-': '\u207b', 0: '\u2070', 1: '\u00b9', 2: '\u00b2', 3: '\u00b3', 4: '\u2074', 5: '\u2075', 6: '\u2076', 7: '\u2077', 8: '\u2078', 9: '\u2079' };
const raised = n => String(n).split('').map(c => RAISED[c] || c).join('');

/* 0.0123, 1234.5, 2.84×10⁷: `digits` significant ones, never an exponent where plain digits will do. */
function number(x, digits = 4) {
  if (x === null || x === undefined || Number.isNaN(x)) return '\u2013';
  if (!Number.isFinite(x)) return x > 0 ? '\u221e' : '\u2212\u221e';
  if (x === 0) return '0';
  const rounded = Number(x.toPrecision(digits));
  const size = Math.abs(rounded);
  let text;
  if (size >= 1e-3 && size < Math.max(1e5, 10 ** digits)) {
    text = String(rounded);
    if (text.includes('e')) text = rounded.toFixed(12).replace(/0+$/, '');
  } else {
    const [mantissa, exponent] = rounded.toExponential().split('e');
    const power = '10' + raised(Number(exponent));
    text = mantissa === '1' ? power : mantissa === '-1' ? '-' + power : mantissa + '\u00d7' + power;
  }
  return text.replace('-', '\u2212');
}

/* m^2/s^3 as m²/s³; '' for a pure number. */
const unit = text => (!text || text === '-' ? '' : text.replace(/\^(-?\d+)/g, (_, n) => raised(n)));
const inUnit = text => (unit(text) ? ` [${unit(text)}]` : ' [-]');
const withUnit = (x, text, digits) => number(x, digits) + (unit(text) ? '\u00a0' + unit(text) : '');
/* 0.7268774613 \u00b1 6.5\u00d710\u207b\u00b9\u2070 m\u00b2: as many digits as the error leaves. */
function withError(x, error, text) {
  if (!(error > 0)) return withUnit(x, text, 8);
  const digits = Math.max(1, Math.min(12, Math.ceil(Math.log10(Math.abs(x) / error)) + 1 || 1));
  return `${number(x, digits)} \u00b1 ${number(error, 2)}${unit(text) ? '\u00a0' + unit(text) : ''}`;
}
const perUnit = (of, by) => (unit(by) ? `${unit(of) || '1'} / ${/[ /]/.test(by) ? `(${unit(by)})` : unit(by)}` : unit(of));

/* Floats that were written as base64. */
function floats(base64) {
  const bytes = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
  return new Float32Array(bytes.buffer);
}

/* The last index i with xs[i] <= x, within 0 ... length - 2. */
function before(xs, x) {
  let low = 0, high = xs.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (xs[middle] <= x) low = middle; else high = middle;
  }
  return low;
}

function interpolate(xs, ys, x) {
  if (xs.length < 2) return ys[0];
  const i = before(xs, x), span = xs[i + 1] - xs[i];
  const share = span > 0 ? Math.min(1, Math.max(0, (x - xs[i]) / span)) : x > xs[i] ? 1 : 0;
  return ys[i] + share * (ys[i + 1] - ys[i]);
}

function extent(lists) {
  let low = Infinity, high = -Infinity;
  for (const list of lists)
    for (const y of list)
      if (Number.isFinite(y)) { if (y < low) low = y; if (y > high) high = y; }
  return low <= high ? [low, high] : [0, 1];
}

/* Whether curves that are never negative span decades: then a linear axis shows a flat line with needles. */
function spansDecades(lists) {
  const values = [];
  for (const list of lists)
    for (const y of list) {
      if (y < 0) return false;
      if (y > 0) values.push(y);
    }
  if (values.length < 10) return false;
  values.sort((a, b) => a - b);
  return values[values.length - 1] > 1000 * values[Math.floor(values.length / 2)];
}

function download(name, blob) {
  const link = el('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

const fileName = text => text.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '').slice(0, 60) || 'picture';
