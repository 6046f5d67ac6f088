/** How far an investor has come with a deal, for themselves. */
export const pipelineSteps = ['saved', 'interested', 'talks', 'passed', 'invested'] as const
export type PipelineStep = (typeof pipelineSteps)[number]
