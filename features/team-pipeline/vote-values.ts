/** What a colleague thinks of an investment. */
export const voteValues = ['yes', 'no', 'unsure'] as const
export type VoteValue = (typeof voteValues)[number]
