/** How people join who have no invitation: at once, once an operator has approved them, or not at all. */
export const joiningModes = ['open', 'approval', 'invitation'] as const
export type JoiningMode = (typeof joiningModes)[number]

/** `queued` and `failed` only apply to invitations by email. */
export const invitationStates = ['queued', 'open', 'failed', 'used', 'expired', 'takenBack'] as const
export type InvitationState = (typeof invitationStates)[number]
