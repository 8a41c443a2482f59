/* A process that only runs tasks.  Its main thread speaks with process 0, its
 * lanes run.
 *
 * Results leave by MPI_Isend: process 0 may be in the middle of sending a task here, and must never
 * wait for one who waits for it. */
#include "study/mpi/mpi.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define GRACE 5.0 /* seconds after a signal that process 0 may take to end the job */

typedef struct parcel {
    struct parcel *next;
    message_head head;
    double *in;
    char *result; /* head, numbers, text: as it is sent */
    int bytes;
    MPI_Request request;
} parcel;

typedef struct {
    parcel *first, **end;
} list;

typedef struct {
    const cst_ensemble *e;
    pthread_mutex_t lock;
    pthread_cond_t work, news; /* a task has come; a task is done */
    list queued, finished, sending, spare;
    int over;
} server;

typedef struct {
    server *s;
    int index;
    pthread_t thread;
} lane;

static void list_init(list *l)
{
    l->first = NULL;
    l->end = &l->first;
}

static void push(list *l, parcel *x)
{
    x->next = NULL;
    *l->end = x;
    l->end = &x->next;
}

static parcel *pop(list *l)
{
    parcel *x = l->first;
    if (x && !(l->first = x->next))
        l->end = &l->first;
    return x;
}

static parcel *new_parcel(const cst_ensemble *e)
{
    parcel *x = cst_mpi_room(1, sizeof *x);
    x->in = cst_mpi_room((size_t)e->inputs, sizeof *x->in);
    x->result = cst_mpi_room(result_bytes(e) + CST_TASK_TEXT, 1);
    return x;
}

static void solve(const cst_ensemble *e, int index, parcel *x, double *out)
{
    char *text = x->result + result_bytes(e);
    text[0] = '\0';
    for (int k = 0; k < e->outputs; k++)
        out[k] = NAN;
    x->head.status = e->run(e->user, index, x->head.task, x->in, out, text);
    memcpy(x->result, &x->head, sizeof x->head);
    memcpy(x->result + sizeof x->head, out, (size_t)e->outputs * sizeof *out);
    x->bytes = (int)(result_bytes(e) + (*text ? strlen(text) + 1 : 0));
}

static void *run_lane(void *user)
{
    lane *own = user;
    server *s = own->s;
    double *out = cst_mpi_room((size_t)s->e->outputs, sizeof *out);
    pthread_mutex_lock(&s->lock);
    while (!s->over) {
        parcel *x = pop(&s->queued);
        if (!x) {
            pthread_cond_wait(&s->work, &s->lock);
            continue;
        }
        pthread_mutex_unlock(&s->lock);
        solve(s->e, own->index, x, out);
        pthread_mutex_lock(&s->lock);
        push(&s->finished, x);
        pthread_cond_signal(&s->news);
    }
    pthread_mutex_unlock(&s->lock);
    free(out);
    return NULL;
}

/* Takes what process 0 has sent.  1: something came. */
static int receive(server *s)
{
    const cst_ensemble *e = s->e;
    MPI_Status from;
    int here;
    MPI_Iprobe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &here, &from);
    if (!here)
        return 0;
    parcel *x = pop(&s->spare);
    if (!x)
        x = new_parcel(e);
    char *message = x->result; /* not in use yet, but perhaps shorter than a task */
    if (task_bytes(e) > result_bytes(e))
        message = cst_mpi_room(task_bytes(e), 1);
    MPI_Recv(message, (int)task_bytes(e), MPI_BYTE, 0, from.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    memcpy(&x->head, message, sizeof x->head);
    memcpy(x->in, message + sizeof x->head, (size_t)e->inputs * sizeof *x->in);
    if (message != x->result)
        free(message);
    pthread_mutex_lock(&s->lock);
    if (from.MPI_TAG == TAG_DISMISS) {
        s->over = 1;
        push(&s->spare, x);
        pthread_cond_broadcast(&s->work);
    } else {
        push(&s->queued, x);
        pthread_cond_signal(&s->work);
    }
    pthread_mutex_unlock(&s->lock);
    return 1;
}

/* Sends what is finished; parcels that have left are spare. */
static int send(server *s)
{
    int sent = 0, left = 1;
    for (;;) {
        pthread_mutex_lock(&s->lock);
        parcel *x = cst_mpi_stopped() ? NULL : pop(&s->finished);
        pthread_mutex_unlock(&s->lock);
        if (!x)
            break;
        MPI_Isend(x->result, x->bytes, MPI_BYTE, 0, TAG_RESULT, MPI_COMM_WORLD, &x->request);
        push(&s->sending, x);
        sent = 1;
    }
    while (left && s->sending.first) {
        MPI_Test(&s->sending.first->request, &left, MPI_STATUS_IGNORE);
        if (left)
            push(&s->spare, pop(&s->sending));
    }
    return sent;
}

/* Until a task is done or a little time has passed. */
static void wait_for_news(server *s, long *idle)
{
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += cst_mpi_nap_length(idle);
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&s->lock);
    if (!s->finished.first || cst_mpi_stopped())
        pthread_cond_timedwait(&s->news, &s->lock, &until);
    pthread_mutex_unlock(&s->lock);
}

/* A signal without an end of the job: somebody wants this process to end, and with it the job. */
static void watch_signal(double *since)
{
    struct timespec t;
    if (!cst_mpi_stopped())
        return;
    clock_gettime(CLOCK_MONOTONIC, &t);
    double now = (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
    if (*since == 0.0)
        *since = now;
    if (now - *since > GRACE)
        MPI_Abort(MPI_COMM_WORLD, 128 + cst_mpi_stopped());
}

static void exchange(server *s)
{
    long idle = 0;
    double since = 0.0;
    while (!s->over) {
        int moved = receive(s) + send(s);
        if (moved)
            idle = 0;
        else
            wait_for_news(s, &idle);
        watch_signal(&since);
    }
}

static void free_list(list *l)
{
    for (parcel *x = pop(l); x; x = pop(l)) {
        free(x->in);
        free(x->result);
        free(x);
    }
}

static void server_init(server *s, const cst_ensemble *e)
{
    pthread_condattr_t monotonic;
    *s = (server){ .e = e };
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->work, NULL);
    pthread_cond_init(&s->news, &monotonic);
    pthread_condattr_destroy(&monotonic);
    list_init(&s->queued);
    list_init(&s->finished);
    list_init(&s->sending);
    list_init(&s->spare);
}

int cst_mpi_serve(const cst_ensemble *e, int lanes)
{
    server s;
    server_init(&s, e);
    lane *all = cst_mpi_room((size_t)lanes, sizeof *all);
    int started = 0;
    while (started < lanes) {
        all[started] = (lane){ .s = &s, .index = started };
        if (pthread_create(&all[started].thread, NULL, run_lane, &all[started]))
            break;
        started++;
    }
    if (!started) /* nothing can be run here: the job cannot go on */
        MPI_Abort(MPI_COMM_WORLD, 1);
    exchange(&s);
    for (int i = 0; i < started; i++)
        pthread_join(all[i].thread, NULL);
    free(all);
    free_list(&s.queued);
    free_list(&s.finished);
    free_list(&s.sending);
    free_list(&s.spare);
    return 0;
}
