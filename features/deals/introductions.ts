/** What has become of a request for an introduction; one that was put off can still be accepted or declined. */
export const introductionStates = ['waiting', 'later', 'accepted', 'declined'] as const
export type IntroductionState = (typeof introductionStates)[number]

export const introductionAnswers = ['accepted', 'declined', 'later'] as const
export type IntroductionAnswer = (typeof introductionAnswers)[number]
