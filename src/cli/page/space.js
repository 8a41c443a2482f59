/* space.js: the mechanism in space, by three.js. */
'use strict';

const webgl = () => { try { return !!document.createElement('canvas').getContext('webgl'); } catch (e) { return false; } };

class SpaceView {
  constructor(stage, size) {
    this.size = size;
    this.stage = stage;
    this.renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
    this.canvas = this.renderer.domElement;
    stage.append(this.canvas);
    this.scene = new THREE.Scene();
    this.camera = new THREE.PerspectiveCamera(28, 1, 0.01 * size.size, 400 * size.size);
    this.up = new THREE.Vector3().setComponent(sketch.up, 1);
    this.camera.up.copy(this.up);
    this.scene.add(new THREE.HemisphereLight(0xffffff, 0x8a919c, 0.75));
    const sun = new THREE.DirectionalLight(0xffffff, 0.4);
    sun.position.copy(this.up).multiplyScalar(2).add(new THREE.Vector3(0.7, 0.9, 0.5));
    this.scene.add(sun);
    this.follow = size.follows;
    this.start();
    this.build();
    new ResizeObserver(() => { this.resize(); this.show(); }).observe(stage);
    this.resize();
  }

  start() { this.azimuth = sketch.up === 2 ? -0.95 : 0.7; this.elevation = 0.3; this.zoom = 1; this.pan = new THREE.Vector3(); }
  reset() { this.start(); this.show(); }

  resize() {
    this.width = this.stage.clientWidth;
    this.height = this.stage.clientHeight;
    this.renderer.setPixelRatio(window.devicePixelRatio || 1);
    this.renderer.setSize(this.width, this.height, false);
    this.camera.aspect = this.width / this.height;
    this.camera.updateProjectionMatrix();
  }

  /* Each part of each run as objects with a function that moves them. */
  build() {
    for (const run of page.runs) {
      if (run.group) this.scene.remove(run.group);
      run.group = new THREE.Group();
      run.movers = [];
      run.ghost = page.runs.length > 1 && run !== page.runs[page.runs.length - 1];
      this.scene.add(run.group);
      place(run, run.frames.t0);
      for (const part of sketch.parts)
        run.movers.push(this[part.kind](run, part));
    }
  }

  material(run, kind, more) {
    const c = run.ghost && kind !== 'ground' ? GHOST : kindColor(kind);
    return new THREE.MeshLambertMaterial(Object.assign({ color: c, transparent: run.ghost, opacity: run.ghost ? 0.55 : 1 }, more));
  }

  at(run, i) { return new THREE.Vector3(run.now[3 * i], run.now[3 * i + 1], run.now[3 * i + 2]); }

  add(run, geometry, material) {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    run.group.add(mesh);
    return mesh;
  }

