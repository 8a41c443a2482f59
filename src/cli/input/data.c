/* data.c: where the program's files are.  The directory is laid out as the source tree is, so that
 * the same scripts work in both:
 *
 *     $COSTATE_DATADIR, if it is set
 *     the source tree, for a program that was not installed (a file beside it says where)
 *     the data directory beside the program's own, wherever both were moved
 *     the data directory that the program was built for */
#include "cli/input/data.h"

#include "cli/output/messages.h"
#include "cli/memory.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const double ECHO = 0.3; /* [s] */

/* The directory of the running program, or "". */
static void program_directory(char *text, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", text, size - 1);
    text[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(text, '/');
    if (slash)
        *slash = '\0';
}

char *data_program_directory(void)
{
    char text[4096];
    program_directory(text, sizeof text);
    return copy_text(text);
}

/* The line in the file that the build puts beside the program, or "". */
static void source_tree(const char *directory, char *text, size_t size)
{
    char *name = print_text("%s/costate.source", directory);
    FILE *file = fopen(name, "r");
    if (!file || !fgets(text, (int)size, file))
        text[0] = '\0';
    text[strcspn(text, "\n")] = '\0';
    if (file)
        fclose(file);
    free(name);
}

/* DIRECTORY/scripts/SCRIPT if it is there, otherwise NULL; to be freed. */
static char *script_in(const char *directory, const char *script)
{
    char *path = print_text("%s/scripts/%s", directory, script);
    if (*directory && access(path, R_OK) == 0)
        return path;
    free(path);
    return NULL;
}

static char *find_script(const char *script)
{
    const char *chosen = getenv("COSTATE_DATADIR");
    char program[4096], tree[4096];
    if (chosen && *chosen)
        return script_in(chosen, script);
    program_directory(program, sizeof program);
    source_tree(program, tree, sizeof tree);
    char *moved = print_text("%s/%s", program, CLI_RELATIVE_DATADIR),
         *path = script_in(tree, script);
    if (!path)
        path = script_in(moved, script);
    if (!path)
        path = script_in(CLI_DATADIR, script);
    free(moved);
    return path;
}

/* In the child: bash SCRIPT ARGUMENTS..., in a process group of its own, which a signal reaches
 * whole. */
static void become(char *path, const char *const *arguments, const sigset_t *before)
{
    setpgid(0, 0);
    sigprocmask(SIG_SETMASK, before, NULL);
    int count = 0;
    while (arguments[count])
        count++;
    char **words = take((size_t)count + 3, sizeof *words);
    words[0] = "bash";
    words[1] = path;
    for (int i = 0; i < count; i++)
        words[2 + i] = (char *)arguments[i];
    setenv("COSTATE_SPEAKER", "costate", 1);
    execvp("bash", words);
    _exit(127);
}

/* Adds a signal, unless the caller ignores it: a blocked one would come all the same. */
static void watch(sigset_t *set, int signal_number)
{
    struct sigaction now;
    if (sigaction(signal_number, NULL, &now) == 0 && now.sa_handler != SIG_IGN)
        sigaddset(set, signal_number);
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Waits for the child.  SIGINT and SIGTERM, which are blocked, are passed on to its group: the
 * first as it is, any other as SIGKILL, unless it is an echo of the first (signals.c).  Gives the
 * first one, or 0. */
static int wait_for(pid_t child, const sigset_t *watched, int *state)
{
    int first = 0, got;
    double when = 0.0;
    pid_t ended;
    while ((ended = waitpid(child, state, WNOHANG)) == 0 || (ended < 0 && errno == EINTR)) {
        if (sigwait(watched, &got) || got == SIGCHLD)
            continue;
        if (!first)
            when = seconds();
        else if (seconds() - when < ECHO)
            continue;
        kill(-child, first ? SIGKILL : got);
        first = first ? first : got;
    }
    return ended < 0 ? -1 : first;
}

/* The exit status of a script that ended. */
static int script_status(const char *script, int state, int stopped)
{
    if (!stopped && WIFSIGNALED(state) && (WTERMSIG(state) == SIGINT || WTERMSIG(state) == SIGTERM))
        stopped = WTERMSIG(state);
    if (stopped) {
        run_error("stopped by %s: during scripts/%s: run it again",
                  stopped == SIGINT ? "Ctrl-C" : "a signal", script);
        return 128 + stopped;
    }
    if (WIFSIGNALED(state))
        return run_error("scripts/%s was killed by signal %d: run it again", script,
                         WTERMSIG(state));
    if (WEXITSTATUS(state) == 127)
        return run_error("bash is not found: %s is a script: install bash", script);
    return WEXITSTATUS(state);
}

int data_script(const char *script, const char *const *arguments)
{
    char *path = find_script(script);
    int state = 0, stopped = -1;
    sigset_t watched, before;
    if (!path)
        return run_error("the program's files are not found: no scripts/%s in %s: install Costate "
                         "whole, or set COSTATE_DATADIR",
                         script,
                         getenv("COSTATE_DATADIR") && *getenv("COSTATE_DATADIR")
                             ? getenv("COSTATE_DATADIR")
                             : CLI_DATADIR);
    fflush(NULL);
    signal(SIGCHLD, SIG_DFL); /* where the caller ignores it, a child's status is lost */
    sigemptyset(&watched);
    sigaddset(&watched, SIGCHLD);
    watch(&watched, SIGINT);
    watch(&watched, SIGTERM);
    sigprocmask(SIG_BLOCK, &watched, &before);
    pid_t child = fork();
    if (child == 0)
        become(path, arguments, &before);
    if (child > 0) {
        setpgid(child, child); /* here too: whoever comes first */
        stopped = wait_for(child, &watched, &state);
    }
    int reason = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    free(path);
    if (stopped < 0)
        return run_error("cannot run bash: %s: free some memory and try again", strerror(reason));
    return script_status(script, state, stopped);
}
