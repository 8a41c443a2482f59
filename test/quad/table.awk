# From ad/<model>/<model>_kernels.c, the source of the model's kernels in quadruple precision.  Usage: awk -v model=NAME
# The model's own file is included whole: its descriptor compiles too, under another name, and is not used.
/^    \.(inertia|forces|constraints|switches|initial|launch|potential|outputs) = / {
    name = $3; sub(/,$/, "", name)
    fields = fields "    " $1 " = " name ",\n"
    rename(name)
}
/^    \{ "/ {
    g = $3; w = $4; gsub(/,/, "", g); gsub(/,/, "", w)
    costs = costs "    { " g ", " w " },\n"
    rename(g); rename(w)
}
function rename(name) { if (name != "0") renames = renames "#define " name " quad_" name "\n" }
END {
    if (fields == "") { print "table.awk: no kernels of " model " found" > "/dev/stderr"; exit 1 }
    print "/* Written by test/quad/table.awk. */"
    print "#include \"quad.h\"\n#include \"as_quad.h\""
    printf "%s", renames
    print "#define " model "_model quad_" model "_model"
    print "#define " model "_kernels quad_" model "_unused"
    print "#include \"" model ".c\"\n"
    print "#include \"costate_model.h\""
    print "const cst_kernels " model "_kernels = { 0 };"
    if (costs != "") print "static const quad_cost quad_costs[] = {\n" costs "};"
    print "extern const quad_kernels quad_" model ";"
    print "const quad_kernels quad_" model " = {\n" fields (costs != "" ? "    .costs = quad_costs,\n" : "") "};"
}