  /* Lays a mesh of length 1 along y, centered, from p to q. */
  lay(mesh, p, q, thick) {
    const d = q.clone().sub(p), length = d.length() || 1e-9;
    mesh.position.copy(p).add(q).multiplyScalar(0.5);
    mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), d.divideScalar(length));
    mesh.scale.set(thick, length, thick);
  }

  rod(run, kind, a, b, thick) {
    const mesh = this.add(run, new THREE.CylinderBufferGeometry(1, 1, 1, 12), this.material(run, kind));
    return () => this.lay(mesh, this.at(run, a), this.at(run, b), thick * this.size.size);
  }

  bar(run, p) { return this.rod(run, 'bar', p.a, p.b, 0.0055); }

  line(run, p) {
    const rods = [];
    for (let i = p.a; i < p.b; i++) rods.push(this.rod(run, 'line', i, i + 1, 0.0042));
    return () => rods.forEach(r => r());
  }

  plate(run, p) {
    const count = p.b - p.a + 1, geometry = new THREE.BufferGeometry(), position = new Float32Array(3 * count), index = [];
    for (let i = 1; i + 1 < count; i++) index.push(0, i, i + 1);
    geometry.setAttribute('position', new THREE.BufferAttribute(position, 3));
    geometry.setIndex(index);
    this.add(run, geometry, this.material(run, 'plate', { transparent: true, opacity: run.ghost ? 0.18 : 0.42, side: THREE.DoubleSide, depthWrite: false }));
    const edges = [];
    for (let i = p.a; i < p.b; i++) edges.push(this.rod(run, 'bar', i, i + 1, 0.0035));
    edges.push(this.rod(run, 'bar', p.b, p.a, 0.0035));
    return () => {
      position.set(run.now.subarray(3 * p.a, 3 * (p.b + 1)));
      geometry.attributes.position.needsUpdate = true;
      geometry.computeVertexNormals();
      edges.forEach(e => e());
    };
  }

  /* A helix as long as the spring is at first, then stretched along its axis. */
  spring(run, p) {
    const first = this.at(run, p.a).distanceTo(this.at(run, p.b)) || 1e-9, wide = 0.011 * this.size.size;
    class Helix extends THREE.Curve {
      getPoint(s) { const a = 2 * Math.PI * 11 * s; return new THREE.Vector3(wide * Math.cos(a), first * (s - 0.5), wide * Math.sin(a)); }
    }
    const mesh = this.add(run, new THREE.TubeBufferGeometry(new Helix(), 180, 0.24 * wide, 6), this.material(run, 'spring'));
    return () => {
      this.lay(mesh, this.at(run, p.a), this.at(run, p.b), 1);
      mesh.scale.y /= first;
    };
  }

  damper(run, p) {
    const first = this.at(run, p.a).distanceTo(this.at(run, p.b));
    const rod = this.add(run, new THREE.CylinderBufferGeometry(1, 1, 1, 10), this.material(run, 'wheel'));
    const body = this.add(run, new THREE.CylinderBufferGeometry(1, 1, 1, 16), this.material(run, 'damper'));
    return () => {
      const a = this.at(run, p.a), b = this.at(run, p.b), d = b.clone().sub(a).normalize().multiplyScalar(0.6 * first);
      this.lay(rod, a, b, 0.0045 * this.size.size);
      this.lay(body, a, a.clone().add(d), 0.011 * this.size.size);
    };
  }

  wheel(run, p) {
    const radius = this.at(run, p.a).distanceTo(this.at(run, p.c)), group = new THREE.Group();
    const own = (geometry, kind, more) => { const m = new THREE.Mesh(geometry, this.material(run, kind, more)); group.add(m); return m; };
    own(new THREE.TorusBufferGeometry(0.8 * radius, 0.2 * radius, 14, 48), 'wheel');
    own(new THREE.CylinderBufferGeometry(0.62 * radius, 0.62 * radius, 0.18 * radius, 32), 'pivot').rotation.x = Math.PI / 2;
    for (let i = 0; i < 5; i++) {
      const spoke = own(new THREE.BoxBufferGeometry(0.5 * radius, 0.09 * radius, 0.24 * radius), i ? 'bar' : 'mass');
      spoke.position.set(0.33 * radius * Math.cos(0.4 * Math.PI * i), 0.33 * radius * Math.sin(0.4 * Math.PI * i), 0);
      spoke.rotation.z = 0.4 * Math.PI * i;
    }
    run.group.add(group);
    return () => {
      const a = this.at(run, p.a), u = this.at(run, p.c).sub(a).normalize();
      const n = p.b === p.a ? new THREE.Vector3(0, 0, 1) : this.at(run, p.b).sub(a).normalize(), w = n.clone().cross(u);
      group.position.copy(a);
      group.quaternion.setFromRotationMatrix(new THREE.Matrix4().makeBasis(u, w, n));
    };
  }

  ball(run, kind, i, radius) {
    const mesh = this.add(run, new THREE.SphereBufferGeometry(radius * this.size.size, 20, 14), this.material(run, kind));
    return () => mesh.position.copy(this.at(run, i));
  }

  mass(run, p) { return this.ball(run, 'mass', p.a, 0.022); }
  pivot(run, p) { return this.ball(run, 'pivot', p.a, 0.015); }

  /* A strip along the profile, with lines across by which motion is seen. */
  ground(run, p) {
    if (p.c === p.a) {
      const rods = [];
      for (let i = p.a; i < p.b; i++) rods.push(this.rod(run, 'ground', i, i + 1, 0.008));
      return () => rods.forEach(r => r());
    }
    const across = this.at(run, p.c).sub(this.at(run, p.a)), position = [], index = [], lines = [];
    for (let i = p.a; i <= p.b; i++) {
      const x = this.at(run, i), y = x.clone().add(across), k = position.length / 3;
      position.push(x.x, x.y, x.z, y.x, y.y, y.z);
      if (i > p.a) index.push(k - 2, k - 1, k, k, k - 1, k + 1);
      if (i < p.b) this.rule(x, this.at(run, i + 1), across, lines);
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.BufferAttribute(new Float32Array(position), 3));
    geometry.setIndex(index);
    geometry.computeVertexNormals();
    this.add(run, geometry, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide, color: dark() ? '#39414e' : '#d5d9df' }));
    const ruled = new THREE.BufferGeometry();
    ruled.setAttribute('position', new THREE.BufferAttribute(new Float32Array(lines), 3));
    const grid = new THREE.LineSegments(ruled, new THREE.LineBasicMaterial({ color: dark() ? 0x9aa5b5 : 0x5b6577, transparent: true, opacity: 0.55 }));
    run.group.add(grid);
    return () => {};
  }

  /* Lines across a piece of the ground at whole multiples of a step. */
  rule(x, y, across, lines) {
    const length = x.distanceTo(y), step = 10 ** Math.round(Math.log10(this.size.size / 6)), count = Math.min(400, Math.floor(length / step));
    const lift = this.up.clone().multiplyScalar(0.002 * this.size.size);
    for (let k = 0; k <= count; k++) {
      const a = x.clone().lerp(y, count ? k * step / length : 0).add(lift), b = a.clone().add(across);
      lines.push(a.x, a.y, a.z, b.x, b.y, b.z);
    }
    const e = y.clone().add(lift), f = e.clone().add(across), s = x.clone().add(lift), g = s.clone().add(across);
    lines.push(e.x, e.y, e.z, f.x, f.y, f.z, s.x, s.y, s.z, e.x, e.y, e.z, g.x, g.y, g.z, f.x, f.y, f.z);
  }

  trace(run, p) {
    const f = run.frames, size = run.now.length, path = new Float32Array(3 * f.count);
    for (let i = 0; i < f.count; i++)
      for (let k = 0; k < 3; k++) path[3 * i + k] = f.xyz[i * size + 3 * p.a + k];
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.BufferAttribute(path, 3));
    const c = run.ghost ? GHOST : kindColor('trace');
    const line = new THREE.Line(geometry, new THREE.LineBasicMaterial({ color: c, transparent: true, opacity: 0.8 }));
    line.frustumCulled = false;
    run.group.add(line);
    const dot = this.add(run, new THREE.SphereBufferGeometry(0.012 * this.size.size, 16, 12), new THREE.MeshBasicMaterial({ color: c, depthTest: false, transparent: true }));
    dot.renderOrder = 10;
    return t => {
      geometry.setDrawRange(0, 1 + Math.floor((t - f.t0) / (f.t1 - f.t0) * (f.count - 1) + 1e-6));
      dot.position.copy(this.at(run, p.a));
    };
  }

  show(t = clock.t) {
    const s = this.size, last = page.runs[page.runs.length - 1];
    const middle = this.follow ? centerOf(last, t, s.points) : [0, 1, 2].map(k => 0.5 * (s.low[k] + s.high[k]));
    const target = new THREE.Vector3(...middle).add(this.pan), reach = this.follow ? s.size : Math.hypot(...[0, 1, 2].map(k => s.high[k] - s.low[k]));
    const wide = Math.min(1, this.camera.aspect), distance = 0.8 * reach / wide / this.zoom / (2 * Math.tan(14 * Math.PI / 180)) + 0.3 * reach;
    const h = (sketch.up + 1) % 3, w = (sketch.up + 2) % 3, away = new THREE.Vector3();
    away.setComponent(h, Math.cos(this.elevation) * Math.cos(this.azimuth));
    away.setComponent(w, Math.cos(this.elevation) * Math.sin(this.azimuth));
    away.setComponent(sketch.up, Math.sin(this.elevation));
    this.camera.position.copy(target).addScaledVector(away, distance);
    this.camera.lookAt(target);
    this.camera.updateMatrixWorld();
    page.runs.forEach((run, i) => {
      run.group.visible = !run.hidden;
      place(run, t);
      for (const move of run.movers) move(t);
      run.group.position.set(0, 0, 0);
      if (this.beside && run.ghost) run.group.position.setComponent(this.sideways(), this.offset());
    });
    this.renderer.render(this.scene, this.camera);
  }

  /* Runs side by side stand apart along the horizontal axis in which the mechanism travels least. */
  sideways() {
    const s = this.size, h = (sketch.up + 1) % 3, w = (sketch.up + 2) % 3;
    return s.high[h] - s.low[h] > s.high[w] - s.low[w] ? w : h;
  }

  offset() { return 2.6 * this.size.own[this.sideways()]; }

  toScreen(x, run) {
    const v = new THREE.Vector3(...x);
    if (run) v.add(run.group.position);
    v.project(this.camera);
    return [0.5 * this.width * (1 + v.x), 0.5 * this.height * (1 - v.y)];
  }

  orbit(dx, dy) {
    this.azimuth -= 0.008 * dx;
    this.elevation = Math.min(1.5, Math.max(-1.5, this.elevation + 0.008 * dy));
    this.show();
  }

  slide(dx, dy) {
    const m = this.camera.matrixWorld.elements, scale = 1.1 * this.size.size / this.height / this.zoom;
    this.pan.add(new THREE.Vector3(m[0], m[1], m[2]).multiplyScalar(-dx * scale)).add(new THREE.Vector3(m[4], m[5], m[6]).multiplyScalar(dy * scale));
    this.show();
  }

  magnify(factor) { this.zoom = Math.min(30, Math.max(0.1, this.zoom * factor)); this.show(); }
  restyle() { this.build(); this.show(); }
  picture() { return new Promise(done => this.canvas.toBlob(done, 'image/png')); }
}
