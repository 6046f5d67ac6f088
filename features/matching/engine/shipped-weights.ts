import type { EvidenceName } from './evidence.ts'

type Parts = Readonly<Partial<Record<EvidenceName, number>>>

/**
 * Weights set by reasoning, not learned from anybody's decisions. A community's own decisions replace them (refit.ts).
 * Most evidence is the logarithm of a ratio of probabilities, which would weigh 1 each if independent and exact (naive Bayes). Related
 * evidence
 * (stage and ticket, city and country, label and industry) weighs a fifth to a half, so that nothing counts twice.
 */

/** What a member looks for, weighted by how firmly such a wish is meant. */
const wish = {
  // The industry covers most of a topic already.
  labels: 0.3,
  // The most common wish, and the broadest.
  industries: 0.5,
  stage: 0.5,
  // An amount that can't be invested ends the discussion: slightly firmer than the rest.
  ticket: 0.6,
  // City, country and region describe one place: together 1, half of it for the country, which matters most for fundraising.
  city: 0.2,
  country: 0.5,
  region: 0.3,
} satisfies Parts

/** What the other looks for counts as much: members turn to those who would accept in return. */
const sought = {
  soughtLabels: wish.labels,
  soughtIndustries: wish.industries,
  soughtStage: wish.stage,
  soughtTicket: wish.ticket,
  soughtCity: wish.city,
  soughtCountry: wish.country,
  soughtRegion: wish.region,
} satisfies Parts

/** What brings any two people together: a place to meet, mutual connections, shared goals and shared fields. */
const shared = {
  // They add up: the same city, 1.2 in total, triples the odds.
  sameCity: 0.5,
  sameCountry: 0.5,
  sameRegion: 0.2,
  // The first mutual connection adds 0.28, ten of them 1.
  mutual: 0.4,
  // From 0 to 1: one goal adds a quarter, many a half. Goals are what this community is about.
  goals: 0.5,
  // From 0 to 1: an Article 9 fund can hardly invest in a startup without goals.
  sfdr: 0.4,
  sameIndustry: 0.3,
  sameLabels: 0.15,
} satisfies Parts

/** How both decide. */
const standing = {
  // Members who accepted recently are likely to answer; those who never decided lose nothing.
  otherActive: 0.1,
  otherLately: 0.15,
  // How others decide about them is as informative as a wish.
  otherWanted: 0.5,
  otherConnected: 0.05,
  ownActive: 0.05,
  ownLately: 0.1,
  // The logarithm of how often they accept: by definition counts in full.
  ownReadiness: 1,
} satisfies Parts

/** Investors choose by their own criteria, and care less about whom founders prefer. */
const investorOfStartup: Parts = { ...wish, ...shared, ...standing }
/** Founders choose investors who would accept them and who are active: an investor's activity counts double. */
const startupOfInvestor: Parts = { ...half(wish), ...sought, ...shared, ...standing, otherActive: 0.2, otherLately: 0.3 }
/** Mentors and founders meet over knowledge: shared fields and goals count more than the place. */
const mentoring: Parts = { ...half(wish), ...half(sought), ...shared, ...standing, sameIndustry: 1.2, goals: 0.9, sameLabels: 0.4 }
/** Members of the same group, and mentors and investors, meet over shared places, people, goals and fields. */
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
