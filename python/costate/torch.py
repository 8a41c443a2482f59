"""Costate in PyTorch: psi and responses as differentiable functions of a tensor.

    import costate.torch
    p = costate.Problem("fivebar")
    x = torch.tensor(p.x, requires_grad=True)
    psi = costate.torch.psi(p, x)
    psi.backward()                  # x.grad is the adjoint's gradient

psi may be differentiated twice (products of the Hessian), responses once.  The numbers are computed
in double precision on the processor and returned with the type and on the device of x.
"""

from __future__ import annotations

from typing import Any

import torch

from .problem import Problem

__all__ = ["psi", "responses"]


def _values(x: Any) -> list[float]:
    if x.dim() != 1:
        raise ValueError(f"x has {x.dim()} dimensions: give a vector of design variables")
    values: list[float] = x.detach().to("cpu", torch.float64).tolist()
    return values


def _like(x: Any, values: Any) -> Any:
    return torch.as_tensor(values, dtype=torch.float64).to(x)


class _Gradient(torch.autograd.Function):
    """The gradient of psi, which was computed with psi; its derivative are products of the
    Hessian."""

    @staticmethod
    def forward(ctx: Any, x: Any, problem: Any, gradient: Any) -> Any:  # type: ignore[override]
        ctx.save_for_backward(x)
        ctx.problem = problem
        return gradient.clone()

    @staticmethod
    @torch.autograd.function.once_differentiable  # type: ignore[misc]
    def backward(ctx: Any, direction: Any) -> Any:
        (x,) = ctx.saved_tensors
        product = ctx.problem.hessian_vector(_values(x), _values(direction))
        return _like(x, product), None, None


class _Psi(torch.autograd.Function):

    @staticmethod
    def forward(ctx: Any, x: Any, problem: Any) -> Any:  # type: ignore[override]
        ctx.problem = problem
        if not ctx.needs_input_grad[0]:
            return _like(x, problem.psi(_values(x)))
        value, gradient = problem.gradient(_values(x))
        ctx.save_for_backward(x, _like(x, gradient))
        return _like(x, value)

    @staticmethod
    def backward(ctx: Any, weight: Any) -> Any:  # type: ignore[override]
        x, gradient = ctx.saved_tensors
        return weight * _Gradient.apply(x, ctx.problem, gradient), None


class _Responses(torch.autograd.Function):

    @staticmethod
    def forward(ctx: Any, x: Any, problem: Any) -> Any:  # type: ignore[override]
        if not ctx.needs_input_grad[0]:
            return _like(x, problem.responses(_values(x), jacobian=False))
        values, jacobian = problem.responses(_values(x))
        ctx.save_for_backward(_like(x, jacobian))
        return _like(x, values)

    @staticmethod
    @torch.autograd.function.once_differentiable  # type: ignore[misc]
    def backward(ctx: Any, weights: Any) -> Any:
        (jacobian,) = ctx.saved_tensors
        return weights @ jacobian, None


def psi(problem: Problem, x: Any) -> Any:
    """psi of a costate.Problem at the design variables x, a vector."""
    return _Psi.apply(x, problem)


def responses(problem: Problem, x: Any) -> Any:
    """The responses that problem.ask() asked for, as a vector."""
    return _Responses.apply(x, problem)
