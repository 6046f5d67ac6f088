import type { MatchMember } from './member.ts'
import type { Told } from './told.ts'

const texts = {
  active: { .../*i18n*/ { id: 'matching.reason.standing.active', message: 'Has been looking for matches of late' } },
  quiet: { .../*i18n*/ { id: 'matching.reason.standing.quiet', message: 'Has not been looking for matches of late' } },
}

/** Whether the other is about. How often they accept, and how often others accept them, counts and is told to nobody. */
export function standingReasons({ standing: { monthsSince: months } }: MatchMember, activity: number): Told[] {
  if (months === null) return []
  if (months <= 3 && activity > 0) return [{ text: texts.active, worth: activity }]
  return months >= 6 && activity < 0 ? [{ text: texts.quiet, worth: activity }] : []
}
