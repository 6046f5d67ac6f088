/** How people join who have no invitation: at once, once an operator has approved them, or not at all. */
export const joiningModes = ['open', 'approval', 'invitation'] as const
export type JoiningMode = (typeof joiningModes)[number]
