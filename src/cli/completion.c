/* completion.c: scripts for bash, zsh and fish that complete commands, options and models, from
 * the tables of commands and of settings. */
#include "cli/completion.h"

#include "cli/memory.h"
#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "costate.h"

#include <stdlib.h>
#include <string.h>

static int takes(const command *c, const setting *row)
{
    return row->name && row->groups & (c->groups | GROUP_HELP);
}

static void list_models(FILE *file)
{
    for (int i = 0; i < cst_model_count(); i++)
        fprintf(file, "%s%s", i ? " " : "", cst_model_at(i)->name);
}

static void list_options(FILE *file, const command *c)
{
    for (int k = 0; k < settings_count; k++)
        if (takes(c, &settings_table[k]))
            fprintf(file, " --%s", settings_table[k].name);
}

/* Options whose argument is a file or a directory complete paths. */
static int is_path(const setting *row)
{
    return row->argument && (strstr(row->argument, "FILE") || strstr(row->argument, "DIR"));
}

/* Those of all commands, as a pattern of `case`. */
static void list_path_options(FILE *file)
{
    const char *between = "";
    for (int k = 0; k < settings_count; k++)
        if (settings_table[k].name && is_path(&settings_table[k])) {
            fprintf(file, "%s--%s", between, settings_table[k].name);
            between = "|";
        }
}

/* Single quotes of text in a shell's single quotes. */
static void quote(FILE *file, const char *text, const char *escaped)
{
    fputc('\'', file);
    for (; *text; text++)
        if (*text == '\'')
            fputs(escaped, file);
        else
            fputc(*text, file);
    fputc('\'', file);
}

static void write_bash(FILE *file, const command *const *commands, int count)
{
    fputs("# bash completion of costate: costate completion bash\n"
          "_costate()\n{\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} "
          "options=\"\" i\n"
          "    local command=\"\"\n"
          "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
          "        case ${COMP_WORDS[i]} in --model) ((i++)) ;; -*) ;; *) "
          "command=${COMP_WORDS[i]}; break ;; esac\n"
          "    done\n"
          "    case $before in ",
          file);
    list_path_options(file);
    fputs(") COMPREPLY=($(compgen -f -- \"$word\")); return ;; esac\n"
          "    case $command in\n",
          file);
    for (int i = 0; i < count; i++) {
        fprintf(file, "        %s) options=\"", commands[i]->name);
        list_options(file, commands[i]);
        fputs("\" ;;\n", file);
    }
    fputs("        *) options=\"", file);
    for (int i = 0; i < count; i++)
        fprintf(file, " %s", commands[i]->name);
    fputs(" help --help --version --model\" ;;\n    esac\n"
          "    case $command:$word in\n"
          "        :* | *:-*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
          "        *) COMPREPLY=($(compgen -W \"",
          file);
    list_models(file);
    fputs("\" -- \"$word\") $(compgen -f -- \"$word\")) ;;\n"
          "    esac\n}\ncomplete -o filenames -F _costate costate\n",
          file);
}

/* The text without what _arguments and _describe read as its end. */
static char *plain(const char *text)
{
    char *copy = copy_text(text);
    for (char *c = copy; *c; c++)
        if (strchr(":[]\\", *c))
            *c = ' ';
    return copy;
}

static void zsh_option(FILE *file, const setting *row)
{
    char *help = plain(row->help), *argument = row->argument ? plain(row->argument) : NULL;
    char *word = argument ? print_text("--%s=[%s]:%s:%s", row->name, help, argument,
                                       is_path(row) ? "_files" : "")
                          : print_text("--%s[%s]", row->name, help);
    fputs(" \\\n                ", file);
    quote(file, word, "'\\''");
    free(word);
    free(argument);
    free(help);
}

static void write_zsh(FILE *file, const command *const *commands, int count)
{
    fputs("#compdef costate\n# zsh completion of costate: costate completion zsh\n"
          "_costate()\n{\n    local -a commands\n    commands=(\n",
          file);
    for (int i = 0; i < count; i++) {
        char *about = plain(commands[i]->about);
        char *word = print_text("%s:%s", commands[i]->name, about);
        fputs("        ", file);
        quote(file, word, "'\\''");
        fputc('\n', file);
        free(word);
        free(about);
    }
    fputs("    )\n    if ((CURRENT == 2)); then\n        _describe command commands\n"
          "        return\n    fi\n    local command=$words[2]\n    shift words\n"
          "    ((CURRENT--))\n    case $command in\n",
          file);
    for (int i = 0; i < count; i++) {
        fprintf(file, "        %s)\n            _arguments -s", commands[i]->name);
        for (int k = 0; k < settings_count; k++)
            if (takes(commands[i], &settings_table[k]))
                zsh_option(file, &settings_table[k]);
        fputs(" \\\n                '*:model or file:{ compadd ", file);
        list_models(file);
        fputs("; _files }' ;;\n", file);
    }
    fputs("    esac\n}\n_costate \"$@\"\n", file);
}

static void write_fish(FILE *file, const command *const *commands, int count)
{
    fputs("# fish completion of costate: costate completion fish\n", file);
    for (int i = 0; i < count; i++) {
        const command *c = commands[i];
        fprintf(file, "complete -c costate -n __fish_use_subcommand -a %s -d ", c->name);
        quote(file, c->about, "\\'");
        fprintf(file, "\ncomplete -c costate -n '__fish_seen_subcommand_from %s' -a '", c->name);
        list_models(file);
        fputs("'\n", file);
        for (int k = 0; k < settings_count; k++) {
            if (!takes(c, &settings_table[k]))
                continue;
            fprintf(file, "complete -c costate -n '__fish_seen_subcommand_from %s' -l %s %s-d ",
                    c->name, settings_table[k].name,
                    settings_table[k].argument ? is_path(&settings_table[k]) ? "-r " : "-x " : "");
            quote(file, settings_table[k].help, "\\'");
            fputc('\n', file);
        }
    }
}

int completion_print(const char *shell, const command *const *commands, int count)
{
    static const struct {
        const char *name;
        void (*write)(FILE *file, const command *const *commands, int count);
    } shells[] = { { "bash", write_bash }, { "zsh", write_zsh }, { "fish", write_fish } };
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
        if (strcmp(shell, shells[i].name) == 0) {
            text_stream text;
            text_begin(&text);
            shells[i].write(text.file, commands, count);
            char *script = text_end(&text);
            int status = output_print(script);
            free(script);
            return status;
        }
    return usage_error("no completion for '%s': give bash, zsh or fish", shell);
}
