import type { EvidenceName } from './evidence.ts'

type Parts = Readonly<Partial<Record<EvidenceName, number>>>

/**
 * Weights set by reasoning; no decision of anybody was looked at for them. A community's own decisions replace them (refit.ts).
 *
 * Most evidence is the logarithm of a ratio of probabilities. Were the pieces independent and the rates exact, each would weigh 1, as in
 * naive Bayes. They are neither: the stage goes with the ticket, the city with the country, the label with the industry. So that the same
 * is not counted twice, pieces that say much of their own weigh a half and those that mostly repeat another a fifth to a third.
 */

/** What a member looks for weighs by how firmly such a wish is meant. */
const wish = {
  // Of a theme, the industry holds most already.
  labels: 0.3,
  // The wish that is stated most, and the broadest.
  industries: 0.5,
  stage: 0.5,
  // An amount that cannot be invested ends it: a little firmer than the rest.
  ticket: 0.6,
  // City, country and region are one thing seen three times: together 1, and half of it for the country, in which money is raised.
  city: 0.2,
  country: 0.5,
  region: 0.3,
} satisfies Parts

/** What the other looks for counts as much: one turns to those who would accept in turn. */
const sought = {
  soughtLabels: wish.labels,
  soughtIndustries: wish.industries,
  soughtStage: wish.stage,
  soughtTicket: wish.ticket,
  soughtCity: wish.city,
  soughtCountry: wish.country,
  soughtRegion: wish.region,
} satisfies Parts

/** What brings any two people together: a place to meet, people both know, the goals they pursue, fields they both know. */
const shared = {
  // On top of one another: the same city, 1.2 together, triples the odds.
  sameCity: 0.5,
  sameCountry: 0.5,
  sameRegion: 0.2,
  // The first acquaintance in common adds 0.28, ten of them 1.
  mutual: 0.4,
  // From 0 to 1: one goal adds a quarter, many a half. It is what this community is for.
  goals: 0.5,
  // From 0 to 1: a fund of article 9 can hardly take who names no goals.
  sfdr: 0.4,
  sameIndustry: 0.3,
  sameLabels: 0.15,
} satisfies Parts

/** How both decide. */
const standing = {
  // Whoever accepted lately answers; who never decided anything loses nothing.
  otherActive: 0.1,
  otherLately: 0.15,
  // What others think of them says something, as much as a wish.
  otherWanted: 0.5,
  otherConnected: 0.05,
  ownActive: 0.05,
  ownLately: 0.1,
  // The logarithm of how often one accepts at all: counts in full by its definition.
  ownReadiness: 1,
} satisfies Parts

/** An investor chooses by what they look for, and cares less whom founders prefer. */
const investorOfStartup: Parts = { ...wish, ...shared, ...standing }
/** A founder chooses investors who would take them, and who are at work: an investor's activity counts double. */
const startupOfInvestor: Parts = { ...half(wish), ...sought, ...shared, ...standing, otherActive: 0.2, otherLately: 0.3 }
/** Mentors and founders meet over what one knows and the other needs: fields and goals in common count more than the place. */
const mentoring: Parts = { ...half(wish), ...half(sought), ...shared, ...standing, sameIndustry: 1.2, goals: 0.9, sameLabels: 0.4 }
/** Members of one kind, and mentors and investors, meet over common ground: places, people, goals and fields. */
const peers: Parts = { ...half(wish), ...half(sought), ...shared, ...standing, sameIndustry: 1.2, goals: 0.9, sameLabels: 0.3 }

export const shippedParts = {
  'investor>startup': investorOfStartup,
  'startup>investor': startupOfInvestor,
  'mentor>startup': mentoring,
  'startup>mentor': mentoring,
  'investor>investor': peers,
  'startup>startup': peers,
  'mentor>mentor': peers,
  'investor>mentor': peers,
  'mentor>investor': peers,
} as const

function half(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).map(([name, weight]) => [name, weight / 2]))
}
