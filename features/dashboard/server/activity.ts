import { type ActivityItem, type ActivityType, activityLimits, activityTypes, longestActivity } from '#platform/home.ts'
import type { HomePart } from '#platform/server/home.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'

/** What happened to a member of late, in whichever room: so many of each type at most, the last first. */
export async function latestActivity(services: Services, actor: Actor, parts: readonly HomePart[]): Promise<ActivityItem[]> {
  const told = parts.flatMap(({ activity }) => activity ?? [])
  const found = await Promise.all(
    told.map(async ({ type, latest }) => (await latest(services, actor, activityLimits[type])).map((item) => ({ ...item, type }))),
  )
  return merged(found.flat())
}

/** The last of each type, and of all. Of two at the same moment the order is that of their types and ids, so that it never changes. */
function merged(items: readonly ActivityItem[]): ActivityItem[] {
  const ordered = items.toSorted(lastFirst)
  const kept = new Map<ActivityType, number>()
  const within = ordered.filter(({ type }) => {
    const count = (kept.get(type) ?? 0) + 1
    kept.set(type, count)
    return count <= activityLimits[type]
  })
  return within.slice(0, longestActivity)
}

const lastFirst = (one: ActivityItem, other: ActivityItem) =>
  compare(other.at, one.at) || activityTypes.indexOf(one.type) - activityTypes.indexOf(other.type) || compare(other.id, one.id)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
