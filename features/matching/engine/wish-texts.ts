/** What the viewer looks for, found in the other. */
export const ownWish = {
  label: { .../*i18n*/ { id: 'matching.reason.own.label', message: '{value} is one of the themes you look for' } },
  industry: { .../*i18n*/ { id: 'matching.reason.own.industry', message: '{value} is one of the industries you look for' } },
  stage: { .../*i18n*/ { id: 'matching.reason.own.stage', message: '{value} is a stage you look for' } },
  place: { .../*i18n*/ { id: 'matching.reason.own.place', message: 'Based in {place}, and you look for members in {value}' } },
  placeItself: { .../*i18n*/ { id: 'matching.reason.own.placeItself', message: 'Based in {value}, one of the places you look at' } },
  ticket: { .../*i18n*/ { id: 'matching.reason.own.ticket', message: 'The round of {amount} fits your tickets of {range}' } },
  rounds: { .../*i18n*/ { id: 'matching.reason.own.rounds', message: 'The round of {amount} is of the size you look for' } },
  words: { .../*i18n*/ { id: 'matching.reason.own.words', message: 'Writes of what you look for: {value}' } },
  acceptedLabel: { .../*i18n*/ { id: 'matching.reason.own.acceptedLabel', message: 'You often accept members who name {value}' } },
  acceptedIndustry: { .../*i18n*/ { id: 'matching.reason.own.acceptedIndustry', message: 'You often accept members in {value}' } },
  acceptedStage: { .../*i18n*/ { id: 'matching.reason.own.acceptedStage', message: 'You often accept startups at {value}' } },
  acceptedPlace: { .../*i18n*/ { id: 'matching.reason.own.acceptedPlace', message: 'You often accept members from {value}' } },
  acceptedRounds: { .../*i18n*/ { id: 'matching.reason.own.acceptedRounds', message: 'The round of {amount} is like those you accept' } },
  otherIndustry: { .../*i18n*/ { id: 'matching.reason.own.otherIndustry', message: '{value} is not among the industries you look for' } },
  otherStage: { .../*i18n*/ { id: 'matching.reason.own.otherStage', message: 'At {value}, while you look for {wanted}' } },
  otherPlace: { .../*i18n*/ { id: 'matching.reason.own.otherPlace', message: 'Based in {place}, while you look at {wanted}' } },
  smallRound: {
    .../*i18n*/ { id: 'matching.reason.own.smallRound', message: 'The round of {amount} is small for your tickets of {range}' },
  },
  largeRound: {
    .../*i18n*/ { id: 'matching.reason.own.largeRound', message: 'The round of {amount} is large for your tickets of {range}' },
  },
  laterStages: { .../*i18n*/ { id: 'matching.reason.own.laterStages', message: 'You usually accept later stages than {value}' } },
  earlierStages: { .../*i18n*/ { id: 'matching.reason.own.earlierStages', message: 'You usually accept earlier stages than {value}' } },
  mostPlaces: {
    .../*i18n*/ { id: 'matching.reason.own.mostPlaces', message: 'Based in {place}, while you mostly accept members from {wanted}' },
  },
  passedIndustry: { .../*i18n*/ { id: 'matching.reason.own.passedIndustry', message: 'You often pass on members in {value}' } },
} as const

/** What the other looks for, found in the viewer. Whom they pass on is theirs to know. */
export const theirWish: Omit<Record<keyof typeof ownWish, { id: string; message: string }>, 'passedIndustry'> = {
  label: { .../*i18n*/ { id: 'matching.reason.their.label', message: '{value} is one of the themes they look for' } },
  industry: { .../*i18n*/ { id: 'matching.reason.their.industry', message: '{value} is one of the industries they look for' } },
  stage: { .../*i18n*/ { id: 'matching.reason.their.stage', message: 'Looks for startups at your stage, {value}' } },
  place: { .../*i18n*/ { id: 'matching.reason.their.place', message: 'Looks for members in {value}, and you are in {place}' } },
  placeItself: { .../*i18n*/ { id: 'matching.reason.their.placeItself', message: 'Looks for members in {value}, where you are' } },
  ticket: { .../*i18n*/ { id: 'matching.reason.their.ticket', message: 'Your round of {amount} fits their tickets of {range}' } },
  rounds: { .../*i18n*/ { id: 'matching.reason.their.rounds', message: 'Your round of {amount} is of the size they look for' } },
  words: { .../*i18n*/ { id: 'matching.reason.their.words', message: 'Looks for what you write of: {value}' } },
  acceptedLabel: {
    .../*i18n*/ { id: 'matching.reason.their.acceptedLabel', message: 'Often accepts members who name {value}, as you do' },
  },
  acceptedIndustry: { .../*i18n*/ { id: 'matching.reason.their.acceptedIndustry', message: 'Often accepts members in {value}' } },
  acceptedStage: { .../*i18n*/ { id: 'matching.reason.their.acceptedStage', message: 'Often accepts startups at your stage, {value}' } },
  acceptedPlace: { .../*i18n*/ { id: 'matching.reason.their.acceptedPlace', message: 'Often accepts members from {value}' } },
  acceptedRounds: {
    .../*i18n*/ { id: 'matching.reason.their.acceptedRounds', message: 'Your round of {amount} is like those they accept' },
  },
  otherIndustry: {
    .../*i18n*/ { id: 'matching.reason.their.otherIndustry', message: '{value} is not among the industries they look for' },
  },
  otherStage: { .../*i18n*/ { id: 'matching.reason.their.otherStage', message: 'Looks for {wanted}, while you are at {value}' } },
  otherPlace: { .../*i18n*/ { id: 'matching.reason.their.otherPlace', message: 'Looks mostly at {wanted}, while you are in {place}' } },
  smallRound: {
    .../*i18n*/ { id: 'matching.reason.their.smallRound', message: 'Your round of {amount} is small for their tickets of {range}' },
  },
  largeRound: {
    .../*i18n*/ { id: 'matching.reason.their.largeRound', message: 'Your round of {amount} is large for their tickets of {range}' },
  },
  laterStages: { .../*i18n*/ { id: 'matching.reason.their.laterStages', message: 'Usually accepts later stages than {value}' } },
  earlierStages: { .../*i18n*/ { id: 'matching.reason.their.earlierStages', message: 'Usually accepts earlier stages than {value}' } },
  mostPlaces: {
    .../*i18n*/ { id: 'matching.reason.their.mostPlaces', message: 'Mostly accepts members from {wanted}, while you are in {place}' },
  },
}
