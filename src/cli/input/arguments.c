/* arguments.c: --name VALUE, --name=VALUE, -x VALUE, -xVALUE and one MODEL, in any order; "--" ends
 * the options. */
#include "cli/input/arguments.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"

#include <stdlib.h>
#include <string.h>

/* Messages of the library name options as C does: --max_steps is --max-steps. */
static int is_same(const char *name, const char *given, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (name[i] != (given[i] == '_' ? '-' : given[i]))
            return 0;
    return name[length] == '\0';
}

/* The row of a long option of that length, or of a letter; NULL where there is none. */
static const setting *find(const char *name, size_t length, char letter)
{
    for (int k = 0; k < settings_count; k++) {
        const setting *row = &settings_table[k];
        if (letter ? row->letter == letter : row->name && is_same(row->name, name, length))
            return row;
    }
    return NULL;
}

/* The names of the command's long options, to suggest the nearest one. */
static int unknown_option(const command *c, const char *word, size_t length)
{
    char advice[512], *name = copy_text(word);
    char **list = take((size_t)settings_count, sizeof *list);
    int count = 0;
    if (strncmp(word, "--", 2) == 0)
        name[2 + length] = '\0';
    for (int k = 0; k < settings_count; k++)
        if (settings_table[k].name && settings_table[k].groups & (c->groups | GROUP_HELP))
            list[count++] = print_text("--%s", settings_table[k].name);
    names set = names_of_list((const char *const *)list, count);
    char *given = print_text("--%s", name + strspn(name, "-"));
    names_advice(&set, given, "leave it out", advice, sizeof advice);
    int status =
        usage_error("unknown option '%s': costate %s --help lists them: %s", name, c->name, advice);
    for (int k = 0; k < count; k++)
        free(list[k]);
    free(list);
    free(given);
    free(name);
    return status;
}

/* One that other commands have. */
static int foreign_option(const command *c, const setting *row, const char *where)
{
    if (row->offset == offsetof(settings, samples) && c->groups & GROUP_VARY)
        return usage_error("%s is not an option of this command: %s: did you mean --count?", where,
                           c->name);
    return usage_error("%s is not an option of this command: %s: see costate %s --help", where,
                       c->name, c->name);
}

/* One option; *next is advanced past its argument. */
static int parse_option(const command *c, int count, char **words, int *next, settings *s)
{
    char *word = words[(*next)++], *value = NULL, where[64];
    int is_long = word[1] == '-';
    size_t length = is_long ? strcspn(word + 2, "=") : 1;
    const setting *row = find(word + 2, length, is_long ? 0 : word[1]);
    if (!row)
        return unknown_option(c, word, length);
    strcpy(where, is_long ? "--" : "-");
    strncat(where, is_long ? row->name : &row->letter, is_long ? sizeof where - 3 : 1);
    if (!(row->groups & (c->groups | GROUP_HELP)))
        return foreign_option(c, row, where);
    if (is_long && word[2 + length] == '=')
        value = word + 2 + length + 1;
    else if (!is_long && word[2])
        value = word + 2;
    if (row->kind == KIND_FLAG)
        return value ? usage_error("%s takes no value: %s: leave '%s' out", where, c->name, value)
                     : setting_text(s, row, "", where);
    if (!value && *next < count)
        value = words[(*next)++];
    if (!value)
        return usage_error("%s needs a value: %s: write %s %s", where, c->name, where,
                           row->argument);
    if (row->offset == offsetof(settings, model) && s->model)
        return usage_error("unexpected %s '%s': %s takes one model: leave it out", where, value,
                           c->name);
    return setting_text(s, row, value, where);
}

int parse_arguments(const command *c, int count, char **words, settings *s)
{
    int status = STATUS_FINE, options = 1;
    for (int next = 0; next < count && status == STATUS_FINE;) {
        const char *word = words[next];
        if (options && strcmp(word, "--") == 0) {
            options = 0;
            next++;
        } else if (options && word[0] == '-' && word[1]) {
            status = parse_option(c, count, words, &next, s);
        } else if (s->model) {
            status = usage_error("unexpected argument '%s': %s takes one model: leave it out", word,
                                 c->name);
        } else if (!*word) {
            status = usage_error("an empty name of a model: %s: see costate models", c->name);
        } else {
            s->model = copy_text(word);
            next++;
        }
    }
    return status ? status : settings_settle(s, "--bounds");
}

static struct {
    int count;
    char **words;
} kept;

void command_keep(int count, char **words)
{
    kept.count = count;
    kept.words = words;
}

void print_word(FILE *file, const char *word)
{
    const char *plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=,:+@%";
    if (*word && strspn(word, plain) == strlen(word)) {
        fputs(word, file);
        return;
    }
    fputc('\'', file);
    for (; *word; word++)
        if (*word == '\'')
            fputs("'\\''", file);
        else
            fputc(*word, file);
    fputc('\'', file);
}

/* The option at a word, its value or "", and how many words both are; NULL: it is none. */
static const setting *option_at(int i, const char **value, int *words)
{
    const char *word = kept.words[i];
    int is_long = word[0] == '-' && word[1] == '-';
    size_t length = is_long ? strcspn(word + 2, "=") : 1;
    const setting *row =
        word[0] == '-' && word[1] ? find(word + 2, length, is_long ? 0 : word[1]) : NULL;
    *value = "";
    *words = 1;
    if (!row || row->kind == KIND_FLAG)
        return row;
    const char *rest = is_long ? word + 2 + length : word + 2;
    *words = *rest || i + 1 == kept.count ? 1 : 2;
    *value = *words == 2 ? kept.words[i + 1] : is_long && *rest ? rest + 1 : rest;
    return row;
}

int command_has(const char *name)
{
    const char *value;
    for (int i = 1, words; i < kept.count; i += words) {
        const setting *row = option_at(i, &value, &words);
        if (row && row->name && !strcmp(row->name, name))
            return 1;
    }
    return 0;
}

void command_print(FILE *file,
                   int (*leave_out)(const void *user, const char *option, const char *value),
                   const void *user)
{
    const char *value;
    fputs("costate", file);
    for (int i = 1, words; i < kept.count; i += words) {
        const setting *row = option_at(i, &value, &words);
        int left_out = row && row->name && leave_out(user, row->name, value);
        for (int k = i; k < i + words && !left_out && strcmp(kept.words[i], "--"); k++) {
            fputc(' ', file);
            print_word(file, kept.words[k]);
        }
    }
}
