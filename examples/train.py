"""train.py: PyTorch's optimizer on a mechanism; psi and its gradient are Costate's.

    PYTHONPATH=... python3 train.py      needs python3-torch
    psi = 0.7269
    psi < 1e-8: True
    second derivative along L01: 19.86
"""
import costate
import costate.torch
import torch

problem = costate.Problem("fivebar", wrt=["L01", "L02"])
start = torch.tensor(list(problem.x), dtype=torch.float64)

x = start.clone().requires_grad_()
optimizer = torch.optim.LBFGS([x], max_iter=50, line_search_fn="strong_wolfe")


def closure():
    optimizer.zero_grad()
    psi = costate.torch.psi(problem, x)
    psi.backward()
    return psi


print(f"psi = {optimizer.step(closure).item():.4f}")  # before the first step
print(f"psi < 1e-8: {closure().item() < 1e-8}")

x = start.clone().requires_grad_()
gradient, = torch.autograd.grad(costate.torch.psi(problem, x), x, create_graph=True)
print(f"second derivative along L01: {torch.autograd.grad(gradient[0], x)[0][0].item():.2f}")
