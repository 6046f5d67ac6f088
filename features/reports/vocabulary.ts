/** What rooms let members report of what others have put there (`Reportable`). */
export const contentKinds = ['post', 'comment', 'review', 'update'] as const
export type ContentKind = (typeof contentKinds)[number]

/** All that a report can be about. */
export const caseKinds = ['member', 'message', ...contentKinds] as const
export type CaseKind = (typeof caseKinds)[number]

export const contentStates = ['shown', 'hidden', 'removed', 'gone'] as const
export type ContentState = (typeof contentStates)[number]

/** What operators do with a content, and about its author. */
export const contentActs = ['hide', 'restore', 'remove'] as const
export type ContentAct = (typeof contentActs)[number]
export const memberActs = ['warn', 'withdraw', 'suspend', 'lift'] as const
export type MemberAct = (typeof memberActs)[number]

export const outcomes = ['kept', 'reversed'] as const
/** For how many days a member can be suspended; otherwise until somebody lifts it. */
export const suspensionDays = [1, 7, 30] as const
