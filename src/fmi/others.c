/* others.c: the functions for types of variables and clocks that no FMU of Costate has. */
#include "fmi/fmi3.h"
#include "fmi/instance.h"

static fmi3Status none(fmi3Instance instance, size_t count, const char *what)
{
    if (!instance)
        return fmi3Error;
    return count == 0 ? fmi3OK : fmi_fail(instance, "there are no variables of type %s", what);
}

/* fmi3GetTYPE and fmi3SetTYPE */
#define VARIABLES(TYPE)                                                                            \
    fmi3Status fmi3Get##TYPE(fmi3Instance instance, const fmi3ValueReference references[],         \
                             size_t count, fmi3##TYPE values[], size_t size);                      \
    FMI3_EXPORT fmi3Status fmi3Get##TYPE(fmi3Instance instance,                                    \
                                         const fmi3ValueReference references[], size_t count,      \
                                         fmi3##TYPE values[], size_t size)                         \
    {                                                                                              \
        return none(instance, count, #TYPE);                                                       \
    }                                                                                              \
    fmi3Status fmi3Set##TYPE(fmi3Instance instance, const fmi3ValueReference references[],         \
                             size_t count, const fmi3##TYPE values[], size_t size);                \
    FMI3_EXPORT fmi3Status fmi3Set##TYPE(fmi3Instance instance,                                    \
                                         const fmi3ValueReference references[], size_t count,      \
                                         const fmi3##TYPE values[], size_t size)                   \
    {                                                                                              \
        return none(instance, count, #TYPE);                                                       \
    }

/* clang-format off */
VARIABLES(Float32)
VARIABLES(Int8)
VARIABLES(UInt8)
VARIABLES(Int16)
VARIABLES(UInt16)
VARIABLES(Int32)
VARIABLES(UInt32)
VARIABLES(Int64)
VARIABLES(UInt64)
VARIABLES(Boolean)
VARIABLES(String)
/* clang-format on */

fmi3Status fmi3GetBinary(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
                         size_t sizes[], fmi3Binary values[], size_t size);
FMI3_EXPORT fmi3Status fmi3GetBinary(fmi3Instance instance, const fmi3ValueReference references[],
                                     size_t count, size_t sizes[], fmi3Binary values[], size_t size)
{
    return none(instance, count, "Binary");
}

fmi3Status fmi3SetBinary(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
                         const size_t sizes[], const fmi3Binary values[], size_t size);
FMI3_EXPORT fmi3Status fmi3SetBinary(fmi3Instance instance, const fmi3ValueReference references[],
                                     size_t count, const size_t sizes[], const fmi3Binary values[],
                                     size_t size)
{
    return none(instance, count, "Binary");
}

fmi3Status fmi3GetClock(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
                        fmi3Clock values[]);
FMI3_EXPORT fmi3Status fmi3GetClock(fmi3Instance instance, const fmi3ValueReference references[],
                                    size_t count, fmi3Clock values[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3SetClock(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
                        const fmi3Clock values[]);
FMI3_EXPORT fmi3Status fmi3SetClock(fmi3Instance instance, const fmi3ValueReference references[],
                                    size_t count, const fmi3Clock values[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3GetIntervalDecimal(fmi3Instance instance, const fmi3ValueReference references[],
                                  size_t count, fmi3Float64 values[],
                                  fmi3IntervalQualifier qualifiers[]);
FMI3_EXPORT fmi3Status fmi3GetIntervalDecimal(fmi3Instance instance,
                                              const fmi3ValueReference references[], size_t count,
                                              fmi3Float64 values[],
                                              fmi3IntervalQualifier qualifiers[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3GetIntervalFraction(fmi3Instance instance, const fmi3ValueReference references[],
                                   size_t count, fmi3UInt64 counters[], fmi3UInt64 resolutions[],
                                   fmi3IntervalQualifier qualifiers[]);
FMI3_EXPORT fmi3Status fmi3GetIntervalFraction(fmi3Instance instance,
                                               const fmi3ValueReference references[], size_t count,
                                               fmi3UInt64 counters[], fmi3UInt64 resolutions[],
                                               fmi3IntervalQualifier qualifiers[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3SetIntervalDecimal(fmi3Instance instance, const fmi3ValueReference references[],
                                  size_t count, const fmi3Float64 values[]);
FMI3_EXPORT fmi3Status fmi3SetIntervalDecimal(fmi3Instance instance,
                                              const fmi3ValueReference references[], size_t count,
                                              const fmi3Float64 values[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3SetIntervalFraction(fmi3Instance instance, const fmi3ValueReference references[],
                                   size_t count, const fmi3UInt64 counters[],
                                   const fmi3UInt64 resolutions[]);
FMI3_EXPORT fmi3Status fmi3SetIntervalFraction(fmi3Instance instance,
                                               const fmi3ValueReference references[], size_t count,
                                               const fmi3UInt64 counters[],
                                               const fmi3UInt64 resolutions[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3GetShiftDecimal(fmi3Instance instance, const fmi3ValueReference references[],
                               size_t count, fmi3Float64 values[]);
FMI3_EXPORT fmi3Status fmi3GetShiftDecimal(fmi3Instance instance,
                                           const fmi3ValueReference references[], size_t count,
                                           fmi3Float64 values[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3GetShiftFraction(fmi3Instance instance, const fmi3ValueReference references[],
                                size_t count, fmi3UInt64 counters[], fmi3UInt64 resolutions[]);
FMI3_EXPORT fmi3Status fmi3GetShiftFraction(fmi3Instance instance,
                                            const fmi3ValueReference references[], size_t count,
                                            fmi3UInt64 counters[], fmi3UInt64 resolutions[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3SetShiftDecimal(fmi3Instance instance, const fmi3ValueReference references[],
                               size_t count, const fmi3Float64 values[]);
FMI3_EXPORT fmi3Status fmi3SetShiftDecimal(fmi3Instance instance,
                                           const fmi3ValueReference references[], size_t count,
                                           const fmi3Float64 values[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3SetShiftFraction(fmi3Instance instance, const fmi3ValueReference references[],
                                size_t count, const fmi3UInt64 counters[],
                                const fmi3UInt64 resolutions[]);
FMI3_EXPORT fmi3Status fmi3SetShiftFraction(fmi3Instance instance,
                                            const fmi3ValueReference references[], size_t count,
                                            const fmi3UInt64 counters[],
                                            const fmi3UInt64 resolutions[])
{
    return none(instance, count, "Clock");
}

fmi3Status fmi3ActivateModelPartition(fmi3Instance instance, fmi3ValueReference clock,
                                      fmi3Float64 time);
FMI3_EXPORT fmi3Status fmi3ActivateModelPartition(fmi3Instance instance, fmi3ValueReference clock,
                                                  fmi3Float64 time)
{
    return none(instance, 1, "Clock");
}
