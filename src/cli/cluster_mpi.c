/* cluster_mpi.c: the MPI backend of ensembles, as process 0 sees it: it hands out tasks one by one,
 * so that runs of any length keep all processes busy, and runs tasks itself in threads beside
 * that. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cluster_mpi.h"

#include "cli/cluster.h"
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/output/silence_stdout.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* so many tasks left per lane: a process gets the next before it is done with this */
enum { PLENTY = 4 };

static struct {
    int active, rank, size;
    int agreed, serving; /* all have told how their set-up went; the others wait for tasks */
    int open;            /* tasks that other processes have                                */
    int *lanes;          /* [size]                                                         */
    int *held;           /* [size] tasks that a process has                                */
    long messages;
} job = { .size = 1 };

int cluster_rank(void) { return job.rank; }
int cluster_size(void) { return job.size; }
long cluster_messages(void) { return job.messages; }

/* MPI's own waiting keeps a processor busy, which a run could use.  A nap of 1/64 of the time that
 * nothing has come costs a run at most that, and looks 430 times during a run of 1 s. */
long cluster_nap_length(long *idle)
{
    long nap = *idle / 64 < 50000 ? 50000 : *idle / 64 > 10000000 ? 10000000 : *idle / 64;
    *idle += nap;
    return nap;
}

void cluster_nap(long *idle)
{
    struct timespec t = { 0, cluster_nap_length(idle) };
    nanosleep(&t, NULL);
}

static void wait_for(MPI_Request *request)
{
    int done = 0;
    long idle = 0;
    for (MPI_Test(request, &done, MPI_STATUS_IGNORE); !done;
         MPI_Test(request, &done, MPI_STATUS_IGNORE))
        cluster_nap(&idle);
}

int cluster_begin(int *argc, char ***argv)
{
    int rank, provided, size = cluster_launched(&rank);
    if (size <= 1 && !(size == 0 && getenv("PMIX_RANK")))
        return STATUS_FINE;
    MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &job.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &job.size);
    job.active = 1;
    job.lanes = take((size_t)job.size, sizeof *job.lanes);
    job.held = take((size_t)job.size, sizeof *job.held);
    if (job.rank) { /* process 0 alone speaks */
        complain_hold();
        quiet_begin();
    }
    interrupt_install(); /* again: MPI may have put its own handlers there */
    return STATUS_FINE;
}

int cluster_idle(const char *what)
{
    if (job.size > 1 && job.rank == 0)
        warning("one of %d processes works: %s is one run: leave mpirun out", job.size, what);
    return job.rank > 0;
}

