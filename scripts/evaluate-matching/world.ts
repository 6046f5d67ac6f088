import { nothingStated } from '#features/matching/engine/blank-member.ts'
import { asTold } from '#features/matching/engine/as-told.ts'
import { commonnessOf, defaultCommunity } from '#features/matching/engine/commonness.ts'
import { evidenceOf } from '#features/matching/engine/evidence.ts'
import { matchOf } from '#features/matching/engine/match.ts'
import type { Community, MatchMember, PairFacts, Traits } from '#features/matching/engine/member.ts'
import type { Example } from '#features/matching/engine/refit.ts'
import type { Weights } from '#features/matching/engine/weights.ts'
import { afterDeals, newInvestor, startupMember, startupTraits, statedBy } from './adapter.ts'
import type { Dataset, Investor } from './dataset.ts'
import { getOrThrow } from './get-or-throw.ts'
import { profileAt } from './profile.ts'
import type { Score } from './protocol.ts'
import { drawnFrom } from './random.ts'

/** The community at one moment: its investors as they were, and the startups that were raising. */
interface World {
  investors: ReadonlyMap<string, MatchMember>
  startups: ReadonlyMap<string, MatchMember>
  factsOf(investor: string, startup: string): PairFacts
  /** A member as seen by others. */
  known(member: MatchMember): MatchMember
  community: Community
}

/** Which startups were raising, what they asked for and who backed them before. */
interface Raising {
  traits: Traits
  backers: readonly string[]
}

/** What the engine knows about each investor: their possible profile, and how many of their latest deals as accepted cards. */
export interface Known {
  stated: boolean
  accepts: number
  /** Whether decisions of others are limited to those that the product reveals (engine/as-told.ts). */
  told?: boolean
}

export function worldAt(
  now: string,
  investors: readonly Investor[],
  raising: ReadonlyMap<string, Raising>,
  backersOf: (startup: string) => readonly string[],
  { startups }: Dataset,
  { stated, accepts, told = false }: Known,
): World {
  const connections = new Map<string, ReadonlySet<string>>()
  const members = investors.map((investor): [string, MatchMember] => {
    const profile = profileAt(now, investor, startups)
    const member = newInvestor(investor, stated ? statedBy(profile) : nothingStated)
    const deals = profile.history
    if (accepts === 0) return [investor.id, member]
    const known = new Set([...new Set(deals.map(([, id]) => id))].slice(-accepts))
    const shown = deals.filter(([, id]) => known.has(id))
    const met = new Set([...known].flatMap((id) => backersOf(id)).filter((id) => id !== investor.id))
    connections.set(investor.id, met)
    return [investor.id, afterDeals(member, shown, startups, now, met.size + known.size)]
  })
  const pool = [...raising].map(([id, { traits, backers }]): [string, MatchMember] => [
    id,
    startupMember(traits, accepts === 0 ? 0 : backers.length),
  ])
  return {
    investors: new Map(members),
    startups: new Map(pool),
    known: told ? asTold : (member) => member,
    factsOf(investor, startup) {
      const met = connections.get(investor)
      let mutual = 0
      if (met) for (const backer of getOrThrow(raising, startup).backers) if (met.has(backer)) mutual += 1
      return { mutual }
    },
    community: {
      ...defaultCommunity,
      investor: commonnessOf(members.map(([, member]) => member)),
      startup: commonnessOf(pool.map(([, member]) => member)),
    },
  }
}

/** How well two members match, from the view of one of them. */
export const scorerOf =
  (world: World, weights: Weights): Score =>
  (investor, startup, view) => {
    const [one, other] = [getOrThrow(world.investors, investor), getOrThrow(world.startups, startup)]
    const [fund, raising] = view === 'I' ? [one, world.known(other)] : [world.known(one), other]
    return matchOf(fund, raising, world.factsOf(investor, startup), world.community, weights)
  }

/** The startups that raised between two months, by their first round there. */
export function raisingBetween(from: string, until: string, { startups }: Dataset, backersOf: (startup: string) => readonly string[]) {
  const raising = new Map<string, Raising>()
  for (const startup of startups.values()) {
    const round = startup.rounds_before.find(([month]) => month >= from && month < until)
    if (round) raising.set(startup.id, { traits: startupTraits(startup, round[1], round[2]), backers: backersOf(startup.id) })
  }
  return raising
}

/** The startups in the protocol's pool, with the amounts they seek. */
export function candidatesOf({ startups }: Dataset) {
  const raising = [...startups.values()].flatMap((startup): [string, Raising][] => {
    const { id, candidate, raise, prior_investors } = startup
    if (candidate !== 1 || !raise) return []
    return [[id, { traits: startupTraits(startup, raise.stage, raise.amount_usd), backers: prior_investors }]]
  })
  return new Map(raising)
}

/** The investors who had backed a startup before a month. */
export function backersBefore(month: string, investors: readonly Investor[]): (startup: string) => readonly string[] {
  const backers = new Map<string, string[]>()
  for (const { id, history } of investors) {
    for (const startup of new Set(history.flatMap(([then, joined]) => (then < month ? [joined] : [])))) {
      const known = backers.get(startup)
      if (known) known.push(id)
      else backers.set(startup, [id])
    }
  }
  return (startup) => backers.get(startup) ?? []
}

/** How many rejected examples to learn from for each accepted one. */
const passedOver = 20

/**
 * Examples that the product would learn from: an investor's accept with startups they did not accept, and a startup's accept with investors
 * it did not accept.
 */
export function examplesFrom(
  world: World,
  investors: readonly Investor[],
  from: string,
  until: string,
  mostOfOne: number,
  random: () => number,
): Example[] {
  const known = new Map(investors.map(({ id, history }) => [id, new Set(history.map(([, startup]) => startup))]))
  const investorIds = investors.flatMap(({ id, history }) => (history.some(([month]) => month < from) ? [id] : []))
  const startupIds = [...world.startups.keys()]
  const examples: Example[] = []
  const add = (investor: string, startup: string, direction: 'investor>startup' | 'startup>investor', accepted: boolean) => {
    const ofInvestor = getOrThrow(world.investors, investor)
    const ofStartup = getOrThrow(world.startups, startup)
    const facts = world.factsOf(investor, startup)
    const evidence =
      direction === 'investor>startup'
        ? evidenceOf(ofInvestor, world.known(ofStartup), facts, world.community)
        : evidenceOf(ofStartup, world.known(ofInvestor), facts, world.community)
    examples.push({ direction, evidence, accepted })
  }
  for (const { id, history } of investors) {
    const earlier = new Set(history.flatMap(([month, startup]) => (month < from ? [startup] : [])))
    if (earlier.size === 0) continue
    const later = [...new Set(history.flatMap(([month, startup]) => (month >= from && month < until ? [startup] : [])))]
    for (const startup of later.filter((one) => !earlier.has(one) && world.startups.has(one)).slice(0, mostOfOne)) {
      add(id, startup, 'investor>startup', true)
      add(id, startup, 'startup>investor', true)
      for (let drawn = 0; drawn < passedOver; drawn++) {
        const [anyone, anything] = [drawnFrom(investorIds, random), drawnFrom(startupIds, random)]
        if (!getOrThrow(known, anyone).has(anything)) add(anyone, anything, 'investor>startup', false)
        const somebody = drawnFrom(investorIds, random)
        if (!getOrThrow(known, somebody).has(startup)) add(somebody, startup, 'startup>investor', false)
      }
    }
  }
  return examples
}
