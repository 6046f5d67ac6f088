/** Who may book a time with a member: 'introduced' are those whose introduction they accepted. */
export const audiences = ['nobody', 'introduced', 'connections', 'group', 'everybody'] as const
export type Audience = (typeof audiences)[number]

/** 'community' is a room at the address that the community's operators have set. */
export const placeKinds = ['link', 'community', 'phone', 'address'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Whether a meeting was worth it. */
export const verdicts = ['yes', 'no', 'undecided'] as const
export type Verdict = (typeof verdicts)[number]

export const meetingStates = ['open', 'agreed', 'declined', 'withdrawn', 'cancelled'] as const
export type MeetingState = (typeof meetingStates)[number]
