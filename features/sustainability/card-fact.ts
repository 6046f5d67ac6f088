import type { Fact } from './reading-contract.ts'

/** The one fact for a card: the first with evidence; without any, the first, which the card calls stated. */
export const cardFactOf = (facts: readonly Fact[]): Fact | null =>
  facts.find(({ state }) => state === 'evidenced' || state === 'confirmed') ?? facts[0] ?? null
