/* What contacts and frictions do at an instant: impacts, rest and release, slip and stick. */
#include "integrate/work.h"

#include "base/vectors.h"
#include "dynamics/contacts/resolve.h"

#define SEPARATE 1e-10 /* of the velocities: less is none, behind an impact              */
#define OTHER    1e-8  /* of the velocities: impacts that are not the same                */
#define COUPLED  1e-12 /* of two contacts: less, and the impact of one does not feel the other */
#define BOUNCE   0.1   /* of the speed that the last impact left: it is a series           */
#define FLIGHT   1e-14 /* of a gap's terms: a flight that is lower is not resolved          */
enum { ROUNDS = 64 };  /* of impacts at one instant */

static int out_of_memory(cst_work *w)
{
    return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
}

/* ---- which rows take part ------------------------------------------------------------------- */

static int solve(cst_work *w, double t, const double *y)
{
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

static int is_closed(const cst_work *w, int c)
{
    return w->system.mode[cst_mode_of_contact(w->model, c)];
}

/* Does contact c, open, touch at (t, y), and does its gap fall? */
static int arrives(cst_work *w, int c, double t, const double *y, double *speed)
{
    double size;
    int k = cst_mode_of_contact(w->model, c);
    if (is_closed(w, c) || fabs(w->system.contacts.phi[w->system.contacts.row[c].row]) >
                               cst_switch_uncertainty(&w->switches, k, t, y))
        return 0;
    *speed = cst_switch_rate(&w->switches, k, &size);
    return *speed >= CST_SLOW * size && *speed > 0.0;
}

static int too_many(cst_work *w, double t)
{
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "more than %d contacts and frictions take part in an impact at t = %.6g s: "
                    "move them apart by a parameter",
                    CST_PARTS, t);
}

/* Is the height of the flight that follows more than rounding errors of the gap? */
static int is_resolved(cst_work *w, int c, double rebound)
{
    const cst_system *s = &w->system;
    const cst_contact_row *r = &s->contacts.row[c];
    double fall = -s->contacts.phi_ddot[r->row], size = fabs(s->contacts.phi[r->row]);
    for (int e = r->start; e < r->end; e++) {
        fall -= s->contacts.entries.value[e] * s->a[s->contacts.entries.col[e]];
        size += fabs(s->contacts.entries.value[e] * s->q[s->contacts.entries.col[e]]);
    }
    return fall <= 0.0 || rebound * rebound > 2.0 * fall * FLIGHT * size;
}

/* Below the rest speed nothing rebounds; without restitution neither, whose derivative does not
 * exist there: on one side there are small flights. */
static int rebounds(cst_work *w, int c, double speed)
{
    double *fastest = &w->run.impacts.fastest[c];
    int parameter = w->system.contacts.row[c].coefficient;
    double e = parameter >= 0 ? w->system.rho[parameter] : 0.0;
    *fastest = fmax(*fastest, speed);
    if (parameter >= 0 && e == 0.0)
        w->run.impacts.plastic = 1 + c;
    return e != 0.0 && speed >= w->p->options.rest * *fastest && is_resolved(w, c, e * speed);
}

/* A contact and the frictions on it, first as full stops. */
static int add_contact(cst_work *w, cst_impact *x, int c, double speed)
{
    const cst_contacts *all = &w->system.contacts;
    int partner = x->count, closed = is_closed(w, c), at[CST_CONTACTS];
    if (x->count == CST_PARTS)
        return too_many(w, x->t);
    x->part[x->count++] =
        (cst_impact_part){ .index = c,
                           .row = all->row[c].row,
                           .kind = CST_PART_NORMAL,
                           .mate = -1,
                           .parameter =
                               !closed && rebounds(w, c, speed) ? all->row[c].coefficient : -1 };
    for (int f = 0; f < all->frictions; f++) {
        const cst_contact_row *r = &all->row[all->count + f];
        if (r->contact != c)
            continue;
        if (x->count == CST_PARTS)
            return too_many(w, x->t);
        at[f] = x->count;
        x->part[x->count++] = (cst_impact_part){ .index = f,
                                                 .row = r->row,
                                                 .kind = CST_PART_STOP,
                                                 .partner = partner,
                                                 .parameter = r->coefficient,
                                                 .mate = -1 };
        if (r->mate >= 0 && !r->leads) {
            x->part[at[f]].mate = at[r->mate];
            x->part[at[r->mate]].mate = at[f];
        }
    }
    return CST_OK;
}

