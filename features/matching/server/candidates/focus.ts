import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchMember } from '../../engine/member.ts'
import { type AnyOf, gateOf, queryOf, termOfSlot } from '../members/terms.ts'
import type { TermStatistics } from '../scoring/scoring-queries.ts'

/** A search that is likely to meet more members than this is narrowed until it meets about as many as `aim`, and no less than `least`. */
const most = 2_500
const aim = 1_600
const least = 800
/** So many of the most valuable facts are paired. */
const paired = 30

/** How independent two facts are taken to be, as an exponent of the second one's rate: 1 for quite, 0 for always met together. */
const goTogether = 0.6

export interface Focus {
  /** A tsquery. */
  query: string
  /** Where nothing tells one from another, a random part of them: between which lots. */
  lots: readonly [from: number, to: number] | null
}

interface Fact {
  term: string
  kind: string
  worth: number
  /** Which share of those who pass the gate have it. */
  rate: number
}

/**
 * For whom the light score is worked out: all who are not ruled out, or, where these are many, those of them who have one of the viewer's
 * most valuable pairs of facts, or a fact as valuable by itself. How many have them is taken from the statistics that PostgreSQL keeps,
 * so that the same work is done in a community of any size.
 * @returns what to try one after the other: whoever has decided on all of the first is shown others
 */
export function focusesOf(
  statistics: TermStatistics,
  viewer: MatchMember,
  group: MemberGroup,
  worth: ReadonlyMap<string, number>,
): [first: Focus, ...wider: Focus[]] {
  const gate = gateOf(viewer, group)
  const query = queryOf(gate)
  const inGroup = statistics.shareOf(`${group}/member`)
  const rateOf = (terms: AnyOf) => Math.min(1, terms.reduce((sum, term) => sum + statistics.shareOf(term), 0) / inGroup)
  const passing = gate.slice(1).reduce((members, anyOf) => members * rateOf(anyOf), statistics.members * inGroup)
  const everybody = { query, lots: null }
  if (!(passing > most)) return [everybody]

  const from = Math.random() * (1 - aim / passing)
  const some: Focus = { query, lots: [from, from + aim / passing] }
  const chosen: Combination[] = []
  let met = 0
  for (const combination of combinations(factsOf(statistics, group, worth, inGroup))) {
    chosen.push(combination)
    met += passing * combination.rate
    if (met >= aim) break
  }
  if (met < least) return [some, everybody]
  return [{ query: `${query} & (${anyOfCombinations(chosen)})`, lots: null }, some, everybody]
}

function factsOf(statistics: TermStatistics, group: MemberGroup, worth: ReadonlyMap<string, number>, inGroup: number): Fact[] {
  const facts = new Map<string, Fact>()
  for (const [slot, value] of worth) {
    const name = termOfSlot(slot)
    if (name === undefined || value <= 0) continue
    const term = `${group}/${name}`
    const kind = name.slice(0, name.lastIndexOf(':'))
    // Of wishes that are spread differently the strongest counts. What the statistics do not know is met by nobody, unless it is a label.
    const known = facts.get(term)
    if ((known && known.worth >= value) || (kind !== 'label' && !statistics.isKnown(term))) continue
    facts.set(term, { term, kind, worth: value, rate: Math.min(1, statistics.shareOf(term) / inGroup) })
  }
  return [...facts.values()].toSorted((a, b) => b.worth - a.worth).slice(0, paired)
}

interface Combination {
  fact: Fact
  /** Absent where the fact alone is as valuable. */
  with?: Fact
  worth: number
  rate: number
}

/** Facts and pairs of them, of two kinds or of two labels or goals, the most valuable first. */
function combinations(facts: readonly Fact[]): Combination[] {
  const singles = facts.map((fact) => ({ fact, worth: fact.worth, rate: fact.rate }))
  const pairs = facts.flatMap((fact, index) =>
    facts
      .slice(index + 1)
      .filter(({ kind }) => kind !== fact.kind || kind === 'label' || kind === 'goal')
      .map((other) => ({ fact, with: other, worth: fact.worth + other.worth, rate: fact.rate * other.rate ** goTogether })),
  )
  return [...singles, ...pairs].toSorted((a, b) => b.worth - a.worth)
}

/** Gathered by their first fact, because the index tries each condition on each member it meets. */
function anyOfCombinations(chosen: readonly Combination[]): string {
  const alone = new Set(chosen.filter((each) => each.with === undefined).map(({ fact }) => fact.term))
  const partners = new Map([...alone].map((term) => [term, [] as string[]]))
  for (const { fact, with: other } of chosen) {
    if (other && !alone.has(fact.term) && !alone.has(other.term)) partners.set(fact.term, [...(partners.get(fact.term) ?? []), other.term])
  }
  return [...partners]
    .map(([term, others]) => queryOf(others.length > 0 ? [[term], others] : [[term]]))
    .map((each) => `(${each})`)
    .join(' | ')
}
