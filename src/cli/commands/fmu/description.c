#include "cli/commands/fmu/description.h"

#include "cli/memory.h"
#include "fmi/layout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Text in an attribute. */
static void escaped(FILE *file, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '<':
            fputs("&lt;", file);
            break;
        case '&':
            fputs("&amp;", file);
            break;
        case '"':
            fputs("&quot;", file);
            break;
        default:
            fputc(*text, file);
        }
}

static void attribute(FILE *file, const char *name, const char *text)
{
    if (!text || !*text)
        return;
    fprintf(file, " %s=\"", name);
    escaped(file, text);
    fputc('"', file);
}

static int is_there(char *const *list, int count, const char *text)
{
    for (int i = 0; i < count; i++)
        if (strcmp(list[i], text) == 0)
            return 1;
    return 0;
}

/* Each unit once, as declared: FMI's base units are not told. */
static void write_units(FILE *file, const cst_model *m)
{
    int most = m->p + m->outputs_count, count = 0;
    char **units = take((size_t)most + 1, sizeof *units);
    for (int i = 0; i < most; i++) {
        const char *unit = i < m->p ? m->parameters[i].unit : m->outputs[i - m->p].unit;
        if (unit && *unit && !is_there(units, count, unit))
            units[count++] = (char *)unit;
    }
    if (count) {
        fputs("  <UnitDefinitions>\n", file);
        for (int i = 0; i < count; i++) {
            fputs("    <Unit", file);
            attribute(file, "name", units[i]);
            fputs("/>\n", file);
        }
        fputs("  </UnitDefinitions>\n", file);
    }
    free(units);
}

static char *coordinate(const cst_model *m, int i)
{
    return m->coordinates ? copy_text(m->coordinates[i]) : print_text("q%d", i + 1);
}

static void begin_variable(FILE *file, const char *name, unsigned reference, const char *causality,
                           const char *variability)
{
    fputs("    <Float64", file);
    attribute(file, "name", name);
    fprintf(file, " valueReference=\"%u\" causality=\"%s\" variability=\"%s\"", reference,
            causality, variability);
}

/* Of the coordinates: themselves, their speeds, and the derivatives of both. */
static void write_states(FILE *file, const cst_model *m)
{
    static const struct {
        fmi_kind kind;
        const char *before, *after;
        fmi_kind of; /* whose derivative it is; FMI_KINDS: a state */
    } columns[] = { { FMI_Q, "", "", FMI_KINDS },
                    { FMI_V, "", "_dot", FMI_KINDS },
                    { FMI_V_COPY, "der(", ")", FMI_Q },
                    { FMI_A, "der(", "_dot)", FMI_V } };
    for (size_t c = 0; c < sizeof columns / sizeof columns[0]; c++)
        for (int i = 0; i < m->n; i++) {
            char *q = coordinate(m, i),
                 *name = print_text("%s%s%s", columns[c].before, q, columns[c].after);
            begin_variable(file, name, fmi_first(m, columns[c].kind) + (unsigned)i, "local",
                           "continuous");
            fputs(" initial=\"calculated\"", file);
            if (columns[c].of != FMI_KINDS)
                fprintf(file, " derivative=\"%u\"", fmi_first(m, columns[c].of) + (unsigned)i);
            fputs("/>\n", file);
            free(name);
            free(q);
        }
}

static void write_switches(FILE *file, const cst_model *m)
{
    for (int k = 0; k < m->s; k++) {
        char *name = print_text("switch%d", k + 1);
        begin_variable(file, name, fmi_first(m, FMI_SWITCH) + (unsigned)k, "local", "continuous");
        fputs(" initial=\"calculated\"", file);
        attribute(file, "description", m->switches ? m->switches[k] : "");
        fputs("/>\n", file);
        free(name);
    }
}

/* Names are unique in an FMU; in a model an output or a parameter may be called as a coordinate or
 * its speed is. */
static char *unique(const cst_model *m, const char *name, const char *kind)
{
    int taken = strcmp(name, "time") == 0;
    for (int i = 0; i < m->n && !taken; i++) {
        char *q = coordinate(m, i), *speed = print_text("%s_dot", q);
        taken = strcmp(name, q) == 0 || strcmp(name, speed) == 0;
        free(speed);
        free(q);
    }
    for (int i = 0; i < m->outputs_count && !taken && strcmp(kind, "parameter") == 0; i++)
        taken = strcmp(name, m->outputs[i].name) == 0;
    return taken ? print_text("%s.%s", kind, name) : copy_text(name);
}

