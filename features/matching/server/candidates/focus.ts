import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchMember } from '../../engine/member.ts'
import { type AnyOf, gateOf, queryOf, termOfSlot } from '../members/terms.ts'
import type { TermStatistics } from '../scoring/scoring-queries.ts'

/** A search likely to match more members than this is narrowed to about `aim` of them, and at least `least`. */
const most = 2_500
const aim = 1_600
const least = 800
/** How many of the most valuable facts are combined in pairs. */
const paired = 30

/** How independent two facts are, as an exponent of the second one's rate: 1 for independent, 0 for always together. */
const independence = 0.6

export interface Focus {
  /** A tsquery. */
  query: string
  /** A random part, where nothing tells members apart: the range of their lots. */
  lots: readonly [from: number, to: number] | null
}

interface Fact {
  term: string
  kind: string
  worth: number
  /** The share of the members past the gate who have it. */
  rate: number
}

/**
 * Selects whom the rough score is computed for: all who are not ruled out or, if these are many, those with one of the viewer's most
 * valuable pairs of facts, or an equally valuable single fact. PostgreSQL's statistics tell how many have them, so that the work is the
 * same in a community of any size. @returns searches to try in turn: later ones are for viewers who have decided about all of the first
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
    // The strongest of several spreads of a wish counts. A term unknown to the statistics is taken to match nobody, unless it is a label.
    const known = facts.get(term)
    if ((known && known.worth >= value) || (kind !== 'label' && !statistics.isKnown(term))) continue
    facts.set(term, { term, kind, worth: value, rate: Math.min(1, statistics.shareOf(term) / inGroup) })
  }
  return [...facts.values()].toSorted((a, b) => b.worth - a.worth).slice(0, paired)
}

interface Combination {
  fact: Fact
  /** Absent if the fact is as valuable on its own. */
  with?: Fact
  worth: number
  rate: number
}

/** Facts and pairs of facts (of two kinds, or two labels or goals), the most valuable first. */
function combinations(facts: readonly Fact[]): Combination[] {
  const singles = facts.map((fact) => ({ fact, worth: fact.worth, rate: fact.rate }))
  const pairs = facts.flatMap((fact, index) =>
    facts
      .slice(index + 1)
      .filter(({ kind }) => kind !== fact.kind || kind === 'label' || kind === 'goal')
      .map((other) => ({ fact, with: other, worth: fact.worth + other.worth, rate: fact.rate * other.rate ** independence })),
  )
  return [...singles, ...pairs].toSorted((a, b) => b.worth - a.worth)
}

/** Grouped by their first fact, because the index checks each condition for each member. */
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
