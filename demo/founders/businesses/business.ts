import type { FundingStage } from '#features/profiles/vocabulary.ts'

/**
 * What a startup does, as material for its founder's bio. Texts may contain choices, `{a|b}`, and whole numbers, `{10-40}`, which are
 * drawn for each member.
 */
export interface Business {
  /** Words for the company name. */
  trade: readonly string[]
  /** Each completes 'We …'. */
  we: readonly string[]
  /** Who pays: completes 'for …'. */
  customers: string
  /** The last stage for which such a business raises money, because it needs little. */
  latest?: FundingStage
  /** Why it is needed, a sentence or two. */
  problem: string
  /** Proof points of small companies; whole sentences that stand on their own. */
  early: readonly string[]
  /** Proof points of others. */
  grown: readonly string[]
  /** What the founder did before: completes 'I spent six years …'. */
  before: string
  /** What the round is for: completes 'to …'. */
  next: string
  /** The same for small companies that could not do that yet. */
  nextEarly?: string
  /** Finds the number of customers in the proof points. */
  customersIn?: RegExp
  expertise: readonly string[]
  /** Sustainable Development Goals, the most important first. */
  goals: readonly number[]
}
