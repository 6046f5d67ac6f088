/** The steps, in their order. Those that no room contributes are left out. */
export const funnelSteps = ['profile', 'contact', 'connection', 'meeting', 'introduction', 'investment'] as const
export type FunnelStepId = (typeof funnelSteps)[number]
