/* functions.h: the functions of FMI 3.0 that an FMU exports, in the order of the standard. */
#ifndef FMI_FUNCTIONS_H
#define FMI_FUNCTIONS_H

#include "fmi/fmi3.h"

const char *fmi3GetVersion(void);
fmi3Status fmi3SetDebugLogging(fmi3Instance instance, fmi3Boolean on, size_t count,
                               const fmi3String categories[]);
fmi3Instance fmi3InstantiateModelExchange(fmi3String name, fmi3String token, fmi3String resources,
                                          fmi3Boolean visible, fmi3Boolean logging,
                                          fmi3InstanceEnvironment environment,
                                          fmi3LogMessageCallback log);
fmi3Instance fmi3InstantiateCoSimulation(fmi3String name, fmi3String token, fmi3String resources,
                                         fmi3Boolean visible, fmi3Boolean logging,
                                         fmi3Boolean event_mode_used, fmi3Boolean early_return,
                                         const fmi3ValueReference required[], size_t count,
                                         fmi3InstanceEnvironment environment,
                                         fmi3LogMessageCallback log,
                                         fmi3IntermediateUpdateCallback update);
fmi3Instance fmi3InstantiateScheduledExecution(fmi3String name, fmi3String token,
                                               fmi3String resources, fmi3Boolean visible,
                                               fmi3Boolean logging,
                                               fmi3InstanceEnvironment environment,
                                               fmi3LogMessageCallback log, void (*clock)(void),
                                               void (*lock)(void), void (*unlock)(void));
void fmi3FreeInstance(fmi3Instance instance);
fmi3Status fmi3EnterInitializationMode(fmi3Instance instance, fmi3Boolean tolerance_defined,
                                       fmi3Float64 tolerance, fmi3Float64 start,
                                       fmi3Boolean stop_defined, fmi3Float64 stop);
fmi3Status fmi3ExitInitializationMode(fmi3Instance instance);
fmi3Status fmi3EnterEventMode(fmi3Instance instance);
fmi3Status fmi3Terminate(fmi3Instance instance);
fmi3Status fmi3Reset(fmi3Instance instance);

fmi3Status fmi3GetFloat64(fmi3Instance instance, const fmi3ValueReference references[],
                          size_t count, fmi3Float64 values[], size_t size);
fmi3Status fmi3SetFloat64(fmi3Instance instance, const fmi3ValueReference references[],
                          size_t count, const fmi3Float64 values[], size_t size);
fmi3Status fmi3GetNumberOfVariableDependencies(fmi3Instance instance, fmi3ValueReference reference,
                                               size_t *count);
fmi3Status fmi3GetVariableDependencies(fmi3Instance instance, fmi3ValueReference dependent,
                                       size_t dependent_elements[],
                                       fmi3ValueReference independents[],
                                       size_t independent_elements[], fmi3DependencyKind kinds[],
                                       size_t count);

fmi3Status fmi3GetFMUState(fmi3Instance instance, fmi3FMUState *state);
fmi3Status fmi3SetFMUState(fmi3Instance instance, fmi3FMUState state);
fmi3Status fmi3FreeFMUState(fmi3Instance instance, fmi3FMUState *state);
fmi3Status fmi3SerializedFMUStateSize(fmi3Instance instance, fmi3FMUState state, size_t *size);
fmi3Status fmi3SerializeFMUState(fmi3Instance instance, fmi3FMUState state, fmi3Byte bytes[],
                                 size_t size);
fmi3Status fmi3DeserializeFMUState(fmi3Instance instance, const fmi3Byte bytes[], size_t size,
                                   fmi3FMUState *state);

fmi3Status fmi3GetDirectionalDerivative(fmi3Instance instance, const fmi3ValueReference unknowns[],
                                        size_t unknown, const fmi3ValueReference knowns[],
                                        size_t known, const fmi3Float64 seed[], size_t seeds,
                                        fmi3Float64 sensitivity[], size_t sensitivities);
fmi3Status fmi3GetAdjointDerivative(fmi3Instance instance, const fmi3ValueReference unknowns[],
                                    size_t unknown, const fmi3ValueReference knowns[], size_t known,
                                    const fmi3Float64 seed[], size_t seeds,
                                    fmi3Float64 sensitivity[], size_t sensitivities);
fmi3Status fmi3EnterConfigurationMode(fmi3Instance instance);
fmi3Status fmi3ExitConfigurationMode(fmi3Instance instance);
fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance instance);
fmi3Status fmi3UpdateDiscreteStates(fmi3Instance instance, fmi3Boolean *again,
                                    fmi3Boolean *terminate, fmi3Boolean *nominals_changed,
                                    fmi3Boolean *states_changed, fmi3Boolean *next_defined,
                                    fmi3Float64 *next);

/* model exchange */
fmi3Status fmi3EnterContinuousTimeMode(fmi3Instance instance);
fmi3Status fmi3CompletedIntegratorStep(fmi3Instance instance, fmi3Boolean no_set_state,
                                       fmi3Boolean *enter_event_mode, fmi3Boolean *terminate);
fmi3Status fmi3SetTime(fmi3Instance instance, fmi3Float64 time);
fmi3Status fmi3SetContinuousStates(fmi3Instance instance, const fmi3Float64 states[], size_t count);
fmi3Status fmi3GetContinuousStateDerivatives(fmi3Instance instance, fmi3Float64 derivatives[],
                                             size_t count);
fmi3Status fmi3GetEventIndicators(fmi3Instance instance, fmi3Float64 indicators[], size_t count);
fmi3Status fmi3GetContinuousStates(fmi3Instance instance, fmi3Float64 states[], size_t count);
fmi3Status fmi3GetNominalsOfContinuousStates(fmi3Instance instance, fmi3Float64 nominals[],
                                             size_t count);
fmi3Status fmi3GetNumberOfEventIndicators(fmi3Instance instance, size_t *count);
fmi3Status fmi3GetNumberOfContinuousStates(fmi3Instance instance, size_t *count);

/* co-simulation */
fmi3Status fmi3EnterStepMode(fmi3Instance instance);
fmi3Status fmi3GetOutputDerivatives(fmi3Instance instance, const fmi3ValueReference references[],
                                    size_t count, const fmi3Int32 orders[], fmi3Float64 values[],
                                    size_t size);
fmi3Status fmi3DoStep(fmi3Instance instance, fmi3Float64 from, fmi3Float64 step,
                      fmi3Boolean no_set_state, fmi3Boolean *event, fmi3Boolean *terminate,
                      fmi3Boolean *early_return, fmi3Float64 *last);

#endif
