import { type ActivityItem, type ActivityType, activityLimits, activityTypes, longestActivity } from '#platform/home.ts'
import type { HomePart, HomeReader } from '#platform/server/home.ts'
import type { Services } from '#platform/server/services.ts'

/** A member's recent activity in all rooms, newest first, with a limit for each type. */
export async function latestActivity(services: Services, reader: HomeReader, parts: readonly HomePart[]): Promise<ActivityItem[]> {
  const sources = parts.flatMap(({ activity }) => activity ?? [])
  const found = await Promise.all(
    sources.map(async ({ type, latest }) => (await latest(services, reader, activityLimits[type])).map((item) => ({ ...item, type }))),
  )
  return merged(found.flat())
}

/** The newest of each type and overall. Items of the same millisecond are ordered by type, and within a type as their source orders them. */
function merged(items: readonly ActivityItem[]): ActivityItem[] {
  const ordered = items.toSorted(newestFirst)
  const kept = new Map<ActivityType, number>()
  const within = ordered.filter(({ type }) => {
    const count = (kept.get(type) ?? 0) + 1
    kept.set(type, count)
    return count <= activityLimits[type]
  })
  return within.slice(0, longestActivity)
}

const newestFirst = (one: ActivityItem, other: ActivityItem) =>
  compare(other.at, one.at) || activityTypes.indexOf(one.type) - activityTypes.indexOf(other.type)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
