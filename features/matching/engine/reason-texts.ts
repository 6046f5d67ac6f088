/** A reason's sentence; the client translates it by its id. */
export interface Text {
  id: string
  message: string
}

/** What an investor reads about a startup: criteria that it meets or misses. */
export const ownWish = {
  industry: {
    .../*i18n*/ {
      id: 'matching.reason.own.industry',
      message: '{count, plural, one {{industries} is one of your target industries} other {{industries} are among your target industries}}',
    },
  },
  stage: { .../*i18n*/ { id: 'matching.reason.own.stage', message: '{stage} is one of your target stages' } },
  place: { .../*i18n*/ { id: 'matching.reason.own.place', message: 'Based in {place}, and you invest in {wanted}' } },
  placeItself: { .../*i18n*/ { id: 'matching.reason.own.placeItself', message: 'Based in {place}, one of your target locations' } },
  ticket: { .../*i18n*/ { id: 'matching.reason.own.ticket', message: 'Raising {amount}, which suits your ticket size of {tickets}' } },
  otherIndustry: {
    .../*i18n*/ {
      id: 'matching.reason.own.otherIndustry',
      message:
        '{count, plural, one {{industries} is not one of your target industries} other {{industries} are not among your target industries}}',
    },
  },
  otherStage: { .../*i18n*/ { id: 'matching.reason.own.otherStage', message: 'At {stage}, while you invest at {wanted}' } },
  otherPlace: { .../*i18n*/ { id: 'matching.reason.own.otherPlace', message: 'Based in {place}, while you invest in {wanted}' } },
  smallRound: {
    .../*i18n*/ { id: 'matching.reason.own.smallRound', message: 'Raising {amount}, a small round for your ticket size of {tickets}' },
  },
  largeRound: {
    .../*i18n*/ { id: 'matching.reason.own.largeRound', message: 'Raising {amount}, a large round for your ticket size of {tickets}' },
  },
  evidence: { .../*i18n*/ { id: 'matching.reason.own.evidence', message: 'Evidence for {goals}, which you invest in' } },
} satisfies Record<string, Text>

/** The same for the startup as the reader. */
export const theirWish: Record<keyof typeof ownWish, Text> = {
  industry: {
    .../*i18n*/ {
      id: 'matching.reason.their.industry',
      message:
        '{count, plural, one {{industries} is one of their target industries} other {{industries} are among their target industries}}',
    },
  },
  stage: { .../*i18n*/ { id: 'matching.reason.their.stage', message: 'Invests at your stage, {stage}' } },
  place: { .../*i18n*/ { id: 'matching.reason.their.place', message: 'Invests in {wanted}, and you are based in {place}' } },
  placeItself: { .../*i18n*/ { id: 'matching.reason.their.placeItself', message: 'Invests in {place}, where you are based' } },
  ticket: { .../*i18n*/ { id: 'matching.reason.their.ticket', message: 'Your round of {amount} suits their ticket size of {tickets}' } },
  otherIndustry: {
    .../*i18n*/ {
      id: 'matching.reason.their.otherIndustry',
      message:
        '{count, plural, one {{industries} is not one of their target industries} other {{industries} are not among their target industries}}',
    },
  },
  otherStage: { .../*i18n*/ { id: 'matching.reason.their.otherStage', message: 'Invests at {wanted}, while you are at {stage}' } },
  otherPlace: {
    .../*i18n*/ { id: 'matching.reason.their.otherPlace', message: 'Invests in {wanted}, while you are based in {place}' },
  },
  smallRound: {
    .../*i18n*/ { id: 'matching.reason.their.smallRound', message: 'Your round of {amount} is small for their ticket size of {tickets}' },
  },
  largeRound: {
    .../*i18n*/ { id: 'matching.reason.their.largeRound', message: 'Your round of {amount} is large for their ticket size of {tickets}' },
  },
  evidence: { .../*i18n*/ { id: 'matching.reason.their.evidence', message: 'Invests in {goals}, for which you show evidence' } },
}

/** What the two have in common. */
export const both = {
  event: { .../*i18n*/ { id: 'matching.reason.event', message: 'You are both attending {event}' } },
  chosen: { .../*i18n*/ { id: 'matching.reason.both.chosen', message: 'Both: {field} {choices}' } },
  industry: { .../*i18n*/ { id: 'matching.reason.both.industry', message: 'You both focus on {industries}' } },
  stage: { .../*i18n*/ { id: 'matching.reason.both.stage', message: 'You are both at {stage}' } },
  stages: { .../*i18n*/ { id: 'matching.reason.both.stages', message: 'You both invest at {stages}' } },
  early: { .../*i18n*/ { id: 'matching.reason.both.early', message: 'At {stage}, where advice matters most' } },
  round: { .../*i18n*/ { id: 'matching.reason.both.round', message: 'Raising a similar amount: {amount}' } },
  tickets: { .../*i18n*/ { id: 'matching.reason.both.tickets', message: 'Similar ticket size: {tickets}' } },
  experience: {
    .../*i18n*/ {
      id: 'matching.reason.both.experience',
      message: 'Brings {count, plural, one {# year of experience} other {# years of experience}}',
    },
  },
  labels: { .../*i18n*/ { id: 'matching.reason.both.labels', message: 'You share expertise in {skills}' } },
  place: { .../*i18n*/ { id: 'matching.reason.both.place', message: 'You are both based in {place}' } },
  near: { .../*i18n*/ { id: 'matching.reason.both.near', message: 'Based about {kilometres, number} km from you' } },
  goals: { .../*i18n*/ { id: 'matching.reason.both.goals', message: 'You both work towards {goals}' } },
  ownFund: {
    .../*i18n*/ {
      id: 'matching.reason.both.ownFund',
      message: 'Works towards sustainability goals, which suits your Article {article} fund',
    },
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
    .../*i18n*/ {
      id: 'matching.reason.both.mutual',
      message: 'You have {count, plural, one {# mutual connection} other {# mutual connections}}',
    },
  },
} satisfies Record<string, Text>
