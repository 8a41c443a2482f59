/* main.c: the table of commands; finds the command, reads its settings, runs it; and help. */
#include "cli/input/arguments.h"
#include "cli/cluster.h"
#include "cli/command.h"
#include "cli/completion.h"
#include "cli/output/messages.h"
#include "costate.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/page/page.h"
#include "cli/input/plugin.h"
#include "cli/input/problem_file.h"
#include "cli/output/table.h"
#include "cli/input/trust.h"

#include <stdlib.h>
#include <string.h>

static int run_completion(const settings *s);
static const command completion_command = {
    .name = "completion",
    .arguments = "bash|zsh|fish",
    .about = "print a script that completes commands, options and models in a shell",
    .details =
        "bash: costate completion bash > ~/.local/share/bash-completion/completions/costate\n"
        "zsh:  costate completion zsh > DIR/_costate, DIR a folder of fpath\n"
        "fish: costate completion fish > ~/.config/fish/completions/costate.fish\n"
        "An installed Costate has them in place.",
    .needs_model = 1,
    .run = run_completion,
};

static const command *const commands[] = {
    &models_command, &equilibrium_command, &simulate_command, &gradient_command,
    &check_command,  &compare_command,     &optimize_command, &sample_command,
    &fit_command,    &report_command,      &new_command,      &build_command,
    &table_command,  &fmu_command,         &doctor_command,   &completion_command
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int run_completion(const settings *s)
{
    return completion_print(s->model, commands, COMMANDS);
}

static const char *command_at(const void *set, int i)
{
    (void)set;
    return commands[i]->name;
}

static int find_command(const char *name, const command **found)
{
    char advice[256];
    names set = { command_at, NULL, COMMANDS };
    int i = names_find(&set, name);
    if (i < 0)
        return usage_error("unknown command '%s': costate --help lists them: %s", name,
                           names_advice(&set, name, NULL, advice, sizeof advice));
    *found = commands[i];
    return STATUS_FINE;
}

static int print_and_free(char *text)
{
    int status = output_print(text);
    free(text);
    return status;
}

static int print_version(void)
{
    return print_and_free(print_text("costate %s\n", cst_version()));
}

static int print_help(void)
{
    text_stream text;
    table t;
    text_begin(&text);
    fputs("costate: exact gradients of the dynamic response of multibody systems\n\n"
          "usage: costate COMMAND [MODEL] [OPTIONS]\n"
          "       costate --model NAME|FILE.so COMMAND [OPTIONS]\n\n",
          text.file);
    table_begin(&t, "lll");
    for (int i = 0; i < COMMANDS; i++) {
        table_cell(&t, "%s", "");
        table_cell(&t, "%s %s", commands[i]->name, commands[i]->arguments);
        table_cell(&t, "%s", commands[i]->about);
    }
    table_end(&t, text.file);
    fputs("\ncostate help COMMAND lists its options; costate --version prints the version.\n"
          "Start with: costate gradient fivebar --check\n",
          text.file);
    return print_and_free(text_end(&text));
}

static void print_option(table *t, const setting *row)
{
    table_cell(t, "%s", "");
    table_cell(t, row->letter ? "-%c," : " ", row->letter);
    table_cell(t, "--%s%s%s", row->name, row->argument ? " " : "",
               row->argument ? row->argument : "");
    table_cell(t, "%s", row->help);
}

static int print_command_help(const command *c)
{
    text_stream text;
    table t;
    text_begin(&text);
    fprintf(text.file, "usage: costate %s %s [OPTIONS]\n\n%s.\n\n", c->name, c->arguments,
            c->about);
    table_begin(&t, "llll");
    for (int k = 0; k < settings_count; k++)
        if (settings_table[k].name && settings_table[k].groups & (c->groups | GROUP_HELP))
            print_option(&t, &settings_table[k]);
    table_end(&t, text.file);
    if (c->details)
        fprintf(text.file, "\n%s\n", c->details);
    fputs("\nExit status: 0 done; 1 a run, a check or a file failed; 2 wrong input; 130 stopped by "
          "Ctrl-C.\n",
          text.file);
    return print_and_free(text_end(&text));
}

/* costate help [COMMAND] */
static int help(int count, char **words)
{
    const command *c;
    if (count == 0)
        return print_help();
    int status = find_command(words[0], &c);
    return status ? status : print_command_help(c);
}

static int need_model(const command *c, const settings *s)
{
    char advice[512];
    names set = names_of_models();
    if (s->model || !c->needs_model)
        return STATUS_FINE;
    if (!(c->groups & GROUP_MODEL))
        return usage_error("no %s: %s needs one: see costate %s --help", c->arguments, c->name,
                           c->name);
    names_advice(&set, "", "see costate models", advice, sizeof advice);
    return usage_error("no model: %s: %s", c->name, advice);
}

/* Scenarios and problem, each with what it may ask for. */
static int read_files(settings *s)
{
    int status = STATUS_FINE;
    given before = given_so_far(s);
    if (s->scenario_file)
        status = read_scenario_file(s->scenario_file, s);
    if (!status && s->scenario_file)
        status = check_trust(s, s->scenario_file, before);
    before = given_so_far(s);
    if (!status && s->problem)
        status = read_problem_file(s->problem, s);
    if (!status && s->problem)
        status = check_trust(s, s->problem, before);
    return status;
}

static int run_command(const command *c, int count, char **words)
{
    settings s;
    settings_init(&s);
    int status = parse_arguments(c, count, words, &s);
    if (!status && s.help) {
        status = print_command_help(c);
    } else if (!status && s.version) {
        status = print_version();
    } else {
        if (!status)
            status = read_files(&s);
        if (!status)
            status = need_model(c, &s);
        if (!status && s.model && c->groups & GROUP_MODEL)
            status = plugin_open(&s);
        if (!status && (c->groups & (GROUP_JOBS | GROUP_VARY) || !cluster_idle(c->name)))
            status = c->run(&s);
    }
    settings_free(&s);
    return status;
}

/* "--model FILE COMMAND ..." as "COMMAND --model FILE ...": the words are moved. */
static void command_first(int count, char **words)
{
    int before = count > 0 && strncmp(words[0], "--model=", 8) == 0 ? 1
                 : count > 1 && strcmp(words[0], "--model") == 0    ? 2
                                                                    : 0;
    if (!before || count <= before)
        return;
    char *word = words[before];
    memmove(words + 1, words, (size_t)before * sizeof *words);
    words[0] = word;
}

static int run_word(int argc, char **argv)
{
    const command *c;
    const char *word = argc > 1 ? argv[1] : "";
    if (argc < 2)
        return usage_error("the command is missing: give one: see costate --help");
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return print_help();
    if (strcmp(word, "help") == 0)
        return help(argc - 2, argv + 2);
    if (strcmp(word, "--version") == 0)
        return print_version();
    if (word[0] == '-')
        return usage_error("'%s' where a command is expected: only --model FILE stands before one: "
                           "see costate --help",
                           word);
    int status = find_command(word, &c);
    return status ? status : run_command(c, argc - 2, argv + 2);
}

int main(int argc, char **argv)
{
    interrupt_install();
    int status = cluster_begin(&argc, &argv);
    if (status)
        return status;
    page_command(argc, argv);
    command_keep(argc, argv);
    command_first(argc - 1, argv + 1);
    return cluster_end(run_word(argc, argv));
}
