/* functions.c: life cycle, values, model exchange and co-simulation. */
#include "fmi/functions.h"
#include "fmi/instance.h"

#include "costate_instant.h"

#include <math.h>
#include <string.h>

/* A call in one of these modes (bits), or an error. */
enum { IN_EXCHANGE = 1 << FMI_EVENT | 1 << FMI_CONTINUOUS };

static int is_in(const fmi_instance *x, int modes)
{
    return x && modes & 1 << x->mode;
}

static fmi3Status not_now(const fmi_instance *x, const char *function)
{
    return x ? fmi_fail(x, "%s cannot be called in this mode: see the standard's state machine",
                        function)
             : fmi3Error;
}

FMI3_EXPORT const char *fmi3GetVersion(void)
{
    return "3.0";
}

FMI3_EXPORT fmi3Status fmi3SetDebugLogging(fmi3Instance instance, fmi3Boolean on, size_t count,
                                           const fmi3String categories[])
{
    return instance ? fmi3OK : fmi3Error; /* errors and warnings are always told */
}

FMI3_EXPORT fmi3Instance fmi3InstantiateModelExchange(fmi3String name, fmi3String token,
                                                      fmi3String resources, fmi3Boolean visible,
                                                      fmi3Boolean logging,
                                                      fmi3InstanceEnvironment environment,
                                                      fmi3LogMessageCallback log)
{
    return fmi_create(name, token, resources, environment, log, true);
}

FMI3_EXPORT fmi3Instance fmi3InstantiateCoSimulation(
    fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean logging, fmi3Boolean event_mode_used, fmi3Boolean early_return,
    const fmi3ValueReference required[], size_t count, fmi3InstanceEnvironment environment,
    fmi3LogMessageCallback log, fmi3IntermediateUpdateCallback update)
{
    return fmi_create(name, token, resources, environment, log, false);
}

FMI3_EXPORT fmi3Instance fmi3InstantiateScheduledExecution(
    fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean logging, fmi3InstanceEnvironment environment, fmi3LogMessageCallback log,
    void (*clock)(void), void (*lock)(void), void (*unlock)(void))
{
    return NULL; /* modelDescription.xml does not offer it */
}

FMI3_EXPORT void fmi3FreeInstance(fmi3Instance instance)
{
    fmi_free(instance);
}

FMI3_EXPORT fmi3Status fmi3EnterInitializationMode(fmi3Instance instance,
                                                   fmi3Boolean tolerance_defined,
                                                   fmi3Float64 tolerance, fmi3Float64 start,
                                                   fmi3Boolean stop_defined, fmi3Float64 stop)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_INSTANTIATED))
        return not_now(x, "fmi3EnterInitializationMode");
    if (start != 0.0)
        return fmi_fail(x, "startTime = %g: models of Costate start at 0", start);
    if (stop_defined && !(stop > 0.0))
        return fmi_fail(x, "stopTime = %g: give a time after 0", stop);
    if (tolerance_defined && !(tolerance > 0.0))
        return fmi_fail(x, "tolerance = %g: give a number above 0", tolerance);
    x->tolerance = tolerance_defined ? tolerance : 0.0;
    x->stop = stop_defined ? stop : 0.0;
    x->time = 0.0;
    x->started = x->solved = false;
    x->mode = FMI_INITIALIZATION;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3ExitInitializationMode(fmi3Instance instance)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_INITIALIZATION))
        return not_now(x, "fmi3ExitInitializationMode");
    fmi3Status status = fmi_find_start(x);
    if (status == fmi3OK)
        x->mode = x->exchange ? FMI_EVENT : FMI_STEP;
    return status;
}

