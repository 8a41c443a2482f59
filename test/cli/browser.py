"""A browser without a window, by its DevTools protocol over a pipe: no port, no library."""
import base64
import json
import os
import shutil
import subprocess
import time

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


def find():
    """The browser's path, or None."""
    named = os.environ.get("COSTATE_BROWSER")
    return named or next((p for p in map(shutil.which, NAMES) if p), None)


class Browser:
    """One page; what it prints as an error, and what it throws, is in .errors."""

    def __init__(self, profile, width=1400, height=1000):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()
        os.set_inheritable(to_read, True)
        os.set_inheritable(from_write, True)

        def connect():
            a, b = os.dup(to_read), os.dup(from_write)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [find(), "--headless", "--no-sandbox", "--remote-debugging-pipe", "--hide-scrollbars",
             "--enable-unsafe-swiftshader", "--disable-dev-shm-usage", f"--user-data-dir={profile}",
             f"--window-size={width},{height}", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.out, self.into = os.fdopen(to_write, "wb"), os.fdopen(from_read, "rb")
        self.rest = b""
        self.number, self.errors, self.requests, self.loaded, self.session = 0, [], [], False, None
        target = self.call("Target.createTarget", url="about:blank", width=width, height=height)
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"],
                                 flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.call("Performance.enable", timeDomain="threadTicks")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.out.close()
        self.into.close()

    def _message(self):
        while b"\0" not in self.rest:
            more = os.read(self.into.fileno(), 1 << 16)
            if not more:
                raise RuntimeError("the browser ended")
            self.rest += more
        text, _, self.rest = self.rest.partition(b"\0")
        return json.loads(text)

    def _note(self, m):
        method, p = m.get("method"), m.get("params", {})
        if method == "Runtime.exceptionThrown":
            d = p["exceptionDetails"]
            self.errors.append(d.get("exception", {}).get("description") or d["text"])
        elif method == "Runtime.consoleAPICalled" and p["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(a.get("value", a)) for a in p["args"]))
        elif method == "Log.entryAdded" and p["entry"]["level"] == "error":
            self.errors.append(p["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(p["request"]["url"][:80])
        elif method == "Page.loadEventFired":
            self.loaded = True

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.out.write(json.dumps(message).encode() + b"\0")
        self.out.flush()
        while True:
            m = self._message()
            if m.get("id") == self.number:
                if "error" in m:
                    raise RuntimeError(f"{method}: {m['error']}")
                return m["result"]
            self._note(m)

    def open(self, path):
        """Seconds until the page is drawn."""
        self.errors, self.requests, self.loaded = [], [], False
        begin = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while not self.loaded:
            self._note(self._message())
        return time.monotonic() - begin

    def cpu(self):
        """Seconds of processor time that the page's thread took."""
        metrics = self.call("Performance.getMetrics")["metrics"]
        return next(x["value"] for x in metrics if x["name"] == "TaskDuration")

    def run(self, expression):
        r = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                      awaitPromise=True)
        if "exceptionDetails" in r:
            raise RuntimeError(r["exceptionDetails"].get("exception", {}).get("description", str(r)))
        return r["result"].get("value")

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def picture(self, path, **options):
        data = self.call("Page.captureScreenshot", **options)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def pdf(self, path):
        data = self.call("Page.printToPDF", printBackground=False)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