/* What the first process that failed has to say. */
static int tell_failure(int who, int status)
{
    char text[1024] = "", host[MPI_MAX_PROCESSOR_NAME] = "";
    if (who == 0)
        return status;
    MPI_Recv(text, sizeof text, MPI_CHAR, who, TAG_TEXT, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(host, sizeof host, MPI_CHAR, who, TAG_TEXT, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    run_error("process %d on %s: %s", who, host, text);
    return status;
}

static void send_failure(void)
{
    char host[MPI_MAX_PROCESSOR_NAME];
    int length;
    const char *text = complain_held();
    MPI_Get_processor_name(host, &length);
    MPI_Send(text, (int)strlen(text) + 1, MPI_CHAR, 0, TAG_TEXT, MPI_COMM_WORLD);
    MPI_Send(host, length + 1, MPI_CHAR, 0, TAG_TEXT, MPI_COMM_WORLD);
}

/* All processes, once: the status of the first that failed, or 0. */
static int agree(int status, int lanes)
{
    int own[2] = { status, lanes }, verdict[2] = { -1, 0 };
    int *all = job.rank == 0 ? take(2 * (size_t)job.size, sizeof *all) : NULL;
    MPI_Request request;
    job.agreed = 1;
    MPI_Igather(own, 2, MPI_INT, all, 2, MPI_INT, 0, MPI_COMM_WORLD, &request);
    wait_for(&request);
    for (int i = job.size - 1; all && i >= 0; i--) {
        job.lanes[i] = all[2 * i + 1];
        if (all[2 * i])
            verdict[0] = i, verdict[1] = all[2 * i];
    }
    free(all);
    MPI_Ibcast(verdict, 2, MPI_INT, 0, MPI_COMM_WORLD, &request);
    wait_for(&request);
    if (verdict[0] < 0)
        return STATUS_FINE;
    if (job.rank == verdict[0] && job.rank)
        send_failure();
    return job.rank == 0 ? tell_failure(verdict[0], verdict[1]) : verdict[1];
}

int cluster_join(int status, const cst_ensemble *e, int lanes)
{
    if (!job.active)
        return status;
    lanes = lanes < 1 ? 1 : lanes > MOST_LANES ? MOST_LANES : lanes;
    status = agree(status, lanes);
    job.serving = !status && e;
    if (job.rank == 0 || !job.serving)
        return status;
    status = cluster_serve(e, lanes);
    return status ? status : CLUSTER_SERVED;
}

/* ---- process 0: tasks out, results in -------------------------------------------------------- */

typedef struct {
    const cst_ensemble *e;
    pthread_mutex_t lock;
    int next, stopped; /* the task that comes next; no other is wanted */
    int local;         /* threads of this process that still run       */
    int lanes;         /* of all processes                             */
    char *message;     /* room for a task or a result                  */
} board;

typedef struct {
    board *b;
    int index;
    pthread_t thread;
} local_lane;

static int take_next(board *b)
{
    const cst_ensemble *e = b->e;
    pthread_mutex_lock(&b->lock);
    while (e->solved && b->next < e->count && e->solved[b->next])
        b->next++;
    int i = b->stopped || interrupted() || b->next == e->count ? -1 : b->next++;
    pthread_mutex_unlock(&b->lock);
    return i;
}

static void tell_done(board *b, int task)
{
    pthread_mutex_lock(&b->lock);
    if (b->e->done && b->e->done(b->e->user, task))
        b->stopped = 1;
    pthread_mutex_unlock(&b->lock);
}

static void *run_local(void *user)
{
    local_lane *own = user;
    board *b = own->b;
    const cst_ensemble *e = b->e;
    for (int i = take_next(b); i >= 0; i = take_next(b)) {
        e->status[i] = e->run(e->user, own->index, i, e->in + (size_t)i * (size_t)e->inputs,
                              e->out + (size_t)i * (size_t)e->outputs, e->text ? e->text[i] : NULL);
        tell_done(b, i);
    }
    pthread_mutex_lock(&b->lock);
    b->local--;
    pthread_mutex_unlock(&b->lock);
    return NULL;
}

/* One task for a process; 0 where there is none left. */
static int hand_out(board *b, int process)
{
    const cst_ensemble *e = b->e;
    int i = take_next(b);
    if (i < 0)
        return 0;
    message_head head = { i, 0 };
    memcpy(b->message, &head, sizeof head);
    if (e->inputs)
        memcpy(b->message + sizeof head, e->in + (size_t)i * (size_t)e->inputs,
               (size_t)e->inputs * sizeof *e->in);
    MPI_Send(b->message, (int)task_bytes(e), MPI_BYTE, process, TAG_TASK, MPI_COMM_WORLD);
    job.held[process]++;
    job.open++;
    return 1;
}

/* A process keeps a task in reserve while there are plenty: its threads do not wait for messages
 * then. */
static void feed(board *b, int process)
{
    pthread_mutex_lock(&b->lock);
    int left = b->e->count - b->next;
    pthread_mutex_unlock(&b->lock);
    int wanted = job.lanes[process] * (left > PLENTY * b->lanes ? 2 : 1);
    while (job.held[process] < wanted && hand_out(b, process))
        ;
}

static int receive(board *b)
{
    const cst_ensemble *e = b->e;
    message_head head;
    MPI_Status from;
    int here, bytes;
    MPI_Iprobe(MPI_ANY_SOURCE, TAG_RESULT, MPI_COMM_WORLD, &here, &from);
    if (!here)
        return 0;
    MPI_Get_count(&from, MPI_BYTE, &bytes);
    MPI_Recv(b->message, bytes, MPI_BYTE, from.MPI_SOURCE, TAG_RESULT, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    memcpy(&head, b->message, sizeof head);
    size_t numbers = (size_t)e->outputs * sizeof *e->out, i = (size_t)head.task;
    memcpy(e->out + i * (size_t)e->outputs, b->message + sizeof head, numbers);
    if (e->text && (size_t)bytes > result_bytes(e))
        memcpy(e->text[i], b->message + sizeof head + numbers, (size_t)bytes - result_bytes(e));
    e->status[i] = head.status;
    job.held[from.MPI_SOURCE]--;
    job.open--;
    job.messages++;
    feed(b, from.MPI_SOURCE);
    tell_done(b, head.task);
    return 1;
}

static int start_local(board *b, local_lane *all, int lanes)
{
    int started = 0;
    b->local = lanes;
    while (started < lanes) {
        all[started] = (local_lane){ .b = b, .index = started };
        if (pthread_create(&all[started].thread, NULL, run_local, &all[started]))
            break;
        started++;
    }
    pthread_mutex_lock(&b->lock);
    b->local -= lanes - started;
    pthread_mutex_unlock(&b->lock);
    return started;
}

/* Until every task that was handed out has come back; at a signal at once. */
static void exchange(board *b)
{
    int busy = 1;
    long idle = 0;
    for (int i = 1; i < job.size; i++)
        feed(b, i);
    while (busy && !interrupted()) {
        while (receive(b))
            idle = 0;
        pthread_mutex_lock(&b->lock);
        busy = job.open > 0 || b->local > 0;
        pthread_mutex_unlock(&b->lock);
        if (busy)
            cluster_nap(&idle);
    }
}

int cluster_run(const cst_ensemble *e, int lanes)
{
    if (!job.serving || job.size == 1)
        return cst_ensemble_threads(e, lanes);
    board b = { .e = e, .lock = PTHREAD_MUTEX_INITIALIZER };
    lanes = job.lanes[0];
    size_t room = task_bytes(e) > result_bytes(e) ? task_bytes(e) : result_bytes(e) + CST_TASK_TEXT;
    b.message = take(room + CST_TASK_TEXT, 1);
    for (int i = 0; i < job.size; i++)
        b.lanes += job.lanes[i];
    local_lane *local = take((size_t)lanes, sizeof *local);
    cst_ensemble_reset(e);
    int started = start_local(&b, local, lanes);
    exchange(&b);
    for (int i = 0; i < started; i++)
        pthread_join(local[i].thread, NULL);
    free(local);
    free(b.message);
    return cst_ensemble_verdict(e);
}

static void dismiss(void)
{
    for (int i = 1; i < job.size; i++)
        MPI_Send(NULL, 0, MPI_BYTE, i, TAG_DISMISS, MPI_COMM_WORLD);
}

int cluster_end(int status)
{
    if (!job.active)
        return status;
    if (interrupted() || job.open > 0) { /* somebody may not be there any more */
        fflush(NULL);
        MPI_Abort(MPI_COMM_WORLD, status);
    }
    if (!job.agreed)
        agree(status, 0);
    else if (job.rank == 0 && job.serving)
        dismiss();
    MPI_Finalize();
    free(job.lanes);
    free(job.held);
    job.active = 0;
    return status == CLUSTER_SERVED || (job.rank && status) ? STATUS_FINE : status;
}