/* The contact c that arrives, or the latch that is there already (c = -1), all that are closed, and
 * others that arrive at this instant. */
static int list_parts(cst_work *w, cst_impact *x, int c, double speed, const double *y)
{
    double other;
    if (c >= 0)
        TRY(add_contact(w, x, c, speed));
    for (int i = 0; i < w->system.contacts.count; i++) {
        if (i == c)
            continue;
        if (is_closed(w, i))
            TRY(add_contact(w, x, i, 0.0));
        else if (arrives(w, i, x->t, y, &other))
            TRY(add_contact(w, x, i, other));
    }
    return CST_OK;
}

/* The part that a friction is of; others are their own. */
static int owner(const cst_impact *x, int i)
{
    int own = x->part[i].kind == CST_PART_NORMAL || x->part[i].kind == CST_PART_LATCH;
    return own ? i : x->part[i].partner;
}

/* Parts that the contact that arrives does not feel leave: their impact is one of its own. */
static void drop_uncoupled(cst_work *w, cst_impact *x)
{
    const cst_impacts_space *m = &w->run.impacts.space;
    int kept = 0, at[CST_PARTS];
    unsigned char feels[CST_PARTS] = { 1 };
    for (int round = 0; round < x->count; round++)
        for (int i = 0; i < x->count; i++)
            for (int j = 0; j < x->count; j++) {
                int contact = owner(x, j), from = owner(x, i);
                if (feels[from] && fabs(m->G[i][j]) > COUPLED * sqrt(fabs(m->G[i][i] * m->G[j][j])))
                    feels[contact] = 1;
            }
    for (int i = 0; i < x->count; i++) {
        int contact = owner(x, i);
        at[i] = kept;
        if (!feels[contact])
            continue;
        x->part[kept] = x->part[i];
        x->part[kept].mate = x->part[i].mate < 0 ? -1 : kept + x->part[i].mate - i;
        x->part[kept++].partner = contact == i ? 0 : at[contact];
    }
    x->count = kept;
}

/* ---- the laws of the impact ----------------------------------------------------------------- */

/* A friction in space stops or slides, at first as the slip before the impact. */
static void set_pair(cst_impact *x, int i, int kind)
{
    cst_impact_part *p = &x->part[i];
    double size = hypot(x->before[i], x->before[p->mate]);
    p->kind = kind;
    p->along = size > 0.0 ? x->before[i] / size : p->mate > i;
}

/* Parts that take part, and how frictions do: number `code` of all ways; 0: it is none. */
static int set_way(cst_impact *x, int code, int *takes)
{
    for (int i = 0; i < x->count; i++) {
        cst_impact_part *p = &x->part[i];
        if (p->kind == CST_PART_LATCH) {
            takes[i] = 1;
            continue;
        }
        if (p->kind == CST_PART_NORMAL) {
            takes[i] = !(code & 1);
            code >>= 1;
            continue;
        }
        takes[i] = takes[p->partner];
        if (p->mate >= 0) { /* one choice for the two of them */
            set_pair(x, i,
                     p->mate < i ? x->part[p->mate].kind
                     : code % 2  ? CST_PART_SLIDE
                                 : CST_PART_STOP);
            if (!takes[i] && p->kind == CST_PART_SLIDE)
                return 0;
            code /= p->mate < i ? 1 : 2;
            continue;
        }
        p->kind = code % 3 ? CST_PART_SLIDE : CST_PART_STOP;
        p->along = code % 3 == 2 ? -1.0 : 1.0;
        if (!takes[i] && code % 3)
            return 0;
        code /= 3;
    }
    return 1;
}

