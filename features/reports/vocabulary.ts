/** Content that rooms make reportable (`Reportable`). */
export const contentKinds = ['post', 'comment', 'review', 'update', 'organisation', 'event'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Everything that can be reported. */
export const caseKinds = ['member', 'message', ...contentKinds] as const
export type CaseKind = (typeof caseKinds)[number]

export const contentStates = ['shown', 'hidden', 'removed', 'gone'] as const
export type ContentState = (typeof contentStates)[number]

/** What operators can do with content and with its author. */
export const contentActs = ['hide', 'restore', 'remove'] as const
export type ContentAct = (typeof contentActs)[number]
export const memberActs = ['warn', 'withdraw', 'suspend', 'lift'] as const
export type MemberAct = (typeof memberActs)[number]

export const outcomes = ['kept', 'reversed'] as const
/** Lengths of suspensions in days; without one, a suspension lasts until an operator lifts it. */
export const suspensionDays = [1, 7, 30] as const
