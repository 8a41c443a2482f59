/* plot.c: gnuplot reads its script from a file on its stdin and draws to its stdout, so no path
 * passes through it. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/plot.h"

#include "cli/output/messages.h"
#include "cli/output/output.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Runs gnuplot.  Returns 0, the error of starting it, or -1 if it failed. */
static int run_gnuplot(int script, int picture)
{
    char *words[] = { "gnuplot", "-d", "-", NULL };
    posix_spawn_file_actions_t streams;
    pid_t child;
    int ended;
    int failed = posix_spawn_file_actions_init(&streams);
    if (failed)
        return failed;
    failed = posix_spawn_file_actions_adddup2(&streams, script, STDIN_FILENO);
    if (!failed)
        failed = posix_spawn_file_actions_adddup2(&streams, picture, STDOUT_FILENO);
    if (!failed)
        failed =
            posix_spawn_file_actions_addopen(&streams, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (!failed)
        failed = posix_spawnp(&child, words[0], &streams, NULL, words, environ);
    posix_spawn_file_actions_destroy(&streams);
    if (failed)
        return failed;
    while (waitpid(child, &ended, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFEXITED(ended) && WEXITSTATUS(ended) == 0 ? 0 : -1;
}

/* On a full disk gnuplot ends well; its picture does not. */
static int is_whole(int picture)
{
    char tail[16] = "";
    off_t size = lseek(picture, 0, SEEK_END);
    if (size < 15 || lseek(picture, size - 15, SEEK_SET) < 0 || read(picture, tail, 15) != 15)
        return 0;
    return strstr(tail, "</svg>") != NULL;
}

/* The look of report.html: colors that the color-blind can tell apart, a light grid, and tics of
 * few digits; a power of ten is written as one. */
static const char look[] =
    "set linetype 1 lc rgb '#0072b2' lw 1.8\nset linetype 2 lc rgb '#d55e00' lw 1.8\n"
    "set linetype 3 lc rgb '#009e73' lw 1.8\nset linetype 4 lc rgb '#cc79a7' lw 1.8\n"
    "set linetype 5 lc rgb '#e69f00' lw 1.8\nset linetype 6 lc rgb '#56b4e9' lw 1.8\n"
    "set linetype 7 lc rgb '#7f7f7f' lw 1.8\nset linetype 8 lc rgb '#a6761d' lw 1.8\n"
    "set linetype cycle 8\nset border 3 lc rgb '#5b6577'\nset tics nomirror\n"
    "set grid lt 1 lc rgb '#d8dce3' lw 1\nset format y '%.6h'\n";

static plot_result draw(FILE *script, const char *text, int width, int height, output *o)
{
    fprintf(script, "set terminal svg size %d,%d font 'DejaVu Sans,12' background 'white'\n%s%s",
            width, height, look, text);
    if (fflush(script) || ferror(script) || lseek(fileno(script), 0, SEEK_SET) < 0) {
        warning("no plot: %s: cannot write the script: %s: make room in /tmp", o->path,
                strerror(errno));
        return PLOT_FAILED;
    }
    int failed = run_gnuplot(fileno(script), fileno(o->file));
    if (failed == ENOENT || failed == EACCES)
        return PLOT_MISSING;
    if (failed || !is_whole(fileno(o->file))) {
        warning("no plot: %s: gnuplot: %s: make room on the disk, or see whether gnuplot works",
                o->path,
                failed > 0   ? strerror(failed)
                : failed < 0 ? "it failed"
                             : "the picture is cut off");
        return PLOT_FAILED;
    }
    return output_commit(o) ? PLOT_FAILED : PLOT_DONE;
}

plot_result plot_sized(const char *directory, const char *name, const char *script, int width,
                       int height)
{
    output o;
    FILE *file = tmpfile();
    if (!file) {
        warning("no plot: %s: cannot write the script: %s: make room in /tmp", name,
                strerror(errno));
        return PLOT_FAILED;
    }
    plot_result result = PLOT_FAILED;
    if (output_open(&o, directory, name) == STATUS_FINE) {
        result = draw(file, script, width, height, &o);
        output_discard(&o);
    }
    fclose(file);
    return result;
}

void plot_quote(FILE *script, const char *text)
{
    fputc('\'', script);
    for (; *text; text++) {
        if (*text == '\'')
            fputc('\'', script);
        fputc((unsigned char)*text < ' ' || *text == 127 ? '?' : *text, script);
    }
    fputc('\'', script);
}

plot_result plot_write(const char *directory, const char *name, const char *script)
{
    return plot_sized(directory, name, script, 900, 1000);
}