static int ways(const cst_impact *x)
{
    int count = 1;
    for (int i = 0; i < x->count; i++)
        count *= x->part[i].kind == CST_PART_LATCH    ? 1
                 : x->part[i].kind == CST_PART_NORMAL ? 2
                 : x->part[i].mate < 0                ? 3
                 : x->part[i].mate < i                ? 1
                                                      : 2;
    return count;
}

/* Impulses push, gaps do not close faster than they rebound, friction is within its cone. */
static int obeys(const cst_work *w, const cst_impact *x, const int *takes)
{
    const double *rho = w->system.rho;
    double speed = 0.0, push = 0.0;
    for (int i = 0; i < x->count; i++) {
        speed = fmax(speed, fabs(x->before[i]));
        push = fmax(push, fabs(x->impulse[x->part[i].row]));
    }
    for (int i = 0; i < x->count; i++) {
        const cst_impact_part *p = &x->part[i];
        double impulse = x->impulse[p->row], e = p->parameter >= 0 ? rho[p->parameter] : 0.0;
        if (p->kind == CST_PART_NORMAL &&
            (takes[i] ? impulse > SEPARATE * push
                      : x->after[i] < -e * x->before[i] - SEPARATE * speed))
            return 0;
        if (!takes[i] || p->kind == CST_PART_NORMAL || p->kind == CST_PART_LATCH)
            continue;
        double limit = -rho[p->parameter] * x->impulse[x->part[p->partner].row];
        double all = p->mate < 0 ? fabs(impulse) : hypot(impulse, x->impulse[x->part[p->mate].row]);
        if (p->kind == CST_PART_STOP ? all > limit + SEPARATE * push
                                     : p->mate < 0 && p->along * x->after[i] < -SEPARATE * speed)
            return 0;
    }
    return 1;
}

/* Keeps the parts that take part, as they do. */
static void keep_parts(cst_impact *x, const int *takes)
{
    int at[CST_PARTS], kept = 0;
    for (int i = 0; i < x->count; i++) {
        at[i] = kept;
        if (!takes[i])
            continue;
        int part = owner(x, i);
        x->part[kept] = x->part[i];
        x->part[kept].mate = x->part[i].mate < 0 ? -1 : kept + x->part[i].mate - i;
        x->part[kept++].partner = part == i ? 0 : at[part];
    }
    x->count = kept;
}

static int no_impact(cst_work *w, const cst_impact *x, int several)
{
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "%s: its impact at t = %.6g s has %s by the laws of rigid contact and "
                    "friction: change a parameter, or make the contact elastic",
                    cst_switch_label(&w->switches, x->k), x->t,
                    several ? "several possible ends" : "no possible end");
}

/* The one way that obeys all laws, between begin and end. */
static int find_impact(cst_work *w, cst_impact *x)
{
    cst_system *s = &w->system;
    cst_impacts_space *m = &w->run.impacts.space;
    double *dv = w->run.impacts.after, apart, size;
    int found = -1, takes[CST_PARTS], count = ways(x);
    for (int code = 0; code < count; code++) {
        if (!set_way(x, code, takes) || !cst_impact_solve(s, m, x, takes) || !obeys(w, x, takes))
            continue;
        apart = 0.0;
        size = cst_largest(x->dv, s->n);
        for (int i = 0; i < s->n && found >= 0; i++)
            apart = fmax(apart, fabs(dv[i] - x->dv[i]));
        if (apart > OTHER * size)
            return no_impact(w, x, 1);
        if (found < 0) {
            found = code;
            cst_copy(dv, x->dv, s->n);
        }
    }
    if (found < 0)
        return no_impact(w, x, 0);
    set_way(x, found, takes);
    if (!cst_impact_solve(s, m, x, takes)) /* the directions of slides in space */
        return no_impact(w, x, 0);
    keep_parts(x, takes);
    return CST_OK;
}

/* ---- what follows --------------------------------------------------------------------------- */

static const cst_contact_row *friction(const cst_work *w, int f)
{
    return &w->system.contacts.row[w->system.contacts.count + f];
}

