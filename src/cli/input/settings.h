/* settings.h: what the user asked for, from the command line and from a problem file alike. */
#ifndef CLI_SETTINGS_H
#define CLI_SETTINGS_H

#include <stddef.h>

/* A parameter's value, or those of an array: a list, or the path of a file. */
typedef struct {
    char *name;
    double value, *list; /* [count], or NULL */
    int count;
    char *path; /* or NULL */
} assignment;

typedef struct {
    char *name;
    double lower, upper;
} interval;

/* Not given is NULL for a text, NaN for a number and -1 for a count. */
typedef struct settings {
    char *model;  /* a name, a path, or what a command takes in its place */
    char *plugin; /* of report: where the model is not built in */
    char *cost, *method, *formulation, *integrator, *formulas, *bars, *projection, *wrt, *out,
        *problem, *state, *scenario_file, *name, *minimize, *optimizer, *data, *hessian_vector,
        *memory, *memory_dir, *file;
    double tf, step, rtol, atol, fd_step, alpha, xi, omega, max_seconds, gradient_tol, decrease_tol,
        weight, max_step, rest;
    long samples, bodies, max_steps, max_iterations, max_evaluations, jobs;
    long count, seed, starts; /* samples; starts of an optimization */
    char *robust;             /* the objective over samples          */
    int hessian;
    int json, check, help, version, resume, trust;
    int driven, corner, space, contact; /* what a new model is */
    int quick;                          /* build without fused code */
    assignment *parameters;             /* in the order to apply them */
    int parameters_count;
    char **responses; /* NAME=EXPRESSION, in their order */
    int responses_count;
    char **constraints; /* EXPRESSION <= NUMBER */
    int constraints_count;
    char **vary; /* NAME=DISTRIBUTION, in their order */
    int vary_count;
    char **tolerances; /* NAME=2% or NAME=0.05: standard deviations */
    int tolerances_count;
    interval *bounds;
    int bounds_count;
    struct settings *scenarios; /* each holds what differs from the rest; only in a file */
    int scenarios_count;
} settings;

/* Which commands take an option: a command lists its groups. */
enum {
    GROUP_REPORT = 131072, /* of report alone                         */
    GROUP_PROBLEM = 1,     /* model, parameters, cost, horizon, tolerances */
    GROUP_DESIGN = 2,      /* the design variables                            */
    GROUP_METHOD = 4,      /* how to differentiate, and --check                   */
    GROUP_DIFFERENCES = 8,
    GROUP_SAMPLES = 16,
    GROUP_OUT = 32,
    GROUP_COMMON = 64, /* --json */
    GROUP_FORM = 128,  /* formulation and integrator */
    GROUP_OPTIMIZE = 256,
    GROUP_SCENARIO = 512, /* not of a command: what may differ between scenarios */
    GROUP_MODEL = 1024,   /* --model; where it is a path, the plug-in is loaded   */
    GROUP_NEW = 2048,
    GROUP_HELP = 4096, /* --help, --version; of every command                  */
    GROUP_JOBS = 8192, /* many scenarios                                       */
    GROUP_RESPONSES = 16384,
    GROUP_OBJECTIVE = 32768, /* the objective and its constraints */
    GROUP_DATA = 65536,      /* measurements                            */
    GROUP_VARY = 1 << 20,    /* parameters that vary                    */
    GROUP_RESUME = 1 << 21,  /* a file to go on from                    */
    GROUP_HESSIAN = 1 << 23, /* second derivatives                      */
    GROUP_FILE = 1 << 24,    /* a single file to write                  */
    GROUP_STARTS = 1 << 22,  /* optimize over samples, from many starts */
    GROUP_BUILD = 1 << 25    /* of build alone                          */
};

typedef enum {
    KIND_TEXT,
    KIND_POSITIVE,
    KIND_NOT_NEGATIVE,
    KIND_COUNT,
    KIND_FLAG,
    KIND_ASSIGN,
    KIND_LIST,
    KIND_BOUNDS,
    KIND_SCENARIOS,
    KIND_RESPONSES,
    KIND_CONSTRAINTS,
    KIND_VARY,
    KIND_TOLERANCES
} kind;

/* One row describes a setting: its option, its key in a problem file, its place in the struct. */
typedef struct {
    const char *name;     /* long option, or NULL: only in a file                   */
    char letter;          /* short option, or 0                                     */
    const char *key;      /* key in a problem file, or NULL: only on a command line */
    const char *argument; /* its argument in the help, or NULL for a flag           */
    kind kind;
    size_t offset; /* in settings */
    unsigned groups;
    const char *help;
} setting;

extern const setting settings_table[];
extern const int settings_count;

void settings_init(settings *s);
void settings_free(settings *s);

/* Where a parameter is given more than once, the last value counts; bounds that are given twice are
 * an error, told at `where`. */
int settings_settle(settings *s, const char *where);

/* The name of a parameter or an interval that appears twice, otherwise NULL. */
const char *parameter_twice(const settings *s);
const char *bounds_twice(const settings *s);

/* Takes from the other what is not given here; no name may appear twice in either. */
void settings_fill(settings *s, const settings *other);

/* Each stores a value, or prints an error about it at `where` ("--tf") and returns an exit
 * status. */
int setting_text(settings *s, const setting *row, const char *text, const char *where);
int setting_number(settings *s, const setting *row, double value, const char *text,
                   const char *where);
void setting_parameter(settings *s, const char *name, double value);
void setting_array(settings *s, const char *name, const double *list, int count);
void setting_array_file(settings *s, const char *name, const char *path);
void setting_bounds(settings *s, const char *name, double lower, double upper);
settings *setting_scenario(settings *s); /* a new one, at the end */
void setting_response(settings *s, const char *text);
void setting_constraint(settings *s, const char *text);
void setting_vary(settings *s, const char *text);
void setting_tolerance(settings *s, const char *text);

/* All of the text as one finite number: returns 0, or -1. */
int parse_number(const char *text, double *value);

#endif
