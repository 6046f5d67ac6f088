import type { Database, Reader } from '#platform/server/database/index.ts'
import { defaultCommunity } from '../../engine/commonness.ts'
import type { Community } from '../../engine/member.ts'
import { type Weights, shippedWeights } from '../../engine/weights.ts'
import { type TermStatistics, termStatistics } from './scoring-queries.ts'
import { activeWeights, currentVersions, newestCommunity } from './scoring-queries.ts'

/** All that is the same for every pair of a community at a time: what evidence weighs, and how common things are. */
export interface Matchmaker {
  weights: Weights
  community: Community
  /** How common what members are found by is. */
  statistics: TermStatistics
  /** Whether nothing was counted in this community yet: how common things are is the engine's default. */
  isProvisional: boolean
}

/** How long a node may take to notice new weights or rates, in milliseconds. */
const freshFor = 30_000

interface Held {
  matchmaker: Matchmaker
  versions: string
  lookedAt: number
}
const held = new WeakMap<Database, Held>()
/** Concurrent callers share one look. */
const looking = new WeakMap<Database, Promise<Held>>()

/** What is in force now, cached in the process; a newer version is looked for every 30 seconds. */
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

/** Makes this process look again at once, after it put something new in force. */
export function forgetMatchmaker(database: Database): void {
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