/* Sets modes for what the impact itself has decided; what it has not is undecided. */
static void modes_behind(cst_work *w, const cst_impact *x, cst_undecided *u)
{
    const cst_model *m = w->model;
    cst_system *s = &w->system;
    *u = (cst_undecided){ .trigger = -1 };
    for (int i = 0; i < x->count; i++) {
        const cst_impact_part *p = &x->part[i];
        if (p->kind != CST_PART_NORMAL)
            continue;
        u->contact[p->index] = p->parameter < 0 || s->rho[p->parameter] == 0.0;
        s->mode[cst_mode_of_contact(m, p->index)] = u->contact[p->index];
    }
}

/* Contacts that were closed and do not take part open where they are left; frictions slip as the
 * velocities say. */
static void look_behind(cst_work *w, const cst_impact *x, cst_undecided *u)
{
    const cst_model *m = w->model;
    cst_system *s = &w->system;
    for (int c = 0; c < s->contacts.count; c++) {
        double rate = s->contacts.phi_dot[s->contacts.row[c].row], size = 0.0;
        for (int i = 0; i < x->count; i++)
            size = fmax(size, fabs(x->before[i]));
        if (u->contact[c] || !is_closed(w, c))
            continue;
        if (rate > SEPARATE * size)
            s->mode[cst_mode_of_contact(m, c)] = 0;
        else
            u->contact[c] = 1;
    }
    for (int f = 0; f < s->contacts.frictions; f++) {
        const cst_contact_row *r = friction(w, f);
        int stick = cst_mode_of_stick(m, f), stops = 0;
        for (int i = 0; i < x->count; i++)
            stops |= x->part[i].kind == CST_PART_STOP && x->part[i].index == f;
        int touches = r->contact < 0 || s->mode[cst_mode_of_contact(m, r->contact)];
        u->friction[f] = r->leads && touches && (stops || cst_is_still(s, f));
        if (u->friction[f] || (!r->leads && u->friction[r->mate]))
            continue;
        s->mode[stick] = 0;
        if (touches)
            s->mode[stick + 1] = r->mate >= 0 || s->contacts.phi_dot[r->row] > 0.0;
    }
}

static int no_motion(cst_work *w, int k, double t, int answer)
{
    if (answer < 0)
        return cst_state_failed(w, answer, t);
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "%s: after t = %.6g s there %s by the laws of rigid contact and friction "
                    "(Painleve's paradox): change a parameter, or make the contact elastic",
                    cst_switch_label(&w->switches, k), t,
                    answer == CST_ANSWERS ? "are several possible motions"
                                          : "is no possible motion");
}

/* The modes that have changed from `before` become flips of trigger k, its own the first. */
static int note_changes(cst_work *w, double t, int k, const int *before, int always)
{
    cst_system *s = &w->system;
    int now[4 * CST_CONTACTS + 1], first = w->switches.own + 1, modes = w->switches.count - first;
    memcpy(now, s->mode + first, (size_t)modes * sizeof *now);
    memcpy(s->mode + first, before, (size_t)modes * sizeof *now);
    cst_system_invalidate(s);
    if (k >= first && (always || now[k - first] != before[k - first]))
        TRY(cst_events_note(w, t, k, now[k - first], k));
    for (int i = 0; i < modes; i++) {
        if (i + first != k && now[i] != before[i])
            TRY(cst_events_note(w, t, i + first, now[i], k));
        if (before[i] && !now[i])
            w->run.impacts.released[i + first] = 1;
    }
    return w->system.contacts.slip.pairs ? cst_directions_note(w) : CST_OK;
}

static void save_modes(const cst_work *w, int *before)
{
    int first = w->switches.own + 1;
    memcpy(before, w->system.mode + first, (size_t)(w->switches.count - first) * sizeof *before);
}

