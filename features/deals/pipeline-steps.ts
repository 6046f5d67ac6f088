/** The steps of an investor's private pipeline. */
export const pipelineSteps = ['saved', 'interested', 'talks', 'passed', 'invested'] as const
export type PipelineStep = (typeof pipelineSteps)[number]