FMI3_EXPORT fmi3Status fmi3EnterEventMode(fmi3Instance instance)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_CONTINUOUS))
        return not_now(x, "fmi3EnterEventMode");
    x->mode = FMI_EVENT;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3Terminate(fmi3Instance instance)
{
    fmi_instance *x = instance;
    if (!is_in(x, IN_EXCHANGE | 1 << FMI_STEP))
        return not_now(x, "fmi3Terminate");
    x->mode = FMI_TERMINATED;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3Reset(fmi3Instance instance)
{
    fmi_instance *x = instance;
    if (!x)
        return fmi3Error;
    return fmi_restart(x) ? fmi3OK : fmi_fail(x, "out of memory: free some and try again");
}

FMI3_EXPORT fmi3Status fmi3GetFloat64(fmi3Instance instance, const fmi3ValueReference references[],
                                      size_t count, fmi3Float64 values[], size_t size)
{
    fmi_instance *x = instance;
    if (!x || count != size || (count && (!references || !values)))
        return x ? fmi_fail(x, "%zu values for %zu variables: one each", size, count) : fmi3Error;
    for (size_t k = 0; k < count; k++) {
        fmi3Status status = fmi_get(x, references[k], &values[k]);
        if (status != fmi3OK)
            return status;
    }
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3SetFloat64(fmi3Instance instance, const fmi3ValueReference references[],
                                      size_t count, const fmi3Float64 values[], size_t size)
{
    fmi_instance *x = instance;
    if (!x || count != size || (count && (!references || !values)))
        return x ? fmi_fail(x, "%zu values for %zu variables: one each", size, count) : fmi3Error;
    for (size_t k = 0; k < count; k++) {
        fmi3Status status = fmi_set(x, references[k], values[k]);
        if (status != fmi3OK)
            return status;
    }
    return fmi3OK;
}

/* Costate says nothing about dependencies: the importer takes all. */
FMI3_EXPORT fmi3Status fmi3GetNumberOfVariableDependencies(fmi3Instance instance,
                                                           fmi3ValueReference reference,
                                                           size_t *count)
{
    return instance ? fmi_fail(instance, "dependencies are not told: take all") : fmi3Error;
}

FMI3_EXPORT fmi3Status fmi3GetVariableDependencies(fmi3Instance instance,
                                                   fmi3ValueReference dependent,
                                                   size_t dependent_elements[],
                                                   fmi3ValueReference independents[],
                                                   size_t independent_elements[],
                                                   fmi3DependencyKind kinds[], size_t count)
{
    return instance ? fmi_fail(instance, "dependencies are not told: take all") : fmi3Error;
}

FMI3_EXPORT fmi3Status fmi3EnterConfigurationMode(fmi3Instance instance)
{
    return instance ? fmi_fail(instance, "there are no structural parameters") : fmi3Error;
}

FMI3_EXPORT fmi3Status fmi3ExitConfigurationMode(fmi3Instance instance)
{
    return instance ? fmi_fail(instance, "there are no structural parameters") : fmi3Error;
}

FMI3_EXPORT fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance instance)
{
    fmi_instance *x = instance;
    return is_in(x, 1 << FMI_INITIALIZATION | 1 << FMI_EVENT)
               ? fmi3OK
               : not_now(x, "fmi3EvaluateDiscreteStates");
}

/* The modes that the motion leads into from here. */
FMI3_EXPORT fmi3Status fmi3UpdateDiscreteStates(fmi3Instance instance, fmi3Boolean *again,
                                                fmi3Boolean *terminate,
                                                fmi3Boolean *nominals_changed,
                                                fmi3Boolean *states_changed,
                                                fmi3Boolean *next_defined, fmi3Float64 *next)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_EVENT) || !again || !terminate || !nominals_changed || !states_changed ||
        !next_defined || !next)
        return not_now(x, "fmi3UpdateDiscreteStates");
    *again = *terminate = *nominals_changed = *states_changed = *next_defined = false;
    *next = 0.0;
    fmi3Status status = fmi_solve(x);
    if (status == fmi3OK && cst_instant_modes(x->problem, x->work, x->modes) < 0)
        status = fmi_fail(x, "%s", cst_message(x->work));
    x->solved = false;
    return status;
}

FMI3_EXPORT fmi3Status fmi3EnterContinuousTimeMode(fmi3Instance instance)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_EVENT))
        return not_now(x, "fmi3EnterContinuousTimeMode");
    x->mode = FMI_CONTINUOUS;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3CompletedIntegratorStep(fmi3Instance instance, fmi3Boolean no_set_state,
                                                   fmi3Boolean *enter_event_mode,
                                                   fmi3Boolean *terminate)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_CONTINUOUS) || !enter_event_mode || !terminate)
        return not_now(x, "fmi3CompletedIntegratorStep");
    *enter_event_mode = *terminate = false;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3SetTime(fmi3Instance instance, fmi3Float64 time)
{
    fmi_instance *x = instance;
    if (!is_in(x, IN_EXCHANGE) || !x->exchange)
        return not_now(x, "fmi3SetTime");
    if (!isfinite(time))
        return fmi_fail(x, "time is not finite: give a number");
    x->solved = x->solved && time == x->time;
    x->time = time;
    return fmi3OK;
}

static fmi3Status wrong_count(const fmi_instance *x, size_t count, size_t expected)
{
    return fmi_fail(x, "%zu numbers for %zu: give as many", count, expected);
}

FMI3_EXPORT fmi3Status fmi3SetContinuousStates(fmi3Instance instance, const fmi3Float64 states[],
                                               size_t count)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_CONTINUOUS) || !x->exchange)
        return not_now(x, "fmi3SetContinuousStates");
    size_t n = (size_t)x->model->n;
    if (!states || count != 2 * n)
        return wrong_count(x, count, 2 * n);
    memcpy(x->q, states, n * sizeof *states);
    memcpy(x->v, states + n, n * sizeof *states);
    x->solved = false;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3GetContinuousStates(fmi3Instance instance, fmi3Float64 states[],
                                               size_t count)
{
    fmi_instance *x = instance;
    if (!is_in(x, IN_EXCHANGE | 1 << FMI_INITIALIZATION) || !x->exchange)
        return not_now(x, "fmi3GetContinuousStates");
    size_t n = (size_t)x->model->n;
    if (!states || count != 2 * n)
        return wrong_count(x, count, 2 * n);
    fmi3Status status = fmi_find_start(x);
    if (status == fmi3OK) {
        memcpy(states, x->q, n * sizeof *states);
        memcpy(states + n, x->v, n * sizeof *states);
    }
    return status;
}