/* Behind the impact: which contacts stay closed, what slips. */
static int settle_impact(cst_work *w, const cst_impact *x, const double *y)
{
    cst_undecided u;
    int before[4 * CST_CONTACTS + 1];
    save_modes(w, before);
    modes_behind(w, x, &u);
    cst_system_invalidate(&w->system);
    TRY(solve(w, x->t, y));
    look_behind(w, x, &u);
    cst_system_invalidate(&w->system);
    int answer = cst_contacts_resolve(&w->system, x->t, y, &u);
    if (answer != CST_RESOLVED)
        return no_motion(w, x->k, x->t, answer);
    TRY(note_changes(w, x->t, x->k, before, x->k >= w->switches.own));
    for (int c = 0; c < w->system.contacts.count; c++)
        w->run.impacts.released[cst_mode_of_contact(w->model, c)] |=
            u.contact[c] && !is_closed(w, c);
    return CST_OK;
}

/* An impact so slow that its instant is not known: but not one of a series of bounces, which are
 * as slow as the last one left them. */
static void note_slow(cst_work *w, int c, double t, const double *y, double speed)
{
    int k = cst_mode_of_contact(w->model, c);
    for (long i = w->run.impacts.count - 1; i >= 0; i--)
        if (w->run.impacts.list[i].k == k) {
            if (speed > BOUNCE * fabs(w->run.impacts.list[i].after[0]))
                return;
            break;
        }
    cst_copy(w->run.events.a, w->system.a, w->system.n);
    double open = cst_switch_blur(w, k, t, y, w->run.events.a);
    if (open > CST_BLURRED)
        cst_note_grazing(w, k, t, open);
}

/* Finds the impact of contact c, or of the latch that is its first part (c = -1). */
static int strike(cst_work *w, cst_impact *x, int c, double speed, const double *y)
{
    TRY(list_parts(w, x, c, speed, y));
    int status = cst_impact_begin(&w->system, &w->run.impacts.space, x);
    if (status >= 0) {
        drop_uncoupled(w, x);
        cst_impact_end(&w->system);
        status = cst_impact_begin(&w->system, &w->run.impacts.space, x);
    }
    int found = status < 0 ? CST_OK : find_impact(w, x);
    cst_impact_end(&w->system);
    if (status < 0)
        return cst_state_failed(w, status, x->t);
    TRY(found);
    int arrived = c < 0;
    for (int i = 0; i < x->count; i++)
        if (x->part[i].kind == CST_PART_NORMAL && !is_closed(w, x->part[i].index) && arrived++)
            cst_note_corner(w, (cst_corner){ CST_CORNER_MEET, x->k,
                                             cst_mode_of_contact(w->model, x->part[i].index), x->t,
                                             0.0, 0.0, 0 });
    return CST_OK;
}

/* Contact c, which touches at (t, *y). */
static int impact(cst_work *w, double t, const double **y, int c)
{
    int n = w->system.n, k = cst_mode_of_contact(w->model, c);
    double size, speed;
    TRY(solve(w, t, *y));
    speed = cst_switch_rate(&w->switches, k, &size);
    if (!(speed >= CST_SLOW * size && speed > 0.0)) {
        if (fabs(speed) < CST_SLOW * size)
            cst_note_grazing(w, k, t, INFINITY);
        return CST_OK;
    }
    note_slow(w, c, t, *y, speed);
    TRY(solve(w, t, *y));
    cst_impact *x = cst_impact_add(w);
    if (!x)
        return out_of_memory(w);
    x->k = k;
    x->t = t;
    cst_copy(x->q, *y, 2 * n);
    TRY(strike(w, x, c, speed, *y));
    double *after = w->run.impacts.after;
    cst_copy(after, x->q, 2 * n);
    TRY(cst_impact_again(w, x, t, after));
    TRY(settle_impact(w, x, after));
    *y = after;
    return cst_events_follow(w, t, after, k);
}

