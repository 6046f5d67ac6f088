/**
 * What a startup does, as material for its founder's bio. Texts may hold choices, `{a|b}`, and whole numbers, `{10-40}`, that are drawn
 * anew for each member.
 */
export interface Business {
  /** Words that its name can be made of. */
  trade: readonly string[]
  /** Each completes 'We …'. */
  we: readonly string[]
  /** Who pays: completes 'for …'. */
  customers: string
  /** Why it is needed, a sentence or two. */
  problem: string
  /** What a company of one or two years says of itself. */
  early: readonly string[]
  /** What a company with customers says of itself. */
  grown: readonly string[]
  /** What the founder did before: completes 'I spent six years …'. */
  before: string
  /** What money is raised for: completes 'to …'. */
  next: string
  expertise: readonly string[]
  /** Sustainable development goals it works for, the first the most. */
  goals: readonly number[]
}
