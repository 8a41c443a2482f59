"""Code for matrices and products without zeros, and facts about kernels: see README.md."""