/* The latch l closes with the last group of flips, of trigger k. */
static int close_latch(cst_work *w, double t, const double **y, int l, long first)
{
    int n = w->system.n, k = w->run.events.list[first].trigger;
    if (cst_events_last(w, first) + 1 < w->stats.events)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "latch %d (%.60s) closes at t = %.6g s, where another switch flips too: "
                        "move them apart by a parameter",
                        l + 1, w->model->latches[l].name, t);
    cst_impact *x = cst_impact_add(w);
    if (!x)
        return out_of_memory(w);
    x->first = first;
    x->k = k;
    x->t = t;
    x->part[x->count++] = (cst_impact_part){ .index = l,
                                             .row = w->model->latches[l].row,
                                             .kind = CST_PART_LATCH,
                                             .parameter = -1,
                                             .mate = -1 };
    cst_copy(x->q, *y, 2 * n);
    TRY(solve(w, t, *y));
    TRY(strike(w, x, -1, 0.0, *y));
    double *after = w->run.impacts.after;
    cst_copy(after, x->q, 2 * n);
    TRY(cst_impact_again(w, x, t, after));
    TRY(settle_impact(w, x, after));
    *y = after;
    return cst_events_follow(w, t, after, k);
}

/* All latches that the flips of this instant have closed. */
static int close_latches(cst_work *w, double t, const double **y)
{
    long end = w->stats.events;
    for (long e = w->run.events.instant; e < end; e++)
        for (int l = 0; l < w->model->latches_count; l++)
            if (w->run.events.list[e].k == w->model->latches[l].by && w->run.events.list[e].to &&
                !w->run.events.list[e].from)
                TRY(close_latch(w, t, y, l, cst_events_first(w, e)));
    return CST_OK;
}

/* A release, the end of a slip or of a stick: the trigger changes, and what follows with it. */
static int change(cst_work *w, double t, const double *y, int k)
{
    cst_undecided u;
    int before[4 * CST_CONTACTS + 1], f = cst_friction_of_mode(w->model, k);
    if (f >= 0 && !friction(w, f)->leads) {
        if (!w->system.mode[k]) { /* it slips so fast that its slip has a direction */
            TRY(cst_events_note(w, t, k, 1, k));
            return cst_events_follow(w, t, y, k);
        }
        f = friction(w, f)->mate;
    }
    TRY(solve(w, t, y));
    save_modes(w, before);
    cst_contacts_undecided(&w->system, t, y, &u);
    u.trigger = k;
    if (f >= 0)
        u.friction[f] = 1;
    int answer = cst_contacts_resolve(&w->system, t, y, &u);
    if (answer == CST_NO_ANSWER && f >= 0 && friction(w, f)->mate < 0 &&
        k == cst_mode_of_way(w->model, f)) {
        cst_note_grazing(w, k, t, INFINITY); /* the slip turns back where it was 0 */
        return CST_OK;
    }
    if (answer != CST_RESOLVED)
        return no_motion(w, k, t, answer);
    /* the trigger of a slip that ends is its way, also where it sticks and that mode stays */
    TRY(note_changes(w, t, k, before, 1));
    return cst_events_follow(w, t, y, k);
}

/* What a flip of a switch makes of contacts: where one no longer holds, all are decided again. */
static int follow_switches(cst_work *w, double t, const double *y)
{
    cst_undecided u;
    int before[4 * CST_CONTACTS + 1], any = 0;
    double *value = w->run.events.within;
    if (w->stats.events == w->run.events.instant)
        return CST_OK;
    TRY(solve(w, t, y));
    cst_switch_values(&w->switches, t, y, value);
    for (int c = 0; c < w->system.contacts.count; c++)
        any |= is_closed(w, c) && value[cst_mode_of_contact(w->model, c)] < 0.0;
    for (int f = 0; f < w->system.contacts.frictions; f++)
        any |= w->system.mode[cst_mode_of_stick(w->model, f)] &&
               value[cst_mode_of_stick(w->model, f)] < 0.0;
    if (!any)
        return CST_OK;
    int trigger = w->run.events.list[w->stats.events - 1].trigger;
    save_modes(w, before);
    cst_contacts_undecided(&w->system, t, y, &u);
    int answer = cst_contacts_resolve(&w->system, t, y, &u);
    if (answer != CST_RESOLVED)
        return no_motion(w, trigger, t, answer);
    return note_changes(w, t, trigger, before, 0);
}

