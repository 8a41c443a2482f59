/* The MPI backend of ensembles, as process 0 sees it: it hands out tasks one by one, so that runs
 * of any length keep all processes busy, and runs tasks itself in threads beside that. */
#include "study/mpi/mpi.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int cst_mpi_rank(void)
{
    return job.rank;
}
int cst_mpi_size(void)
{
    return job.size;
}
long cst_mpi_messages(void)
{
    return job.messages;
}

static void wait_for(MPI_Request *request)
{
    int done = 0;
    long idle = 0;
    for (MPI_Test(request, &done, MPI_STATUS_IGNORE); !done;
         MPI_Test(request, &done, MPI_STATUS_IGNORE))
        cst_mpi_nap(&idle);
}

int cst_mpi_begin(int *argc, char ***argv, int (*stop)(void *user), void *user)
{
    int rank, provided, size = cst_launched(&rank);
    cst_mpi_ask(stop, user);
    if (job.active || (size <= 1 && !(size == 0 && getenv("PMIX_RANK"))))
        return CST_OK;
    if (MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &provided))
        return CST_EARGUMENT;
    MPI_Comm_rank(MPI_COMM_WORLD, &job.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &job.size);
    job.active = 1;
    job.agreed = job.serving = job.open = 0;
    job.lanes = cst_mpi_room((size_t)job.size, sizeof *job.lanes);
    job.held = cst_mpi_room((size_t)job.size, sizeof *job.held);
    return CST_OK;
}

/* What the first process that failed has to say. */
static void receive_failure(int who, char *message, int size)
{
    char text[1024] = "", host[MPI_MAX_PROCESSOR_NAME] = "";
    MPI_Recv(text, sizeof text, MPI_CHAR, who, TAG_TEXT, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(host, sizeof host, MPI_CHAR, who, TAG_TEXT, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (message && size > 0)
        snprintf(message, (size_t)size, "process %d on %s: %s", who, host, text);
}

static void send_failure(const char *text)
{
    char host[MPI_MAX_PROCESSOR_NAME], said[1024];
    int length;
    snprintf(said, sizeof said, "%s", text ? text : "");
    MPI_Get_processor_name(host, &length);
    MPI_Send(said, (int)strlen(said) + 1, MPI_CHAR, 0, TAG_TEXT, MPI_COMM_WORLD);
    MPI_Send(host, length + 1, MPI_CHAR, 0, TAG_TEXT, MPI_COMM_WORLD);
}

/* All processes, once: the first that failed and its status, or -1. */
static void agree(int status, int lanes, int verdict[2])
{
    int own[2] = { status, lanes };
    int *all = job.rank == 0 ? cst_mpi_room(2 * (size_t)job.size, sizeof *all) : NULL;
    MPI_Request request;
    job.agreed = 1;
    verdict[0] = -1;
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
}

/* The same, with what the first that failed has to say; its status, or 0. */
static int settle(int status, const char *text, int lanes, char *message, int size)
{
    int verdict[2] = { -1, 0 };
    if (message && size > 0)
        snprintf(message, (size_t)size, "%s", text ? text : "");
    agree(status, lanes, verdict);
    if (verdict[0] > 0 && verdict[0] == job.rank)
        send_failure(text);
    else if (verdict[0] > 0 && job.rank == 0)
        receive_failure(verdict[0], message, size);
    return verdict[0] < 0 ? CST_OK : verdict[1];
}

int cst_mpi_join(int status, const char *text, const cst_ensemble *e, int lanes, char *message,
                 int size)
{
    if (!job.active || job.agreed) {
        if (message && size > 0)
            snprintf(message, (size_t)size, "%s", text ? text : "");
        return status;
    }
    lanes = lanes < 1 ? 1 : lanes > MOST_LANES ? MOST_LANES : lanes;
    status = settle(status, text, lanes, message, size);
    job.serving = !status && e;
    if (job.rank == 0 || !job.serving)
        return status;
    cst_mpi_serve(e, lanes);
    return CST_MPI_SERVED;
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
    int i = b->stopped || cst_mpi_stopped() || b->next == e->count ? -1 : b->next++;
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
    while (busy && !cst_mpi_stopped()) {
        while (receive(b))
            idle = 0;
        pthread_mutex_lock(&b->lock);
        busy = job.open > 0 || b->local > 0;
        pthread_mutex_unlock(&b->lock);
        if (busy)
            cst_mpi_nap(&idle);
    }
}

static int run(void *user, const cst_ensemble *e, int lanes)
{
    (void)user;
    if (!job.serving || job.size == 1)
        return cst_ensemble_threads(e, lanes);
    board b = { .e = e, .lock = PTHREAD_MUTEX_INITIALIZER };
    lanes = job.lanes[0];
    size_t room = task_bytes(e) > result_bytes(e) ? task_bytes(e) : result_bytes(e) + CST_TASK_TEXT;
    b.message = cst_mpi_room(room + CST_TASK_TEXT, 1);
    for (int i = 0; i < job.size; i++)
        b.lanes += job.lanes[i];
    local_lane *local = cst_mpi_room((size_t)lanes, sizeof *local);
    cst_ensemble_reset(e);
    int started = start_local(&b, local, lanes);
    exchange(&b);
    for (int i = 0; i < started; i++)
        pthread_join(local[i].thread, NULL);
    free(local);
    free(b.message);
    return cst_ensemble_verdict(e);
}

const cst_backend *cst_mpi_backend(void)
{
    static const cst_backend backend = { "mpi", run, NULL };
    return &backend;
}

static void dismiss(void)
{
    for (int i = 1; i < job.size; i++)
        MPI_Send(NULL, 0, MPI_BYTE, i, TAG_DISMISS, MPI_COMM_WORLD);
}

int cst_mpi_end(int status)
{
    if (!job.active)
        return status;
    if (cst_mpi_stopped() || job.open > 0) { /* somebody may not be there any more */
        fflush(NULL);
        MPI_Abort(MPI_COMM_WORLD, status);
    }
    if (!job.agreed)
        settle(status, "", 0, NULL, 0);
    else if (job.rank == 0 && job.serving)
        dismiss();
    MPI_Finalize();
    free(job.lanes);
    free(job.held);
    job.active = 0;
    return status == CST_MPI_SERVED || (job.rank && status) ? CST_OK : status;
}
