/** The state of an introduction request. A postponed request can still be accepted or declined. */
export const introductionStates = ['waiting', 'later', 'accepted', 'declined'] as const
export type IntroductionState = (typeof introductionStates)[number]

export const introductionAnswers = ['accepted', 'declined', 'later'] as const
export type IntroductionAnswer = (typeof introductionAnswers)[number]
