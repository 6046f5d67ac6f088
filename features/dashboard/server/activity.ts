import { type ActivityItem, activityLimits, longestActivity } from '#platform/home.ts'
import type { HomePart } from '#platform/server/home.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'

/** What happened to a member of late in all rooms, last first; of one moment, in the order of the ids. */
export async function latestActivity(services: Services, actor: Actor, parts: readonly HomePart[]): Promise<ActivityItem[]> {
  const told = parts.flatMap(({ activity }) => activity ?? [])
  const latest = await Promise.all(told.map((activity) => activity.latest(services, actor, activityLimits[activity.type])))
  return latest
    .flat()
    .toSorted((one, other) => compare(other.at, one.at) || compare(one.id, other.id))
    .slice(0, longestActivity)
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
