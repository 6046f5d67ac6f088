/** A sentence of a reason; the client translates it by its id. */
export interface Text {
  id: string
  message: string
}

/** What the viewer, an investor, looks for and finds, or misses, in the other. */
export const ownWish = {
  industry: {
    .../*i18n*/ {
      id: 'matching.reason.own.industry',
      message:
        '{count, plural, one {{industries} is one of the industries you look for} other {{industries} are among the industries you look for}}',
    },
  },
  stage: { .../*i18n*/ { id: 'matching.reason.own.stage', message: '{stage} is a stage you look for' } },
  place: { .../*i18n*/ { id: 'matching.reason.own.place', message: 'Based in {place}, and you look for members in {wanted}' } },
  placeItself: { .../*i18n*/ { id: 'matching.reason.own.placeItself', message: 'Based in {place}, one of the places you look at' } },
  ticket: { .../*i18n*/ { id: 'matching.reason.own.ticket', message: 'The round of {amount} fits your tickets of {tickets}' } },
  otherIndustry: {
    .../*i18n*/ {
      id: 'matching.reason.own.otherIndustry',
      message:
        '{count, plural, one {{industries} is not among the industries you look for} other {{industries} are not among the industries you look for}}',
    },
  },
  otherStage: { .../*i18n*/ { id: 'matching.reason.own.otherStage', message: 'At {stage}, while you look for {wanted}' } },
  otherPlace: { .../*i18n*/ { id: 'matching.reason.own.otherPlace', message: 'Based in {place}, while you look at {wanted}' } },
  smallRound: {
    .../*i18n*/ { id: 'matching.reason.own.smallRound', message: 'The round of {amount} is small for your tickets of {tickets}' },
  },
  largeRound: {
    .../*i18n*/ { id: 'matching.reason.own.largeRound', message: 'The round of {amount} is large for your tickets of {tickets}' },
  },
} satisfies Record<string, Text>

/** The same as a startup reads it. */
export const theirWish: Record<keyof typeof ownWish, Text> = {
  industry: {
    .../*i18n*/ {
      id: 'matching.reason.their.industry',
      message:
        '{count, plural, one {{industries} is one of the industries they look for} other {{industries} are among the industries they look for}}',
    },
  },
  stage: { .../*i18n*/ { id: 'matching.reason.their.stage', message: 'Looks for startups at your stage, {stage}' } },
  place: { .../*i18n*/ { id: 'matching.reason.their.place', message: 'Looks for members in {wanted}, and you are in {place}' } },
  placeItself: { .../*i18n*/ { id: 'matching.reason.their.placeItself', message: 'Looks for members in {place}, where you are' } },
  ticket: { .../*i18n*/ { id: 'matching.reason.their.ticket', message: 'Your round of {amount} fits their tickets of {tickets}' } },
  otherIndustry: {
    .../*i18n*/ {
      id: 'matching.reason.their.otherIndustry',
      message:
        '{count, plural, one {{industries} is not among the industries they look for} other {{industries} are not among the industries they look for}}',
    },
  },
  otherStage: { .../*i18n*/ { id: 'matching.reason.their.otherStage', message: 'Looks for {wanted}, while you are at {stage}' } },
  otherPlace: {
    .../*i18n*/ { id: 'matching.reason.their.otherPlace', message: 'Looks for members in {wanted}, while you are in {place}' },
  },
  smallRound: {
    .../*i18n*/ { id: 'matching.reason.their.smallRound', message: 'Your round of {amount} is small for their tickets of {tickets}' },
  },
  largeRound: {
    .../*i18n*/ { id: 'matching.reason.their.largeRound', message: 'Your round of {amount} is large for their tickets of {tickets}' },
  },
}

/** What the two have in common. */
export const both = {
  event: { .../*i18n*/ { id: 'matching.reason.event', message: 'You both go to {event}' } },
  industry: { .../*i18n*/ { id: 'matching.reason.both.industry', message: 'You are both in {industries}' } },
  stage: { .../*i18n*/ { id: 'matching.reason.both.stage', message: 'You are both at {stage}' } },
  stages: { .../*i18n*/ { id: 'matching.reason.both.stages', message: 'You both look for startups at {stages}' } },
  early: { .../*i18n*/ { id: 'matching.reason.both.early', message: 'At {stage}, where advice counts most' } },
  round: { .../*i18n*/ { id: 'matching.reason.both.round', message: 'Raises about as much as you do: {amount}' } },
  tickets: { .../*i18n*/ { id: 'matching.reason.both.tickets', message: 'Writes tickets much like yours: {tickets}' } },
  experience: {
    .../*i18n*/ {
      id: 'matching.reason.both.experience',
      message: 'Brings {count, plural, one {# year of experience} other {# years of experience}}',
    },
  },
  labels: { .../*i18n*/ { id: 'matching.reason.both.labels', message: 'You both name {skills}' } },
  place: { .../*i18n*/ { id: 'matching.reason.both.place', message: 'You are both in {place}' } },
  near: { .../*i18n*/ { id: 'matching.reason.both.near', message: 'About {kilometres, number} km away from you' } },
  goals: { .../*i18n*/ { id: 'matching.reason.both.goals', message: 'You both work for {goals}' } },
  ownFund: {
    .../*i18n*/ { id: 'matching.reason.both.ownFund', message: 'Works for sustainability goals, which suits your Article {article} fund' },
  },
  theirFund: {
    .../*i18n*/ { id: 'matching.reason.both.theirFund', message: 'Your sustainability goals suit their Article {article} fund' },
  },
  know: { .../*i18n*/ { id: 'matching.reason.both.know', message: 'You both know {first}' } },
  knowMore: {
    .../*i18n*/ {
      id: 'matching.reason.both.knowMore',
      message: 'You both know {first} and {count, plural, one {# other member} other {# other members}}',
    },
  },
  knowTwo: { .../*i18n*/ { id: 'matching.reason.both.knowTwo', message: 'You both know {first} and {second}' } },
  knowTwoMore: {
    .../*i18n*/ {
      id: 'matching.reason.both.knowTwoMore',
      message: 'You both know {first}, {second} and {count, plural, one {# other member} other {# other members}}',
    },
  },
  mutual: {
    .../*i18n*/ { id: 'matching.reason.both.mutual', message: 'You share {count, plural, one {# connection} other {# connections}}' },
  },
} satisfies Record<string, Text>
