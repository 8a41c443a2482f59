#include "dynamics/contacts/resolve.h"

#include "base/vectors.h"

#include <stdio.h>

#define CLOSE    1e-7  /* of the forces, of the accelerations: less has no sign          */
#define TRIGGER  1e-4  /* the same of what is zero here: what drift of the joints leaves */
#define APART    1e-6  /* of the accelerations: motions that are not the same            */
#define STILL    1e-7  /* of its terms: slip that is none                                */
#define TOUCHES  1e-14 /* of its terms: a gap that is none, at the start                */
#define SEARCHED 1e-9  /* the same of a start that is searched                          */
enum { MOST = 8 };     /* undecided contacts and frictions */

static const cst_contact_row *friction(const cst_system *s, int f)
{
    return &s->contacts.row[s->contacts.count + f];
}

/* Phi_q of a row times x; *size: its terms. */
static double times(const cst_system *s, const cst_contact_row *r, const double *x, double *size)
{
    double sum = 0.0;
    *size = 0.0;
    for (int e = r->start; e < r->end; e++) {
        double term = s->contacts.entries.value[e] * x[s->contacts.entries.col[e]];
        sum += term;
        *size += fabs(term);
    }
    return sum;
}

/* Phi_ddot of a row, whether it acts or not; *size: by the largest of all accelerations, as those
 * of a point that rests are 0. */
static double acceleration(const cst_system *s, const cst_contact_row *r, double *size)
{
    double own = s->contacts.phi_ddot[r->row], sum = times(s, r, s->a, size) + own,
           largest = cst_largest(s->a, s->n);
    *size = fabs(own);
    for (int e = r->start; e < r->end; e++)
        *size += fabs(s->contacts.entries.value[e]) * largest;
    return sum;
}

static int acts(const cst_system *s, int f)
{
    int c = friction(s, f)->contact;
    return c < 0 || s->mode[cst_mode_of_contact(s->model, c)];
}

int cst_is_still(const cst_system *s, int f)
{
    const cst_contact_row *r = friction(s, f);
    double size, w[2], slip = cst_friction_slip(s, f, s->contacts.phi_dot, w);
    if (r->mate >= 0)
        return slip <= 1.001 * s->contacts.slip.slow[r->leads ? f : r->mate];
    times(s, r, s->v, &size);
    return slip <= STILL * fmax(size, STILL);
}

void cst_contacts_undecided(cst_system *s, double t, const double *y, cst_undecided *u)
{
    *u = (cst_undecided){ .trigger = -1 };
    if (cst_system_solve(s, t, y, y + s->n) < 0)
        return;
    for (int c = 0; c < s->contacts.count; c++)
        u->contact[c] = s->mode[cst_mode_of_contact(s->model, c)] != 0;
    for (int f = 0; f < s->contacts.frictions; f++)
        u->friction[f] = acts(s, f) && friction(s, f)->leads &&
                         (s->mode[cst_mode_of_stick(s->model, f)] || cst_is_still(s, f));
}

/* ---- one answer, checked -------------------------------------------------------------------- */

static double tolerance(const cst_undecided *u, int k)
{
    return k == u->trigger ? TRIGGER : CLOSE;
}

static int contact_holds(const cst_system *s, const cst_undecided *u, int c)
{
    const cst_contact_row *r = &s->contacts.row[c];
    int k = cst_mode_of_contact(s->model, c);
    double size, gap = acceleration(s, r, &size);
    if (s->mode[k])
        return -s->lambda[r->row] >= -tolerance(u, k) * cst_largest(s->lambda, s->m);
    return gap >= -tolerance(u, k) * size;
}

static double reaction(const cst_system *s, int f)
{
    int mate = friction(s, f)->mate;
    return hypot(s->lambda[friction(s, f)->row],
                 mate >= 0 ? s->lambda[friction(s, mate)->row] : 0.0);
}

/* Does a friction in space begin to slip where its force is against, as far as it does? */
static int leads_away(const cst_system *s, int f, double open)
{
    const cst_contacts *x = &s->contacts;
    int mate = friction(s, f)->mate;
    double size, other, w0 = acceleration(s, friction(s, f), &size),
                        w1 = acceleration(s, friction(s, mate), &other);
    size = fmax(size, other);
    return w0 * x->slip.held[f] + w1 * x->slip.held[mate] >= -open * size &&
           fabs(w1 * x->slip.held[f] - w0 * x->slip.held[mate]) <= open * size;
}

