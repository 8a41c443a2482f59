/* chart.js: charts as SVG, from data: for saving, for printing, and where dygraphs is not there. */
'use strict';

/* Round steps that divide [low, high] into about `count` parts. */
function linearTicks(low, high, count) {
  const raw = (high - low) / Math.max(1, count), size = 10 ** Math.floor(Math.log10(raw));
  const step = size * [1, 2, 5, 10].find(k => raw <= k * size * 1.0001);
  const ticks = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; i++) ticks.push(i * step);
  return ticks;
}

function logTicks(low, high) {
  const first = Math.ceil(Math.log10(low) - 1e-9), last = Math.floor(Math.log10(high) + 1e-9), ticks = [];
  const every = Math.max(1, Math.ceil((last - first) / 6));
  for (let i = first; i <= last; i += every) ticks.push(10 ** i);
  if (ticks.length >= 2) return ticks;
  return [1, 2, 5].flatMap(k => [first - 1, first, first + 1].map(i => k * 10 ** i)).filter(x => x >= low && x <= high).sort((a, b) => a - b);
}

/* A range that holds the values with some air; for a logarithmic axis from a millionth of the largest. */
function niceRange([low, high], log) {
  if (log) return [Math.max(low, high * 1e-6) / 1.5, high * 1.5];
  const air = 0.06 * (high - low) || 0.1 * Math.abs(high) || 1;
  return [low - air, high + air];
}

/* Large and small numbers share a power of ten: ticks stay short. */
function power(low, high) {
  const most = Math.max(Math.abs(low), Math.abs(high)), e = 3 * Math.floor(Math.log10(most || 1) / 3);
  return most >= 1e5 || most < 1e-2 ? e : 0;
}

/* As wide as a phone is, at most as a column. */
const columnWidth = () => Math.max(320, Math.min(640, window.innerWidth - 60));

/* { width, height, xlabel, ylabel, log, xlog, series: [{ x, y, color, dash, points, error, name }], marks: [x], strong: [x] of them } as an <svg>. */
function chart(c) {
  const width = c.width || columnWidth(), height = c.height || 260, left = 74, right = 14, top = 10, bottom = 42;
  const shown = c.series.filter(s => s.y.length);
  const ys = shown.map(s => s.y), positive = list => Array.from(list).filter(y => y > 0);
  const [y0, y1] = niceRange(extent(c.log ? ys.map(positive) : ys), c.log);
  const e = c.log ? 0 : power(y0, y1), ylabel = e ? c.ylabel.replace(' [', ` [10${raised(e)} `) : c.ylabel;
  const [x0, x1] = c.xrange || extent(shown.map(s => s.x));
  const px = x => left + (width - left - right) * (x - x0) / (x1 - x0 || 1);
  const scale = y => (c.log ? Math.log(Math.max(y, y0)) : y);
  const py = y => height - bottom - (height - top - bottom) * (scale(y) - scale(y0)) / (scale(y1) - scale(y0));
  const root = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': c.ylabel });
  const grid = draw('g', { class: 'grid' }), axis = draw('g', { class: 'axis' });
  for (const t of c.log ? logTicks(y0, y1) : linearTicks(y0, y1, 5)) {
    grid.append(draw('line', { x1: left, x2: width - right, y1: py(t), y2: py(t), stroke: '#d8dce3' }));
    axis.append(draw('text', { x: left - 7, y: py(t) + 4, 'text-anchor': 'end' }, number(t / 10 ** e, 6)));
  }
  for (const t of linearTicks(x0, x1, Math.max(3, width / 110))) {
    grid.append(draw('line', { x1: px(t), x2: px(t), y1: top, y2: height - bottom, stroke: '#d8dce3' }));
    axis.append(draw('text', { x: px(t), y: height - bottom + 17, 'text-anchor': 'middle' }, number(t, 5)));
  }
  axis.append(draw('text', { x: (left + width - right) / 2, y: height - 7, 'text-anchor': 'middle' }, c.xlabel));
  axis.append(draw('text', { transform: `translate(14 ${(top + height - bottom) / 2}) rotate(-90)`, 'text-anchor': 'middle' }, ylabel));
  root.append(grid, axis);
  for (const x of c.marks || [])
    root.append(draw('line', { x1: px(x), x2: px(x), y1: top, y2: height - bottom, stroke: '#d55e00',
      'stroke-opacity': (c.strong || []).includes(x) ? 0.75 : 0.3, 'stroke-width': 0.7 }));
  for (const s of shown) {
    const at = [];
    for (let i = 0; i < s.y.length; i++)
      if (Number.isFinite(s.y[i]) && s.x[i] >= x0 && s.x[i] <= x1) at.push(`${px(s.x[i]).toFixed(1)},${py(s.y[i]).toFixed(1)}`);
    if (!s.only)
      root.append(draw('polyline', { points: at.join(' '), fill: 'none', stroke: s.color, 'stroke-width': s.thin ? 1.2 : 1.8,
        'stroke-dasharray': s.dash ? '6 4' : null, 'stroke-linejoin': 'round' }));
    if (s.points || s.only)
      for (const p of at) root.append(draw('circle', { cx: p.split(',')[0], cy: p.split(',')[1], r: 2.6, fill: s.color }));
  }
  return root;
}