static void write_outputs(FILE *file, const cst_model *m)
{
    for (int i = 0; i < m->outputs_count; i++) {
        char *name = unique(m, m->outputs[i].name, "output");
        begin_variable(file, name, fmi_first(m, FMI_OUTPUT) + (unsigned)i, "output", "continuous");
        free(name);
        fputs(" initial=\"calculated\"", file);
        attribute(file, "unit", m->outputs[i].unit);
        attribute(file, "description", m->outputs[i].meaning);
        fputs("/>\n", file);
    }
}

static void write_parameters(FILE *file, const cst_problem *p)
{
    const cst_model *m = cst_problem_model(p);
    for (int i = 0; i < m->p; i++) {
        const cst_parameter *one = &m->parameters[i];
        char *name = unique(m, one->name, "parameter");
        begin_variable(file, name, fmi_first(m, FMI_PARAMETER) + (unsigned)i, "parameter", "fixed");
        free(name);
        fprintf(file, " initial=\"exact\" start=\"%.17g\"", cst_parameter_value(p, i));
        if (isfinite(one->lower))
            fprintf(file, " min=\"%.17g\"", one->lower);
        if (isfinite(one->upper))
            fprintf(file, " max=\"%.17g\"", one->upper);
        attribute(file, "unit", one->unit);
        attribute(file, "description", one->meaning);
        fputs("/>\n", file);
    }
}

static void write_structure(FILE *file, const cst_model *m)
{
    static const struct {
        fmi_kind kind;
        const char *element;
    } rows[] = { { FMI_OUTPUT, "Output" },
                 { FMI_V_COPY, "ContinuousStateDerivative" },
                 { FMI_A, "ContinuousStateDerivative" },
                 { FMI_Q, "InitialUnknown" },
                 { FMI_V, "InitialUnknown" },
                 { FMI_V_COPY, "InitialUnknown" },
                 { FMI_A, "InitialUnknown" },
                 { FMI_OUTPUT, "InitialUnknown" },
                 { FMI_SWITCH, "EventIndicator" } };
    fputs("  <ModelStructure>\n", file);
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++)
        for (unsigned i = 0; i < fmi_size(m, rows[r].kind); i++)
            fprintf(file, "    <%s valueReference=\"%u\"/>\n", rows[r].element,
                    fmi_first(m, rows[r].kind) + i);
    fputs("  </ModelStructure>\n", file);
}

/* Model exchange where the model has no contacts: their impacts belong to a run. */
static void write_interfaces(FILE *file, const cst_model *m)
{
    if (m->contacts_count + m->frictions_count + m->latches_count == 0)
        fprintf(file,
                "  <ModelExchange modelIdentifier=\"%s\" canGetAndSetFMUState=\"true\" "
                "canSerializeFMUState=\"true\" providesDirectionalDerivatives=\"true\" "
                "providesAdjointDerivatives=\"true\"/>\n",
                m->name);
    fprintf(file,
            "  <CoSimulation modelIdentifier=\"%s\" canGetAndSetFMUState=\"true\" "
            "canSerializeFMUState=\"true\" canHandleVariableCommunicationStepSize=\"true\"/>\n",
            m->name);
}

void fmu_write_description(FILE *file, const cst_problem *p)
{
    const cst_model *m = cst_problem_model(p);
    const cst_options o = cst_problem_options(p);
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fmiModelDescription fmiVersion=\"3.0\"",
          file);
    attribute(file, "modelName", m->name);
    fprintf(file, " instantiationToken=\"{costate-%s-%s}\"", m->name, cst_version());
    attribute(file, "description", m->about);
    fprintf(file, " generationTool=\"Costate %s\" variableNamingConvention=\"flat\">\n",
            cst_version());
    write_interfaces(file, m);
    write_units(file, m);
    fprintf(file, "  <DefaultExperiment startTime=\"0\" stopTime=\"%.17g\" tolerance=\"%.17g\"/>\n",
            o.tf, o.rtol);
    fputs("  <ModelVariables>\n", file);
    begin_variable(file, "time", 0, "independent", "continuous");
    fputs(" description=\"[s]\"/>\n", file);
    write_states(file, m);
    write_switches(file, m);
    write_outputs(file, m);
    write_parameters(file, p);
    fputs("  </ModelVariables>\n", file);
    write_structure(file, m);
    fputs("</fmiModelDescription>\n", file);
}
