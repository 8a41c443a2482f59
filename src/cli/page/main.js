/* main.js: puts the page together. */
'use strict';

const theme = saved => { document.documentElement.dataset.theme = saved; };
theme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

function toggleTheme() {
  theme(dark() ? 'light' : 'dark');
  if (view) view.restyle();
  for (const p of panels) if (p.drawn) p.draw();
  clock.set(clock.t);
}

/* Panels are drawn when they come near the window. */
function drawInView() {
  const seen = new IntersectionObserver(list => {
    for (const e of list)
      if (e.isIntersecting && !e.target.panel.drawn) { e.target.panel.draw(); e.target.panel.move(clock.t); }
  }, { rootMargin: '400px' });
  for (const p of panels) seen.observe(p.host);
  drawRest();
}

/* The others follow one by one, whenever there is time. */
function drawRest() {
  const next = panels.find(p => !p.drawn), later = window.requestIdleCallback || (f => setTimeout(f, 50));
  if (!next) return;
  later(() => { if (!next.drawn) { next.draw(); next.move(clock.t); } drawRest(); }, { timeout: 1500 });
}

function section(id, title, ...content) {
  return el('section', { id }, el('h2', {}, title), ...content);
}

function build() {
  const main = document.getElementById('main'), top = document.getElementById('top'), links = [];
  const add = (id, title, ...content) => { main.append(section(id, title, ...content)); links.push(el('a', { href: '#' + id }, title)); };
  document.title = `${page.model.name}: ${page.kind}`;
  const player = page.runs.length && sketch ? playerSection() : null;
  main.append(cards(), ...missing(), ...page.warnings.map(w => el('p', { class: 'notice' }, 'Warning: ' + w)));
  if (player) add('motion', page.runs.length > 1 ? 'Motion, before and after' : 'Motion', player);
  else if (!sketch) main.append(el('p', { class: 'soft' }, 'This model has no sketch: write m_sketch to see it move (authors.md).'));
  for (const r of page.results) if (SECTIONS[r.kind] && r.kind !== 'simulate' && r.kind !== 'optimize') add(r.kind, TITLES[r.kind], ...SECTIONS[r.kind](r.data).flat(3));
  for (const r of page.results) if (r.kind === 'optimize') add(r.kind, TITLES[r.kind], ...SECTIONS[r.kind](r.data).flat(3));
  if (page.runs.length) add('histories', 'Time histories', el('p', { class: 'soft screen' }, 'Point at a curve to read all of them there; click to move the mechanism there; drag to zoom all, double-click to zoom out.'), ...historySection(), eventsSection());
  add('reproduce', 'To reproduce', reproduceSection());
  top.append(el('div', { class: 'title' }, el('div', {}, el('h1', {}, page.model.name), el('p', { class: 'soft' }, page.model.about)),
    el('div', {}, el('nav', {}, links), el('button', { id: 'theme', class: 'screen', onclick: toggleTheme }, 'Dark / light'))));
  drawInView();
  if (player) player.ready();
  else clock.set(0);
  document.addEventListener('keydown', e => {
    if (['INPUT', 'SELECT', 'BUTTON'].includes(e.target.tagName) && e.key === ' ') return;
    if (e.key === ' ') { e.preventDefault(); clock.play(!clock.playing); }
  });
}

window.addEventListener('beforeprint', () => { for (const p of panels) p.print(); });
build();
window.costate = { opened: performance.now(), clock, page, panels, get view() { return view; }, hover, ready: true };
