import type { Database, Reader } from '#platform/server/database/index.ts'
import { defaultCommunity } from '../../engine/commonness.ts'
import type { Community } from '../../engine/member.ts'
import { type Weights, shippedWeights } from '../../engine/weights.ts'
import { type TermStatistics, termStatistics } from './scoring-queries.ts'
import { activeWeights, currentVersions, newestCommunity } from './scoring-queries.ts'

/** Shared by all pairs of a community: the weights of evidence, and how common values are. */
export interface Matchmaker {
  weights: Weights
  community: Community
  /** How common the index terms are. */
  statistics: TermStatistics
  /** Whether nothing was counted yet: the rates are then the engine's default. */
  isProvisional: boolean
}

/** How soon a node notices new weights or rates, in milliseconds. */
const freshFor = 30_000

interface Held {
  matchmaker: Matchmaker
  versions: string
  lookedAt: number
}
const held = new WeakMap<Database, Held>()
/** Concurrent callers share one query. */
const looking = new WeakMap<Database, Promise<Held>>()

/** The active weights and rates, cached in the process; checked for a newer version every 30 seconds. */
export async function currentMatchmaker(database: Database): Promise<Matchmaker> {
  const known = freshlyHeld(database)
  if (known) return known
  let look = looking.get(database)
  if (!look) {
    look = lookAgain(database.kysely, held.get(database)).finally(() => looking.delete(database))
    looking.set(database, look)
  }
  const found = await look
  held.set(database, found)
  return found.matchmaker
}

/** Makes this process reload immediately, after it activated something new. */
export function invalidateMatchmaker(database: Database): void {
  held.delete(database)
  looking.delete(database)
}

function freshlyHeld(database: Database): Matchmaker | undefined {
  const known = held.get(database)
  return known && Date.now() - known.lookedAt < freshFor ? known.matchmaker : undefined
}

async function lookAgain(reader: Reader, known: Held | undefined): Promise<Held> {
  const lookedAt = Date.now()
  const versions = await currentVersions(reader)
  if (known?.versions === versions) return { ...known, lookedAt }
  return { matchmaker: await loadMatchmaker(reader), versions, lookedAt }
}

export async function loadMatchmaker(reader: Reader): Promise<Matchmaker> {
  const weights = (await activeWeights(reader)) ?? shippedWeights
  const community = await newestCommunity(reader)
  return {
    weights,
    community: community ?? defaultCommunity,
    statistics: await termStatistics(reader),
    isProvisional: !community,
  }
}