FMI3_EXPORT fmi3Status fmi3GetContinuousStateDerivatives(fmi3Instance instance,
                                                         fmi3Float64 derivatives[], size_t count)
{
    fmi_instance *x = instance;
    if (!is_in(x, IN_EXCHANGE | 1 << FMI_INITIALIZATION) || !x->exchange)
        return not_now(x, "fmi3GetContinuousStateDerivatives");
    size_t n = (size_t)x->model->n;
    if (!derivatives || count != 2 * n)
        return wrong_count(x, count, 2 * n);
    fmi3Status status = fmi_solve(x);
    if (status == fmi3OK) {
        memcpy(derivatives, x->v, n * sizeof *derivatives);
        memcpy(derivatives + n, x->a, n * sizeof *derivatives);
    }
    return status;
}

FMI3_EXPORT fmi3Status fmi3GetEventIndicators(fmi3Instance instance, fmi3Float64 indicators[],
                                              size_t count)
{
    fmi_instance *x = instance;
    if (!is_in(x, IN_EXCHANGE | 1 << FMI_INITIALIZATION) || !x->exchange)
        return not_now(x, "fmi3GetEventIndicators");
    if (count != (size_t)x->model->s || (count && !indicators))
        return wrong_count(x, count, (size_t)x->model->s);
    fmi3Status status = fmi_solve(x);
    if (status == fmi3OK && count)
        memcpy(indicators, x->gate, count * sizeof *indicators);
    return status;
}

FMI3_EXPORT fmi3Status fmi3GetNominalsOfContinuousStates(fmi3Instance instance,
                                                         fmi3Float64 nominals[], size_t count)
{
    fmi_instance *x = instance;
    if (!is_in(x, IN_EXCHANGE) || !x->exchange)
        return not_now(x, "fmi3GetNominalsOfContinuousStates");
    if (!nominals || count != 2 * (size_t)x->model->n)
        return wrong_count(x, count, 2 * (size_t)x->model->n);
    for (size_t i = 0; i < count; i++)
        nominals[i] = 1.0;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3GetNumberOfEventIndicators(fmi3Instance instance, size_t *count)
{
    fmi_instance *x = instance;
    if (!x || !count || !x->exchange)
        return not_now(x, "fmi3GetNumberOfEventIndicators");
    *count = (size_t)x->model->s;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3GetNumberOfContinuousStates(fmi3Instance instance, size_t *count)
{
    fmi_instance *x = instance;
    if (!x || !count || !x->exchange)
        return not_now(x, "fmi3GetNumberOfContinuousStates");
    *count = 2 * (size_t)x->model->n;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3EnterStepMode(fmi3Instance instance)
{
    return not_now(instance, "fmi3EnterStepMode"); /* there is no event mode in co-simulation */
}

FMI3_EXPORT fmi3Status fmi3GetOutputDerivatives(fmi3Instance instance,
                                                const fmi3ValueReference references[], size_t count,
                                                const fmi3Int32 orders[], fmi3Float64 values[],
                                                size_t size)
{
    return instance ? fmi_fail(instance, "derivatives of outputs by time are not told") : fmi3Error;
}

FMI3_EXPORT fmi3Status fmi3DoStep(fmi3Instance instance, fmi3Float64 from, fmi3Float64 step,
                                  fmi3Boolean no_set_state, fmi3Boolean *event,
                                  fmi3Boolean *terminate, fmi3Boolean *early_return,
                                  fmi3Float64 *last)
{
    fmi_instance *x = instance;
    if (!is_in(x, 1 << FMI_STEP) || !event || !terminate || !early_return || !last)
        return not_now(x, "fmi3DoStep");
    *event = *terminate = *early_return = false;
    *last = x->time;
    if (!(step > 0.0) || !isfinite(from + step) ||
        fabs(from - x->time) > 1e-9 * fmax(step, fabs(from)))
        return fmi_fail(x, "a step of %g s from %g s, where the FMU is at %g s: step on from there",
                        step, from, x->time);
    if (x->stop > 0.0 && from + step > x->stop * (1.0 + 1e-9))
        return fmi_fail(x, "a step to %g s, beyond the stop time %g s", from + step, x->stop);
    double to = x->stop > 0.0 ? fmin(from + step, x->stop) : from + step;
    fmi3Status status = fmi_look(x, to);
    if (status == fmi3OK)
        *last = to;
    return status;
}