static int friction_holds(const cst_system *s, const cst_undecided *u, int f)
{
    const cst_contact_row *r = friction(s, f);
    int k = cst_mode_of_stick(s->model, f);
    double N = r->contact >= 0 ? -s->lambda[s->contacts.row[r->contact].row]
                               : s->contacts.slip.normal[f],
           limit = s->rho[r->limit] * N, size, slip = acceleration(s, r, &size),
           open = k == u->trigger ? TRIGGER : CLOSE;
    if (s->mode[k])
        return reaction(s, f) <= limit + open * fabs(limit);
    if (r->mate >= 0)
        return leads_away(s, f, open);
    return cst_friction_way(s, f) * slip >= -open * size;
}

enum { TURNS = 60 }; /* of the direction in which a friction in space breaks away */
#define TURNED 1e-12 /* of it: it has been found                                    */

/* The direction of a friction in space that begins to slip becomes that of its slip; returns by how
 * much it changes, 0 where it does not move at all. */
static double turn(cst_system *s, int f)
{
    cst_contacts *x = &s->contacts;
    int mate = friction(s, f)->mate;
    double terms, other, w0 = acceleration(s, friction(s, f), &terms),
                         w1 = acceleration(s, friction(s, mate), &other), size = hypot(w0, w1);
    if (size <= CLOSE * fmax(terms, other))
        return 0.0;
    double change = hypot(w0 / size - x->slip.held[f], w1 / size - x->slip.held[mate]);
    x->slip.held[f] = w0 / size;
    x->slip.held[mate] = w1 / size;
    return change;
}

static int solve_turning(cst_system *s, double t, const double *y, const cst_undecided *u)
{
    double change = INFINITY;
    for (int round = 0; round < TURNS && change > TURNED; round++) {
        cst_system_invalidate(s);
        int status = cst_system_solve(s, t, y, y + s->n);
        if (status < 0)
            return status == CST_EMEMORY ? status : 0;
        change = 0.0;
        for (int f = 0; f < s->contacts.frictions && s->contacts.slip.pairs; f++)
            if (u->friction[f] && friction(s, f)->mate >= 0 && acts(s, f) &&
                !s->mode[cst_mode_of_stick(s->model, f)])
                change = fmax(change, turn(s, f));
    }
    return 1;
}

/* Those that stick have reactions, against which they would begin to slip. */
static void keep_reactions(cst_system *s, const cst_undecided *u)
{
    cst_contacts *x = &s->contacts;
    for (int f = 0; f < x->frictions; f++) {
        int mate = friction(s, f)->mate;
        double size = reaction(s, f);
        if (!u->friction[f] || mate < 0 || !s->mode[cst_mode_of_stick(s->model, f)] || size == 0.0)
            continue;
        x->slip.held[f] = s->lambda[friction(s, f)->row] / size;
        x->slip.held[mate] = s->lambda[friction(s, mate)->row] / size;
    }
}

/* Of what is undecided, the modes that are set; CST_EMEMORY. */
static int is_answer(cst_system *s, double t, const double *y, const cst_undecided *u)
{
    int solved = solve_turning(s, t, y, u);
    if (solved <= 0)
        return solved;
    if (s->contacts.slip.pairs)
        keep_reactions(s, u);
    for (int c = 0; c < s->contacts.count; c++)
        if (u->contact[c] && !contact_holds(s, u, c))
            return 0;
    for (int f = 0; f < s->contacts.frictions; f++)
        if (u->friction[f] && acts(s, f) && !friction_holds(s, u, f))
            return 0;
    return 1;
}

/* ---- all answers ---------------------------------------------------------------------------- */

typedef struct {
    int contacts, frictions, contact[MOST], friction[MOST];
    int before[3 * CST_CONTACTS]; /* the modes of contacts and frictions */
    int way[MOST];                /* in which a friction would slip that breaks away */
} choices;

static int modes(const cst_system *s)
{
    return s->contacts.count + 2 * s->contacts.frictions;
}

static int *first_mode(cst_system *s)
{
    return s->mode + s->model->s + 1;
}

/* 0: more than can be tried. */
static int list_choices(cst_system *s, double t, const double *y, const cst_undecided *u,
                        choices *x)
{
    *x = (choices){ .contacts = 0 };
    memcpy(x->before, first_mode(s), (size_t)modes(s) * sizeof *x->before);
    for (int c = 0; c < s->contacts.count; c++)
        if (u->contact[c]) {
            if (x->contacts == MOST)
                return 0;
            x->contact[x->contacts++] = c;
        }
    int known = cst_system_solve(s, t, y, y + s->n) >= 0;
    for (int f = 0; f < s->contacts.frictions; f++)
        if (u->friction[f]) {
            if (x->frictions == MOST)
                return 0;
            int stick = s->mode[cst_mode_of_stick(s->model, f)];
            x->way[x->frictions] = known && stick && acts(s, f)
                                       ? s->lambda[friction(s, f)->row] > 0.0
                                       : s->mode[cst_mode_of_way(s->model, f)];
            x->friction[x->frictions++] = f;
        }
    return 1;
}