/* Bars from zero, sorted as they come: rows [{ name, value, note }]. */
function bars(c) {
  const rows = c.rows, height = 26 * rows.length + 46, width = c.width || columnWidth();
  const longest = Math.max(...rows.map(r => r.name.length)), left = Math.min(230, 14 + 7.4 * longest), right = 74;
  const most = Math.max(...rows.map(r => Math.abs(r.value)), 1e-300), some = rows.some(r => r.value < 0);
  const room = width - left - right, zero = some ? left + 0.5 * room : left, px = x => zero + (some ? 0.5 : 1) * room * x / most * 0.94;
  const root = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': c.xlabel });
  for (const t of linearTicks(some ? -most : 0, most, 4)) {
    root.append(draw('line', { x1: px(t), x2: px(t), y1: 4, y2: height - 40, stroke: '#d8dce3', class: 'rule' }));
    root.append(draw('text', { x: px(t), y: height - 24, 'text-anchor': 'middle' }, number(t, 3)));
  }
  rows.forEach((r, i) => {
    const y = 6 + 26 * i, from = Math.min(zero, px(r.value)), to = Math.max(zero, px(r.value));
    root.append(draw('text', { x: left - 8, y: y + 14, 'text-anchor': 'end', class: 'strong' }, r.name));
    root.append(draw('rect', { x: from, y: y + 2, width: Math.max(1, to - from), height: 17, rx: 2, fill: r.value < 0 ? PALETTE[1] : PALETTE[0] },
      draw('title', {}, `${r.name}: ${number(r.value)}${r.note ? ', ' + r.note : ''}`)));
    root.append(draw('text', { x: r.value < 0 ? from - 5 : to + 5, y: y + 15, 'text-anchor': r.value < 0 ? 'end' : 'start', class: 'strong' }, number(r.value, 3)));
  });
  root.append(draw('line', { x1: zero, x2: zero, y1: 2, y2: height - 40, stroke: '#5b6577' }));
  root.append(draw('text', { x: left + room / 2, y: height - 5, 'text-anchor': 'middle' }, c.xlabel));
  return root;
}

/* An <svg> as a file of its own: with the colors of paper, whatever the page looks like. */
function svgText(picture) {
  const copy = picture.cloneNode(true);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.prepend(draw('rect', { width: '100%', height: '100%', fill: '#ffffff' }));
  for (const text of copy.querySelectorAll('text')) {
    text.setAttribute('font-family', 'DejaVu Sans, Arial, sans-serif');
    text.setAttribute('font-size', '12');
    text.setAttribute('fill', '#1c2330');
  }
  return new XMLSerializer().serializeToString(copy);
}

function saveSvg(name, picture) {
  download(name + '.svg', new Blob([svgText(picture)], { type: 'image/svg+xml' }));
}

function pngOf(picture) {
  return new Promise((done, failed) => {
    const image = new Image(), width = picture.viewBox.baseVal.width, height = picture.viewBox.baseVal.height;
    image.onload = () => {
      const canvas = el('canvas', { width: 2 * width, height: 2 * height });
      canvas.getContext('2d').drawImage(image, 0, 0, 2 * width, 2 * height);
      canvas.toBlob(done, 'image/png');
    };
    image.onerror = failed;
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svgText(picture));
  });
}

/* The two buttons of a figure; `picture` makes its <svg>. */
function saveButtons(name, picture) {
  const file = fileName(page.model.name + ' ' + name);
  return el('span', { class: 'saves' },
    el('button', { title: 'save this plot as SVG', onclick: () => saveSvg(file, picture()) }, 'SVG'), ' ',
    el('button', { title: 'save this plot as PNG', onclick: async () => download(file + '.png', await pngOf(picture())) }, 'PNG'));
}

/* A figure around a still chart. */
function stillFigure(title, note, picture) {
  return el('figure', {}, el('figcaption', {}, el('h3', {}, title), saveButtons(title, picture)), note ? el('div', { class: 'unit' }, note) : null, picture());
}