/* Is the speed of an open contact that touches here what rounding and drift leave of a rate that is
 * 0: of one that has been released at this instant, or that impacts have stopped? */
static int is_left_over(const cst_work *w, int c, double speed)
{
    const cst_impacts *x = &w->run.impacts;
    double before = 0.0;
    int struck = 0;
    for (long i = x->count - 1; i >= 0 && x->list[i].first >= w->run.events.instant; i--) {
        struck = 1;
        for (int k = 0; k < x->list[i].count; k++)
            before = fmax(before, fabs(x->list[i].before[k]));
    }
    return struck ? speed <= SEPARATE * before : x->released[cst_mode_of_contact(w->model, c)];
}

/* The first contact that arrives behind what has happened at this instant; -1: none. */
static int find_arrival(cst_work *w, double t, const double *y)
{
    double speed;
    for (int c = 0; c < w->system.contacts.count; c++)
        if (arrives(w, c, t, y, &speed) && !is_left_over(w, c, speed))
            return c;
    return -1;
}

static int cross_contacts(cst_work *w, double t, const double **y)
{
    int own = w->switches.own;
    long begin = w->stats.events;
    memset(w->run.impacts.released, 0, (size_t)w->switches.count);
    TRY(close_latches(w, t, y));
    for (int k = own + 1; k < w->switches.count; k++) {
        int c = cst_contact_of_mode(w->model, k);
        /* or on its way back to the side of its mode */
        if (!w->run.events.roots[k] || (w->run.events.roots[k] > 0) == (w->system.mode[k] > 0))
            continue;
        if (c >= 0 && !is_closed(w, c))
            TRY(impact(w, t, y, c));
        else
            TRY(change(w, t, *y, k));
    }
    for (int round = 0; w->stats.events > begin; round++) {
        TRY(solve(w, t, *y));
        int c = find_arrival(w, t, *y);
        if (c < 0)
            break;
        if (round == ROUNDS)
            return cst_fail(&w->report, CST_EINTEGRATOR,
                            "%s: impacts follow each other without end at t = %.6g s: end the "
                            "run before, change a restitution, or make a contact elastic",
                            cst_switch_label(&w->switches, cst_mode_of_contact(w->model, c)), t);
        TRY(impact(w, t, y, c));
    }
    return follow_switches(w, t, *y);
}

/* The normal force by which a contact that slides resists a closing gap: with the friction that it
 * brings, -1 / (N M^-1 (N' - sigma mu T')) of a unit; where that is positive, it does not. */
static int check_slide(cst_work *w, const cst_contact_row *r, double t)
{
    cst_system *s = &w->system;
    int row = s->n + s->contacts.row[r->contact].row;
    cst_clear(s->rhs, s->n + s->m);
    s->rhs[row] = 1.0;
    cst_solver_solve(&s->solver, s->rhs, 1, 0);
    if (s->rhs[row] < 0.0)
        return CST_OK;
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "%s: at t = %.6g s its friction takes away more than it holds (Painleve's "
                    "paradox of rigid contact): make the contact elastic, or lower the friction",
                    cst_switch_label(&w->switches, cst_mode_of_contact(w->model, r->contact)), t);
}

int cst_contacts_check(cst_work *w, double t, const double *y)
{
    cst_system *s = &w->system;
    for (int f = 0; f < s->contacts.frictions; f++) {
        const cst_contact_row *r = friction(w, f);
        if (r->contact < 0 || !is_closed(w, r->contact) ||
            w->system.mode[cst_mode_of_stick(w->model, f)])
            continue;
        TRY(solve(w, t, y));
        TRY(check_slide(w, r, t));
    }
    return CST_OK;
}

int cst_contacts_cross(cst_work *w, double t, const double *y)
{
    TRY(cst_events_cross(w, t, y));
    TRY(cross_contacts(w, t, &y));
    return w->stats.events == w->run.events.instant ? CST_OK : cst_events_conclude(w, t, y);
}
