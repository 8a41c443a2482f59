"""costate.torch: gradcheck and gradgradcheck of PyTorch, types, errors."""
import unittest

try:
    import torch
except ImportError:
    raise SystemExit(77) from None

import costate
import costate.torch


class Torch(unittest.TestCase):

    def setUp(self):
        self.p = costate.Problem("fivebar", rtol=1e-10)
        self.x = torch.tensor(list(self.p.x), dtype=torch.float64, requires_grad=True)

    def test_gradient_is_the_adjoint_s(self):
        costate.torch.psi(self.p, self.x).backward()
        self.assertEqual(self.x.grad.tolist(), list(self.p.gradient()[1]))

    def test_without_a_gradient(self):
        with torch.no_grad():
            value = costate.torch.psi(self.p, self.x)
        self.assertEqual(value.item(), self.p.psi())
        self.assertFalse(value.requires_grad)

    def test_gradcheck(self):
        self.assertTrue(torch.autograd.gradcheck(
            lambda x: costate.torch.psi(self.p, x), self.x, eps=1e-5, atol=1e-6, rtol=1e-6))

    def test_gradgradcheck(self):
        self.assertTrue(torch.autograd.gradgradcheck(
            lambda x: costate.torch.psi(self.p, x), self.x, eps=1e-5, atol=1e-5, rtol=1e-6))

    def test_responses(self):
        self.p.ask("rms(x2)", "final(y2)", "max(x2)")
        self.assertTrue(torch.autograd.gradcheck(
            lambda x: costate.torch.responses(self.p, x), self.x, eps=1e-5, atol=1e-5, rtol=1e-5))

    def test_in_a_sum_with_others(self):
        scale = torch.tensor(3.0, dtype=torch.float64, requires_grad=True)
        (scale * costate.torch.psi(self.p, 2.0 * (0.5 * self.x)) ** 2).backward()
        psi, gradient = self.p.gradient()
        for one, other in zip(self.x.grad.tolist(), gradient):
            self.assertAlmostEqual(one, 6.0 * psi * other, delta=1e-12)
        self.assertAlmostEqual(scale.grad.item(), psi**2, delta=1e-14)

    def test_single_precision(self):
        x = self.x.detach().to(torch.float32).requires_grad_()
        value = costate.torch.psi(self.p, x)
        value.backward()
        self.assertEqual((value.dtype, x.grad.dtype), (torch.float32, torch.float32))

    def test_a_matrix_is_refused(self):
        with self.assertRaisesRegex(ValueError, "x has 2 dimensions: give a vector"):
            costate.torch.psi(self.p, torch.zeros((2, 2)))

    def test_errors_are_costate_s(self):
        with self.assertRaises(costate.Error):
            costate.torch.psi(self.p, torch.tensor([float("nan"), 2.0], requires_grad=True))


if __name__ == "__main__":
    unittest.main()
