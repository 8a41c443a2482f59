"""report.html: what it holds, and, where a browser is installed, what it shows.

    test_report.py COSTATE MODELS [--pictures DIRECTORY]     MODELS: the folder with fivebar.c
"""
import base64
import csv
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest

import browser

program, models = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
pictures = sys.argv[sys.argv.index("--pictures") + 1] if "--pictures" in sys.argv else None
libraries = os.environ.get("COSTATE_JAVASCRIPT", "/usr/share/javascript")
has_libraries = all(os.path.exists(os.path.join(libraries, x))
                    for x in ("three/three.min.js", "dygraphs/dygraph.min.js"))


def costate(*words, env=None, directory=None):
    return subprocess.run([program, *words], capture_output=True, text=True, cwd=directory,
                          env=dict(os.environ, **(env or {})))


def data_of(path):
    with open(path) as file:
        text = file.read()
    return json.loads(re.search(r'id="data">(.*?)</script>', text, re.S).group(1)), text


def floats(text):
    raw = base64.b64decode(text)
    return struct.unpack("<%df" % (len(raw) // 4), raw)


def columns_of(run):
    s, all_ = run["series"], floats(run["series"]["data"])
    return {name: all_[i * s["count"]:(i + 1) * s["count"]] for i, name in enumerate(s["columns"])}


class Report(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.mkdtemp()
        cls.out = os.path.join(cls.directory, "out")

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.directory, ignore_errors=True)

    def made(self, *words, out=None, **more):
        out = out or tempfile.mkdtemp(dir=self.directory)
        done = costate(*words, "--out", out, **more)
        self.assertEqual(done.returncode, 0, done.stderr)
        return os.path.join(out, "report.html")


class Contents(Report):
    def test_simulate(self):
        """Frames and curves are those of the CSV; the command line is there."""
        path = self.made("simulate", "fivebar", "-p", "k1=120")
        page, text = data_of(path)
        self.assertIn("costate simulate fivebar -p k1=120 --out", page["command"])
        self.assertEqual((page["model"]["name"], page["runs"][0]["rho"][4]), ("fivebar", 120.0))
        with open(os.path.join(os.path.dirname(path), "fivebar_trajectory.csv")) as file:
            rows = list(csv.DictReader(file))
        frames = page["runs"][0]["frames"]
        xyz = floats(frames["xyz"])
        self.assertEqual(frames["count"], len(rows))
        for k in (0, 137, 500):
            point2 = xyz[15 * k + 6:15 * k + 8]
            for seen, wanted in zip(point2, (rows[k]["x2"], rows[k]["y2"])):
                self.assertAlmostEqual(seen, float(wanted), delta=1e-6)
        self.assertEqual(columns_of(page["runs"][0])["t"][-1], 5.0)
        self.assertNotIn("http://", re.sub(r'http://www\.w3\.org/[0-9a-z/]*', "", text.split('<script type')[0]))

    def test_report_of_a_directory(self):
        out = os.path.join(self.directory, "all")
        for words in (("simulate", "pendulum"), ("gradient", "pendulum", "--check"),
                      ("optimize", "pendulum", "--max-evaluations", "3")):
            self.made(*words, out=out)
        os.remove(os.path.join(out, "report.html"))
        done = costate("report", out)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        page, _ = data_of(os.path.join(out, "report.html"))
        self.assertEqual([r["kind"] for r in page["results"]], ["optimize", "simulate", "gradient"])
        self.assertEqual([r["label"] for r in page["runs"]], ["before", "after"])
        best = page["results"][0]["data"]
        names = [p["name"] for p in page["parameters"]]
        for run, key in zip(page["runs"], ("parameters_initial", "parameters")):
            for name, value in best["parameters_initial"].items():
                self.assertEqual(run["rho"][names.index(name)], best[key][name])
        self.assertAlmostEqual(page["runs"][1]["psi"], best["psi"], delta=1e-9)

    def test_report_by_the_same_integrator(self):
        """The run of a result is made again as it was."""
        out = os.path.join(self.directory, "cvodes")
        path = self.made("gradient", "pendulum", "--integrator", "cvodes", out=out)
        before = data_of(path)[0]["runs"]
        os.remove(path)
        self.assertEqual(costate("report", out).returncode, 0)
        self.assertEqual(data_of(path)[0]["runs"], before)

    def test_nonce(self):
        """Scripts run by a number that no other page has: the policy's own."""
        found = set()
        for _ in range(2):
            text = data_of(self.made("simulate", "pendulum"))[1]
            policy = re.search(r"script-src 'nonce-([0-9a-f]{32})'", text).group(1)
            self.assertEqual(set(re.findall(r'<script nonce="([^"]*)">', text)), {policy})
            found.add(policy)
        self.assertEqual(len(found), 2)

    def test_report_refuses(self):
        empty = tempfile.mkdtemp(dir=self.directory)
        for words, says in ((("report", empty), "equilibrium and scenarios have no page"),
                            (("report", empty + "/none"), "cannot open the directory"),
                            (("report",), "no DIR")):
            done = costate(*words)
            self.assertEqual(done.returncode, 2)
            self.assertIn(says, done.stderr)
        for name in ("fivebar_simulate.json", "chain_simulate.json"):
            with open(os.path.join(empty, name), "w") as file:
                file.write("{}")
        self.assertIn("keep one model in a directory", costate("report", empty).stderr)
        os.remove(os.path.join(empty, "chain_simulate.json"))
        with open(os.path.join(empty, "fivebar_simulate.json"), "w") as file:
            file.write("{")
        self.assertIn("not a result of Costate", costate("report", empty).stderr)

    def test_contacts(self):
        """Events say what happens; the force of a friction is that of the CSV."""
        path = self.made("simulate", "brake")
        page, _ = data_of(path)
        run = page["runs"][0]
        self.assertEqual((page["model"]["contacts"], page["model"]["frictions"]), ([], ["pads"]))
        self.assertEqual([e["into"] for e in run["events"]], ["stops", "sticks"])
        force = columns_of(run)["force pads"]
        self.assertAlmostEqual(force[-1], 1200 * 9.81 * 0.04997916927 / 0.4, delta=0.01)
        self.assertLess(min(force), -15000.0)

    def test_thinned_with_peaks(self):
        """100,000 steps: few rows, and the extremes of every column are there."""
        path = self.made("simulate", "pendulum", "--integrator", "onestep", "--step", "2e-5",
                         "--tf", "2", "--samples", "0")
        page, _ = data_of(path)
        series, columns = page["runs"][0]["series"], columns_of(page["runs"][0])
        self.assertGreater(series["thinned"], 100000)
        self.assertLessEqual(series["count"], 2000)
        self.assertLess(os.path.getsize(path), 1 << 20)
        low, high = {}, {}
        with open(os.path.join(os.path.dirname(path), "pendulum_trajectory.csv")) as file:
            rows = csv.reader(file)
            heads = next(rows)
            places = {x: heads.index(x) for x in ("x", "y", "tension", "phi_dot")}
            for row in rows:
                for name, k in places.items():
                    v = float(row[k])
                    low[name], high[name] = min(low.get(name, v), v), max(high.get(name, v), v)
        for name, column in (("x", "q x"), ("y", "q y"), ("tension", "out tension"),
                             ("phi_dot", "phi_dot")):
            scale = 1e-6 * max(abs(low[name]), abs(high[name]))
            self.assertAlmostEqual(min(columns[column]), low[name], delta=scale)
            self.assertAlmostEqual(max(columns[column]), high[name], delta=scale)

    def test_without_libraries(self):
        path = self.made("simulate", "bricard", "--tf", "0.2",
                         env={"COSTATE_JAVASCRIPT": "/nonexistent"})
        self.assertLess(os.path.getsize(path), 400000)
        self.assertEqual(data_of(path)[1].count("<script"), 2)


@unittest.skipUnless(browser.find() and has_libraries,
                     "needs a browser and libjs-three, libjs-dygraphs (Debian: chromium-headless-shell)")
class Shown(Report):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser = browser.Browser(os.path.join(cls.directory, "profile"))

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        super().tearDownClass()

    def opened(self, path, name):
        seconds = self.browser.open(path)
        self.assertEqual(self.browser.errors, [])
        self.assertTrue(self.browser.run("costate.ready"))
        self.assertEqual([x for x in self.browser.requests if not x.startswith(("file:", "data:", "blob:"))], [])
        if pictures:
            self.browser.picture(os.path.join(pictures, name + ".png"))
        return seconds

    def quiet(self):
        self.assertEqual(self.browser.errors, [])

    def marker(self, color):
        """The centers of the blobs of a color on the stage, in its pixels, from left to right."""
        pixels = self.browser.run("""(() => {
          const c = costate.view.canvas, copy = document.createElement('canvas');
          copy.width = c.width; copy.height = c.height;
          const d = copy.getContext('2d'); d.drawImage(c, 0, 0);
          const p = d.getImageData(0, 0, c.width, c.height).data, list = [];
          for (let i = 0; i < p.length; i += 4)
            if (Math.abs(p[i] - %d) + Math.abs(p[i + 1] - %d) + Math.abs(p[i + 2] - %d) < 12 && p[i + 3] > 250)
              list.push([(i / 4) %% c.width, Math.floor(i / 4 / c.width)]);
          return list; })()""" % color)
        blobs = []
        for x, y in pixels:
            near = next((b for b in blobs if abs(b[0][0] - x) + abs(b[0][1] - y) < 40), None)
            near.append((x, y)) if near else blobs.append([(x, y)])
        blobs = [b for b in blobs if len(b) > 12]
        return sorted((sum(p[0] for p in b) / len(b) + 0.5, sum(p[1] for p in b) / len(b) + 0.5) for b in blobs)

    TRACE = (0xcc, 0x79, 0xa7)

    def test_five_bar(self):
        """Motion, scrubbing to the CSV's positions, cursors on the same clock."""
        path = self.made("gradient", "fivebar", "--wrt", "all", "--check")
        self.made("simulate", "fivebar", out=os.path.dirname(path))
        costate("report", os.path.dirname(path))
        self.opened(path, "fivebar")
        run = self.browser.run
        run("costate.clock.play(true)")
        run("new Promise(done => setTimeout(done, 400))")
        self.assertGreater(run("costate.clock.t"), 0.05)
        run("costate.clock.play(false)")
        with open(os.path.join(os.path.dirname(path), "fivebar_trajectory.csv")) as file:
            rows = list(csv.DictReader(file))
        for k in (50, 333):
            row = rows[k]
            run("(() => { const s = document.getElementById('scrub'); s.value = %s; "
                "s.dispatchEvent(new Event('input')); })()" % row["t"])
            wanted = run("costate.view.toScreen([%s, %s, 0])" % (row["x2"], row["y2"]))
            seen = self.marker(self.TRACE)
            self.assertEqual(len(seen), 1)
            self.assertLess(max(abs(a - b) for a, b in zip(seen[0], wanted)), 1.0)
        self.assertTrue(run("document.getElementById('clock').textContent").startswith("t = 3.33"))
        # All cursors stand at the clock's time, and follow the pointer together.
        run("costate.panels.forEach(p => { p.draw(); p.move(costate.clock.t); })")
        off = run("Math.max(...costate.panels.map(p => Math.abs(p.cursor - p.graph.toDomXCoord(costate.clock.t))))")
        self.assertLess(off, 1.0)
        run("costate.hover(1.25)")
        off = run("Math.max(...costate.panels.map(p => Math.abs(p.cursor - p.graph.toDomXCoord(1.25))))")
        self.assertLess(off, 1.0)
        # A pointer on one plot moves the cursor of another.
        place = run("(() => { const r = costate.panels[0].host; r.scrollIntoView({ block: 'center' }); costate.hover(null); "
                    "const b = r.getBoundingClientRect(); return [b.x + 0.75 * b.width, b.y + 0.5 * b.height]; })()")
        was = run("costate.panels[1].cursor")
        self.browser.mouse("mouseMoved", *place)
        self.assertGreater(abs(run("costate.panels[1].cursor") - was), 5)
        # Sensitivities are sorted, and say that they were checked.
        bars = run("[...document.querySelectorAll('#gradient rect title')].map(x => x.textContent)")
        sizes = [abs(float(b.split(": ")[1].split(",")[0].replace("\u2212", "-"))) for b in bars if "\u00d7" not in b]
        self.assertEqual(sizes, sorted(sizes, reverse=True))
        self.assertIn("gradient confirmed", run("document.body.textContent"))
        self.assertGreater(run("pngOf(chart({ series: [{ x: [0, 1], y: [0, 1], color: '#000' }], xlabel: 't [s]', ylabel: 'y [m]' })).then(b => b.size)"), 1000)
        self.quiet()

    def test_vehicle(self):
        """Before and after in space: small, quick, at the CSV's positions, and they differ."""
        words = ["iltis", "--rtol", "1e-4", "--atol", "1e-6"]
        path = self.made("optimize", *words, "--max-evaluations", "4")
        self.assertLess(os.path.getsize(path), 4e6)
        before = self.browser.cpu()
        self.opened(path, "iltis")
        run = self.browser.run
        seconds, cpu = run("costate.opened") / 1000, self.browser.cpu() - before
        print("the vehicle's page: %.2f MB, drawn after %.2f s, %.2f s of processor time"
              % (os.path.getsize(path) / 1e6, seconds, cpu))
        self.assertLess(min(seconds, cpu), 2.0)  # of the clock where nothing else runs
        self.assertEqual(run("costate.view.constructor.name"), "SpaceView")
        run("costate.clock.set(1.45)")
        page, _ = data_of(path)
        at = [floats(r["frames"]["xyz"])[290 * 3 * page["sketch"]["points"]:] for r in page["runs"]]
        self.assertGreater(max(abs(a - b) for a, b in zip(*[x[:3 * page["sketch"]["points"]] for x in at])), 1e-3)
        both = self.marker(self.TRACE)
        run("(() => { const b = document.querySelector('[data-run=after]'); b.click(); })()")
        self.assertEqual(self.marker(self.TRACE), [])
        run("document.querySelector('[data-run=after]').click(); document.querySelector('[data-run=before]').click()")
        self.assertEqual(len(self.marker(self.TRACE)), 2)
        best = page["results"][0]["data"]["parameters"]
        out = tempfile.mkdtemp(dir=self.directory)
        done = costate("simulate", *words, "--tf", "2.5", "--out", out,
                       *[w for k in page["results"][0]["data"]["parameters_initial"] for w in ("-p", "%s=%r" % (k, best[k]))])
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(os.path.join(out, "iltis_trajectory.csv")) as file:
            row = list(csv.DictReader(file))[290]
        wanted = sorted(run("costate.view.toScreen([%s])" % ", ".join(row["wheel_%s_%s" % (c, x)] for x in "xyz")) for c in ("fl", "rl"))
        for seen, place in zip(self.marker(self.TRACE), wanted):
            self.assertLess(max(abs(a - b) for a, b in zip(seen, place)), 1.0)
        self.assertEqual(len(both), 2)
        was = run("costate.view.toScreen([0, 0, 0])")
        run("costate.view.orbit(80, 20)")
        self.assertNotEqual(run("costate.view.toScreen([0, 0, 0])"), was)
        self.quiet()

    def test_comparison(self):
        self.opened(self.made("compare", "pendulum", "--step", "1e-2"), "compare")
        text = self.browser.run("document.body.textContent")
        self.assertIn("adjoint-maggi", text)
        self.assertIn("Comparison of approaches", text)
        self.quiet()

    def test_fit(self):
        """Measurements stand among the curves, and the fit has its table."""
        data = os.path.join(self.directory, "data.csv")
        with open(data, "w") as file:
            file.write("t,angle\n0,1.2\n0.4,0.7\n0.8,-0.35\n1.2,-1.1\n")
        self.opened(self.made("fit", "pendulum", "--wrt", "L,theta0", "--data", data), "fit")
        self.assertEqual(self.browser.run("costate.page.measured[0].value"), [1.2, 0.7, -0.35, -1.1])
        self.browser.run("costate.panels.forEach(p => p.draw())")
        text = self.browser.run("document.body.textContent")
        for word in ("angle measured", "standard error", "Data and fit"):
            self.assertIn(word, text)
        self.quiet()

    def test_table(self):
        """A table is one row and a curve over its knots; limits on its rate are one row."""
        path = self.made("optimize", "cartpole", "--minimize", "effort", "--subject-to",
                         "final(x) = 0.1", "--subject-to", "dot(u) <= 30 always",
                         "--max-evaluations", "5")
        array = data_of(path)[0]["arrays"][0]
        self.assertEqual((len(array["knots"]), array["knots"][0], array["knots"][-1]), (41, 0, 2))
        self.opened(path, "table")
        text = self.browser.run("document.body.textContent")
        for word in ("u[41]", "u before (dashed) and after", "dot_u[40]", "t [s]"):
            self.assertIn(word, text)
        self.assertNotIn("dot_u.1", text.split("To reproduce")[0])
        self.quiet()
    def test_contacts(self):
        """Impacts, closed contacts and frictions that stick, on the axis of time."""
        self.opened(self.made("simulate", "woodpecker"), "contacts")
        panel = "document.querySelector('[data-panel=contacts] ."
        shown = self.browser.run("['impact', 'closed', 'sticks'].map(c => "
                                 "document.querySelectorAll('[data-panel=contacts] .' + c).length)")
        self.assertEqual(shown, [10, 5, 2])
        text = self.browser.run("document.body.textContent")
        for part in ("lower edge along the pole", "contact forces", "friction forces"):
            self.assertIn(part, text)
        spans = self.browser.run(panel + "sticks title').textContent")
        self.assertEqual(spans, "lower edge along the pole: sticks, 0.0216363 to 0.0612139 s")

    def test_studies(self):
        """Second derivatives, tolerances, samples and many starts: a page of each, and of all."""
        out = os.path.join(self.directory, "studies")
        studies = {
            "hessian": (("gradient", "fivebar", "--hessian"), ("all positive", "L01", "eigenvalue")),
            "tolerance": (("gradient", "fivebar", "--tolerance", "k1=2%", "--tolerance", "m2=0.05"),
                          ("0.726267 \u00b1 0.0279", "share of the variance", "second order")),
            "sample": (("sample", "fivebar", "--vary", "k1=normal(100,5)", "--count", "20"),
                       ("20 samples", "distribution of psi", "standard deviation")),
            "starts": (("optimize", "fivebar", "--starts", "3", "--bounds", "L01=2:3", "--bounds", "L02=1.5:2.5"),
                       ("best \u03c8", "of 3 starts", "\u03c8 after"))}
        for kind, (words, says) in studies.items():
            with self.subTest(kind):
                self.opened(self.made(*words, out=out), kind)
                text = self.browser.run("document.body.textContent")
                for word in says:
                    self.assertIn(word, text)
                self.quiet()
        self.assertEqual(costate("report", out).returncode, 0)
        self.opened(os.path.join(out, "report.html"), "studies")
        self.assertEqual(self.browser.run("[...document.querySelectorAll('section')].map(s => s.id)"),
                         ["motion", "starts", "sample", "hessian", "tolerance", "histories", "reproduce"])
        self.quiet()

    def test_a_larger_psi_is_no_success(self):
        """A start that violated a constraint: feasible now, and nothing is divided by less than 1."""
        self.opened(self.made("optimize", "slidercrank", "--minimize", "rms(Fx)", "--subject-to", "max(x2) <= 2.5"), "larger")
        text = self.browser.run("document.querySelector('.cards').textContent")
        for word in ("\u2713 feasible", "\u03c8 is larger", "the start violated constraints", "1 of 1 bind"):
            self.assertIn(word, text)
        self.assertNotIn("divided by", text)
        self.quiet()

    def test_notes(self):
        """psi with its error; axes, a scale bar as long as it says, the names of parts."""
        self.opened(self.made("gradient", "fivebar"), "notes")
        run = self.browser.run
        self.assertRegex(run("document.querySelector('.card .value').textContent"), "^0.72687746128 \u00b1 6")
        wide = run("Number(document.querySelector('.notes .scale').getAttribute('d').match(/h([0-9.]+)/)[1])")
        self.assertEqual(run("[...document.querySelectorAll('.notes text')].map(x => x.textContent)"), ["x", "y", "1 m"])
        meter = run("costate.view.toScreen([1, 0, 0])[0] - costate.view.toScreen([0, 0, 0])[0]")
        self.assertAlmostEqual(wide, meter, delta=0.01 * meter)
        run("document.getElementById('names').click()")
        self.assertIn("spring 1", run("[...document.querySelectorAll('.notes .part')].map(x => x.textContent)"))
        self.quiet()

    def test_every_model_is_drawn(self):
        for name in costate("models", "--json").stdout.split('"name": "')[1:]:
            name = name.split('"')[0]
            if name in ("iltis", "fivebar", "pendulum") or not os.path.exists(os.path.join(models, name + ".c")):
                continue
            with self.subTest(name):
                self.opened(self.made("simulate", name, "--tf", "0.02" if name == "squeezer" else "0.3"), name)
                self.browser.run("costate.clock.set(0.6 * costate.clock.end)")
                self.quiet()

    def test_without_libraries(self):
        self.opened(self.made("simulate", "bricard", "--tf", "0.2", env={"COSTATE_JAVASCRIPT": "/nonexistent"}), "plain")
        self.assertEqual(self.browser.run("costate.view.constructor.name"), "FlatView")
        self.browser.run("costate.panels.forEach(p => p.draw())")
        self.assertGreater(self.browser.run("document.querySelectorAll('.plot svg polyline').length"), 3)
        text = self.browser.run("document.body.textContent")
        self.assertIn("Install libjs-dygraphs", text)
        self.assertIn("Install libjs-three", text)

    def test_hostile_names(self):
        """Names, units and texts that are HTML stay texts: nothing of them runs."""
        where = tempfile.mkdtemp(dir=self.directory)
        with open(os.path.join(models, "fivebar.c")) as file:
            source = file.read()
        evil = "</script><script>window.hacked = 1</script>"
        for was, now in (('.name = "fivebar"', '.name = "<img src=x onerror=hacked=1>"'),
                         ('the paper\'s five-bar mechanism with two springs', evil),
                         ('{ "bar1", "N",', '{ "<script>hacked=1", "N\\" onmouseover=\\"hacked=1",'),
                         ('"mass of the bar A-1"', '"<svg onload=hacked=1> ' + evil + '"'),
                         ('"x1", "y1"', '"<b onclick=hacked=1>x", "y\\"\'"')):
            self.assertIn(was, source)
            source = source.replace(was, now)
        with open(os.path.join(where, "fivebar.c"), "w") as file:
            file.write(source)
        done = costate("build", "fivebar.c", directory=where)
        self.assertEqual(done.returncode, 0, done.stderr)
        table = os.path.join(where, evil)
        os.makedirs(os.path.dirname(table))
        with open(table, "w") as file:
            file.write("t,sag\n0.2,1\n")
        path = self.made("gradient", "./fivebar.so", "--response", f"misfit({evil})", "--tf", "0.5", directory=where)
        self.opened(path, "hostile")
        self.assertEqual(self.browser.run("typeof window.hacked"), "undefined")
        self.browser.run("costate.panels.forEach(p => p.draw()); costate.hover(0.2)")
        self.assertEqual(self.browser.run("typeof window.hacked"), "undefined")
        self.assertIn("<img src=x", self.browser.run("document.querySelector('h1').textContent"))
        self.assertEqual(self.browser.run("document.querySelectorAll('img, b[onclick], svg[onload]').length"), 0)
        self.quiet()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
