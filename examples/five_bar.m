% five_bar.m: psi and its gradient in Octave, by the program's JSON, and a minimum by Octave's sqp.
%
%     octave-cli --quiet five_bar.m      costate on the PATH; nothing to compile
%     psi = 0.72688, gradient = (-4.2288, 3.2116)
%     minimum below 1e-8 at L01 = 2.432, L02 = 1.845
1; % a script, with a function in it

% psi, and the column of its derivatives, where the parameters of that model have these values.
function [psi, gradient] = costate (model, names, values)
  pairs = [names; num2cell(values(:)')];
  command = ["costate gradient " model " --json --wrt " strjoin(names, ",") ...
             sprintf(" -p %s=%.17g", pairs{:})];
  [status, text] = system (command);
  if (status != 0)
    error ("%s", command); % costate has said why on the terminal
  endif
  answer = jsondecode (text);
  psi = answer.psi;
  gradient = cellfun (@(name) answer.gradient.(name), names(:));
endfunction

% The second value of a function of two, for optimizers that ask for the gradient apart.
function gradient = gradient_of (f, x)
  [~, gradient] = f (x);
endfunction

names = {"L01", "L02"};
f = @(x) costate ("fivebar", names, x);
[psi, gradient] = f ([sqrt(5); sqrt(4.25)]);
printf ("psi = %.5f, gradient = (%.4f, %.4f)\n", psi, gradient);

[x, psi] = sqp ([sqrt(5); sqrt(4.25)], {f, @(x) gradient_of(f, x)}, [], [], [2.0; 1.8], [2.5; 2.2]);
if (psi < 1e-8)
  printf ("minimum below 1e-8 at L01 = %.3f, L02 = %.3f\n", x);
endif
