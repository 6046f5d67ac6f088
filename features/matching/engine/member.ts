import type { Coordinates } from '#features/places/distance.ts'
import type { Currency, MemberGroup } from '#features/profiles/vocabulary.ts'

/** What the engine knows about a member, as plain JSON data. Every list may be empty and every value null, which is neutral. */
export interface MatchMember {
  group: MemberGroup
  /** Facts about them. */
  traits: Traits
  /** What they say they look for. */
  stated: Stated
  /** What they look for according to their decisions. */
  taste: Taste
  /** How much they decide, and how others decide about them. */
  standing: Standing
}

export interface Traits {
  /** Specific labels of what they do, folded, the most characteristic first: 'circular textiles'. */
  labels: readonly string[]
  /** The same labels as written, in the same order: 'Circular Textiles'. */
  labelTexts?: readonly string[]
  /** From a short list for all members: 'CleanTech'. */
  industries: readonly string[]
  stage: string | null
  /** What they are raising, in whole euros. */
  amount: number | null
  /** The same amount in their currency. */
  raising?: Money
  /** The currency amounts are shown to them in. */
  currency?: Currency
  /** The name, a bar and the country, to distinguish cities with the same name: 'Kraków|PL'. */
  city: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Coordinates of the city. */
  coordinates?: Coordinates | null
  /** The country's regions, the narrowest first (as in the vocabulary, 'global' last or left out). */
  regions: readonly string[]
  /** Sustainable development goals, by number. */
  goals: readonly number[]
  /** Years of experience. */
  years?: number | null
  /** The fund classification of an investor, one of the vocabulary's sfdrArticles. */
  sfdr: string | null
}

/** How a wish is spread over its values; the shares add up to 1, or there are none. */
export type Shares = Readonly<Record<string, number>>

/** In whole units of its currency. */
export interface Money {
  amount: number
  currency: Currency
}
/** In whole units of its currency; null where it is open-ended. */
export interface MoneyRange {
  low: number | null
  high: number | null
  currency: Currency
}

export interface Stated {
  labels: Shares
  industries: Shares
  stages: Shares
  /**
   * Only the places they named, in the format of traits. The shares of all three add up to 1: Sweden and the DACH region are
   * countries { SE: 0.5 } and regions { dach: 0.5 }. The engine knows that Sweden is in the Nordics.
   */
  cities: Shares
  countries: Shares
  regions: Shares
  /** In whole euros: their ticket sizes, which are limits, or the rounds they usually join; `tickets` in their own currency. */
  amount: { low: number | null; high: number | null; of?: 'tickets' | 'rounds'; tickets?: MoneyRange }
}

/** Members about whom somebody decided in the same way, counted by their traits. */
export interface Seen {
  count: number
  labels: Readonly<Record<string, number>>
  industries: Readonly<Record<string, number>>
  stages: Readonly<Record<string, number>>
  cities: Readonly<Record<string, number>>
  countries: Readonly<Record<string, number>>
  regions: Readonly<Record<string, number>>
  /** Of the natural logarithm of the amounts they raise. */
  amounts: { count: number; sum: number; squares: number }
}
export interface Taste {
  accepted: Seen
  rejected: Seen
}

export interface Standing {
  /** Their own accepts: in total, and fading with half-lives of 6 and 18 months. */
  accepts: number
  recentAccepts: number
  steadyAccepts: number
  rejects: number
  /** Since their last accept; null without one. */
  monthsSince: number | null
  /** How others decided about them. */
  wanted: number
  declined: number
  /** Their number of connections. */
  connections: number
}

/** Facts about two members together. */
export interface PairFacts {
  /** The number of mutual connections. */
  mutual: number
}

/** The share of a group's members that has each value, to tell what is remarkable about an accept. */
export interface Commonness {
  /** The number of members the rates come from. */
  members: number
  labels: Readonly<Record<string, number>>
  industries: Readonly<Record<string, number>>
  stages: Readonly<Record<string, number>>
  cities: Readonly<Record<string, number>>
  countries: Readonly<Record<string, number>>
  regions: Readonly<Record<string, number>>
  goals: Readonly<Record<string, number>>
  /** Mean and variance of the natural logarithm of the amounts raised, in whole euros. */
  amount: { mean: number; variance: number }
}
export type Community = Readonly<Record<MemberGroup, Commonness>>