/* Friction number i of the choices: 0 sticks, 1 slips the likely way, 2 the other. */
static void set_friction(cst_system *s, const choices *x, int i, int how)
{
    int f = x->friction[i], on = acts(s, f);
    s->mode[cst_mode_of_stick(s->model, f)] = on && how == 0;
    int mate = friction(s, f)->mate;
    if (mate >= 0) { /* slow, and along sigma */
        s->mode[cst_mode_of_stick(s->model, mate)] = on && how == 0;
        s->mode[cst_mode_of_way(s->model, f)] = 1;
        s->mode[cst_mode_of_way(s->model, mate)] = 0;
    } else if (on && how)
        s->mode[cst_mode_of_way(s->model, f)] = how == 1 ? x->way[i] : !x->way[i];
}

/* Does the trigger change? */
static int changes(const cst_system *s, const choices *x, const cst_undecided *u)
{
    const cst_model *m = s->model;
    int k = u->trigger, first = m->s + 1, f = k < 0 ? -1 : cst_friction_of_mode(m, k);
    if (k < 0 || s->mode[k] != x->before[k - first])
        return 1;
    return f >= 0 && k == cst_mode_of_way(m, f) && s->mode[cst_mode_of_stick(m, f)];
}

/* For the contacts that are set, the first answer of the frictions: sticking before slipping. */
static int try_frictions(cst_system *s, double t, const double *y, const cst_undecided *u,
                         const choices *x)
{
    int ways = 1;
    for (int i = 0; i < x->frictions; i++)
        ways *= 3;
    for (int code = 0; code < ways; code++) {
        int rest = code, possible = 1;
        for (int i = 0; i < x->frictions; i++, rest /= 3) {
            set_friction(s, x, i, rest % 3);
            possible &= acts(s, x->friction[i]) || rest % 3 == 0;
            possible &= friction(s, x->friction[i])->mate < 0 || rest % 3 < 2;
        }
        int answer = possible && changes(s, x, u) ? is_answer(s, t, y, u) : 0;
        if (answer)
            return answer;
    }
    return 0;
}

static int same_motion(const cst_system *s, const double *a)
{
    double apart = 0.0, size = fmax(cst_largest(a, s->n), cst_largest(s->a, s->n));
    for (int i = 0; i < s->n; i++)
        apart = fmax(apart, fabs(a[i] - s->a[i]));
    return apart <= APART * size;
}

static void restore(cst_system *s, const int *from, const double *held)
{
    memcpy(first_mode(s), from, (size_t)modes(s) * sizeof *from);
    if (s->contacts.slip.pairs)
        memcpy(s->contacts.slip.held, held, (size_t)s->contacts.frictions * sizeof *held);
    cst_system_invalidate(s);
}

int cst_contacts_resolve(cst_system *s, double t, const double *y, const cst_undecided *u)
{
    choices x;
    int answer[3 * CST_CONTACTS], found = 0;
    double *a = s->contacts.scratch.a, before[CST_CONTACTS], held[CST_CONTACTS];
    int frictions = s->contacts.frictions;
    if (frictions)
        cst_copy(before, s->contacts.slip.held, frictions);
    if (!list_choices(s, t, y, u, &x))
        return CST_NO_ANSWER;
    for (int code = 0; code < 1 << x.contacts; code++) { /* all closed, ... all open */
        for (int i = 0; i < x.contacts; i++)
            s->mode[cst_mode_of_contact(s->model, x.contact[i])] = !(code >> i & 1);
        int answers = try_frictions(s, t, y, u, &x);
        if (!answers)
            continue;
        if (answers < 0 || (found && !same_motion(s, a))) {
            restore(s, x.before, before);
            return answers < 0 ? answers : CST_ANSWERS;
        }
        if (!found) {
            memcpy(answer, first_mode(s), (size_t)modes(s) * sizeof *answer);
            cst_copy(a, s->a, s->n);
            if (frictions)
                cst_copy(held, s->contacts.slip.held, frictions);
        }
        found = 1;
    }
    restore(s, found ? answer : x.before, found ? held : before);
    return found ? CST_RESOLVED : CST_NO_ANSWER;
}

