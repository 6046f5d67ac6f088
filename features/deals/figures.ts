import { recordOf } from '#platform/record-of.ts'

/** The periods of an owner's analytics, in days including today. */
export const daysOfFigures = [30, 90, 365] as const
export type DaysOfFigures = (typeof daysOfFigures)[number]

/** Actions shown over time. */
export const seriesActions = ['viewed', 'read', 'downloaded', 'interested', 'requested_intro'] as const
export type SeriesAction = (typeof seriesActions)[number]

/** The steps of an investor that the owner is notified of, or that are tracked with the investor's knowledge. */
export const funnelSteps = ['read', 'interested', 'requested_intro', 'talking', 'invested'] as const
export type FunnelStep = (typeof funnelSteps)[number]

type Point = { from: string } & Record<SeriesAction, number>

const day = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
/** A year is 52 whole weeks, so that all points cover the same time. */
const lengths = { 30: { points: 30, days: 1 }, 90: { points: 90, days: 1 }, 365: { points: 52, days: 7 } } as const

/** The first day (UTC) of a period that includes today. */
export function firstDay(days: DaysOfFigures, now = Date.now()): string {
  const { points, days: each } = lengths[days]
  return dayOf(now - (points * each - 1) * day)
}

/** Daily counts as one point per day, or per week for long periods; days without activity are 0. */
export function seriesOf(
  days: DaysOfFigures,
  since: string,
  rows: readonly { day: string; action: string; count: number }[],
): { step: 'day' | 'week'; points: Point[] } {
  const { points: length, days: each } = lengths[days]
  const start = Date.parse(since)
  const points = Array.from({ length }, (_, index): Point => ({
    from: dayOf(start + index * each * day),
    ...recordOf(seriesActions, () => 0),
  }))
  for (const row of rows) {
    const point = points[Math.floor((Date.parse(row.day) - start) / (each * day))]
    if (point && isShown(row.action)) point[row.action] += row.count
  }
  return { step: each === 1 ? 'day' : 'week', points }
}

const isShown = (action: string): action is SeriesAction => (seriesActions as readonly string[]).includes(action)

/** Distinct members per step. Members can reach a step without the ones before. */
export const funnelOf = (counts: Record<Exclude<FunnelStep, 'read'> | 'readers', number>): { step: FunnelStep; members: number }[] =>
  funnelSteps.map((step) => ({ step, members: step === 'read' ? counts.readers : counts[step] }))

/** A share in whole percent, which may exceed 100; null if the whole is 0. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))

/** The average share of a deck that its readers looked at, from the number of readers per page. */
export function completionOf(pages: readonly { readers: number }[], readers: number): number | null {
  if (readers === 0 || pages.length === 0) return null
  return pages.reduce((sum, page) => sum + page.readers, 0) / (readers * pages.length)
}
