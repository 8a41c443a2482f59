"""A run as pandas and xarray tables, as a plot, and in a notebook: where those packages are."""
import importlib.util
import re
import unittest

import costate


def without(package):
    return unittest.skipUnless(importlib.util.find_spec(package), f"no {package}")


class Run(unittest.TestCase):
    result = costate.Problem("fivebar", tf=1.0).simulate(times=11)

    def test_columns(self):
        columns = self.result.columns()
        self.assertEqual(list(columns)[:3], ["x1", "y1", "x2"])
        self.assertEqual(columns["x2_dot"], [row[2] for row in self.result.v])
        self.assertEqual(columns["lambda4"], [row[3] for row in self.result.lam])
        self.assertEqual(columns["bar1"], list(self.result.outputs["bar1"]))

    @without("pandas")
    def test_pandas(self):
        frame = self.result.to_pandas()
        self.assertEqual((len(frame), frame.index.name), (11, "t"))
        self.assertEqual(frame["y2"].iloc[-1], self.result.q[-1][3])
        self.assertEqual(frame.attrs["units"]["bar1"], "N")

    @without("xarray")
    def test_xarray(self):
        data = self.result.to_xarray()
        self.assertEqual(data["bar1"].attrs["units"], "N")
        self.assertEqual(float(data["x1"].sel(t=1.0)), self.result.q[-1][0])

    @without("matplotlib")
    def test_plot(self):
        import matplotlib
        matplotlib.use("Agg")
        axes = self.result.plot("x2", "bar1")
        self.assertEqual([line.get_label() for line in axes.lines], ["x2", "bar1 [N]"])
        self.assertEqual(list(axes.lines[0].get_ydata()), [row[2] for row in self.result.q])
        with self.assertRaisesRegex(KeyError, "no column 'x9': choose from x1"):
            self.result.plot("x9")

    def test_html(self):
        text = self.result._repr_html_()
        self.assertIn("fivebar", text)
        self.assertIn("<canvas", text)
        self.assertEqual(len(re.findall("</script>", text)), 1)
        self.assertNotEqual(re.search("id='(.*?)'", text)[1],
                            re.search("id='(.*?)'", self.result._repr_html_())[1])


if __name__ == "__main__":
    unittest.main()