/* ---- the start ------------------------------------------------------------------------------ */

/* Of an open contact at the start: 1, it touches at rest; below 0, it cannot be. */
static int start_contact(cst_system *s, const double *y, const unsigned char *held, int c,
                         cst_report *r)
{
    const cst_contact_row *row = &s->contacts.row[c];
    double size, speed_size, gap = s->contacts.phi[row->row], rate = s->contacts.phi_dot[row->row];
    times(s, row, y, &size);
    times(s, row, y + s->n, &speed_size);
    size += fabs(gap);
    double open = held ? SEARCHED : TOUCHES;
    if (held ? !held[row->row] && gap > 0.0 : gap > open * size)
        return 0;
    const char *name = s->model->contacts[c].name;
    if (gap < -open * size)
        return cst_fail(r, CST_ESTART,
                        "the start is inside contact '%.80s': its gap is %.2g: correct %s_initial "
                        "or the parameters",
                        name, gap, s->model->name);
    speed_size = fmax(speed_size, STILL);
    if (rate < -STILL * speed_size)
        return cst_fail(r, CST_ESTART,
                        "the start is an impact: contact '%.80s' touches and closes at %.2g at "
                        "t = 0: begin a little before it or after it",
                        name, rate);
    return rate <= STILL * speed_size;
}

#define SLOW                                                                                       \
    1e-8 /* of the speeds at the start, or of what the accelerations there make of them            \
          */

/* The slip of a friction in space that has no direction. */
static void set_slow(cst_system *s, int f)
{
    const cst_contact_row *r = friction(s, f);
    double speeds, accelerations, others = 0.0;
    if (r->mate < 0 || !r->leads)
        return;
    times(s, r, s->v, &speeds);
    times(s, friction(s, r->mate), s->v, &others);
    acceleration(s, r, &accelerations);
    s->contacts.slip.slow[f] = s->contacts.slip.slow[r->mate] =
        fmax(SLOW * fmax(fmax(speeds, others), 0.1 * s->contacts.horizon * accelerations), 1e-100);
    s->contacts.slip.held[f] = 1.0;
    s->contacts.slip.held[r->mate] = 0.0;
}

/* With a limit below the friction of slip, neither could hold between the two. */
static int check_limits(const cst_system *s, cst_report *r)
{
    for (int f = 0; f < s->contacts.frictions; f++) {
        const cst_contact_row *row = friction(s, f);
        double limit = s->rho[row->limit], mu = s->rho[row->coefficient];
        if (!(limit >= mu && mu >= 0.0))
            return cst_fail(r, CST_EVALUE,
                            "friction '%.80s': mu = %g of slip and %g of stick: give a limit of "
                            "stick that is not below mu, and neither below 0",
                            s->model->frictions[f].name, mu, limit);
    }
    return CST_OK;
}

int cst_contacts_start(cst_system *s, const double *y, const unsigned char *held, cst_report *r)
{
    const cst_contacts *x = &s->contacts;
    cst_undecided u = { .trigger = -1 };
    TRY(check_limits(s, r));
    int status = cst_system_solve(s, 0.0, y, y + s->n), any = 0;
    if (status < 0)
        return cst_system_failed(s, r, status, 0.0);
    for (int c = 0; c < x->count; c++) {
        int touches = start_contact(s, y, held, c, r);
        if (touches < 0)
            return touches;
        u.contact[c] = touches > 0;
        any |= touches;
    }
    for (int f = 0; f < x->frictions; f++) {
        set_slow(s, f);
        int c = friction(s, f)->contact, still = cst_is_still(s, f), leads = friction(s, f)->leads;
        s->mode[cst_mode_of_way(s->model, f)] =
            friction(s, f)->mate < 0 ? x->phi_dot[friction(s, f)->row] > 0.0 : leads || !still;
        u.friction[f] = leads && still && (c < 0 || u.contact[c]);
        any |= u.friction[f];
    }
    cst_system_invalidate(s);
    int answer = any ? cst_contacts_resolve(s, 0.0, y, &u) : CST_RESOLVED;
    if (x->frictions)
        cst_copy(x->slip.held_first, x->slip.held, x->frictions);
    if (answer < 0)
        return cst_system_failed(s, r, answer, 0.0);
    if (answer == CST_RESOLVED)
        return CST_OK;
    return cst_fail(r, CST_ESTART,
                    "the contacts and frictions have %s at the start: change the start or a "
                    "parameter a little, or make the contacts elastic",
                    answer == CST_ANSWERS ? "several possible motions" : "no possible motion");
}
