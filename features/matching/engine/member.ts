import type { Coordinates } from '#features/places/distance.ts'
import type { Currency, MemberGroup } from '#features/profiles/vocabulary.ts'

/** What the engine knows of a member, as plain data that JSON can carry. Every list may be empty and every value null: that says nothing, and counts for nothing. */
export interface MatchMember {
  group: MemberGroup
  /** What they are. */
  traits: Traits
  /** What they say they look for. */
  stated: Stated
  /** What their decisions have shown of what they look for. */
  taste: Taste
  /** How much they decide, and how others decided on them. */
  standing: Standing
}

export interface Traits {
  /** Fine labels of what they do, folded, the most telling first: 'circular textiles'. */
  labels: readonly string[]
  /** The same as they are written, in the same order: 'Circular Textiles'. */
  labelTexts?: readonly string[]
  /** Of a short list all members choose from: 'CleanTech'. */
  industries: readonly string[]
  stage: string | null
  /** What they are raising, in whole euros. */
  amount: number | null
  /** The same as they put it. */
  raising?: Money
  /** The currency they think in. */
  currency?: Currency
  /** The name shown, a bar and the country, so that two of one name differ: 'Kraków|PL'. */
  city: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Of the city. */
  coordinates?: Coordinates | null
  /** The regions the country lies in, the narrowest first (vocabulary's regions, 'global' last or left out). */
  regions: readonly string[]
  /** Sustainable development goals, by number. */
  goals: readonly number[]
  /** Of experience. */
  years?: number | null
  /** How an investor's fund classifies itself, one of vocabulary's sfdrArticles. */
  sfdr: string | null
}

/** How a wish is spread over its values; the shares add up to 1, or there are none. */
export type Shares = Readonly<Record<string, number>>

/** In whole units of its currency. */
export interface Money {
  amount: number
  currency: Currency
}
/** In whole units of its currency; null where it has no end. */
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
   * Only the places they named, as traits name them. The three share 1 among them: whoever named Sweden and the DACH region has
   * countries { SE: 0.5 } and regions { dach: 0.5 }. The engine knows that Sweden lies in the Nordics.
   */
  cities: Shares
  countries: Shares
  regions: Shares
  /** In whole euros: the tickets they write, which are limits, or the rounds they usually join; `tickets` as they put them. */
  amount: { low: number | null; high: number | null; of?: 'tickets' | 'rounds'; tickets?: MoneyRange }
}

/** Members one decided on in the same way, counted by what they are. */
export interface Seen {
  count: number
  labels: Readonly<Record<string, number>>
  industries: Readonly<Record<string, number>>
  stages: Readonly<Record<string, number>>
  cities: Readonly<Record<string, number>>
  countries: Readonly<Record<string, number>>
  regions: Readonly<Record<string, number>>
  /** Of the natural logarithm of what they were raising. */
  amounts: { count: number; sum: number; squares: number }
}
export interface Taste {
  accepted: Seen
  rejected: Seen
}

export interface Standing {
  /** Their own accepts: all of them, and as they fade with half-lives of 6 and of 18 months. */
  accepts: number
  recentAccepts: number
  steadyAccepts: number
  rejects: number
  /** Since their last accept; null if there was none. */
  monthsSince: number | null
  /** How others decided on them. */
  wanted: number
  declined: number
  /** How many they are connected to. */
  connections: number
}

/** What is known only of two members together. */
export interface PairFacts {
  /** How many both are connected to. */
  mutual: number
}

/** How common everything is among the members of a group, as shares of them, to tell what is remarkable about an accept. */
export interface Commonness {
  /** How many members these rates come from. */
  members: number
  labels: Readonly<Record<string, number>>
  industries: Readonly<Record<string, number>>
  stages: Readonly<Record<string, number>>
  cities: Readonly<Record<string, number>>
  countries: Readonly<Record<string, number>>
  regions: Readonly<Record<string, number>>
  goals: Readonly<Record<string, number>>
  /** Mean and variance of the natural logarithm of what is being raised, in whole euros. */
  amount: { mean: number; variance: number }
}
export type Community = Readonly<Record<MemberGroup, Commonness>>
