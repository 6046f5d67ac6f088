/** Over how many days, until today, an owner's figures can be asked for. */
export const daysOfFigures = [30, 90, 365] as const
export type DaysOfFigures = (typeof daysOfFigures)[number]

/** What is shown over time. */
export const seriesActions = ['viewed', 'read', 'downloaded', 'interested', 'requested_intro'] as const
export type SeriesAction = (typeof seriesActions)[number]

/** The way of an investor, of what is told or tracked with their knowledge. */
export const funnelSteps = ['read', 'interested', 'requested_intro', 'talking', 'invested'] as const
export type FunnelStep = (typeof funnelSteps)[number]

type Point = { from: string } & Record<SeriesAction, number>

const day = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
/** A year is 52 whole weeks, so that all of its points are as long. */
const lengths = { 30: { points: 30, days: 1 }, 90: { points: 90, days: 1 }, 365: { points: 52, days: 7 } } as const

/** The first day (UTC) of the days until today. */
export function firstDay(days: DaysOfFigures, now = Date.now()): string {
  const { points, days: each } = lengths[days]
  return dayOf(now - (points * each - 1) * day)
}

/** Counts by day as one point a day, or a week where there are many; with zeros where nothing was. */
export function seriesOf(
  days: DaysOfFigures,
  since: string,
  rows: readonly { day: string; action: string; count: number }[],
): { step: 'day' | 'week'; points: Point[] } {
  const { points: length, days: each } = lengths[days]
  const start = Date.parse(since)
  const points = Array.from({ length }, (_, index): Point => {
    const zeros = Object.fromEntries(seriesActions.map((action) => [action, 0])) as Record<SeriesAction, number>
    return { from: dayOf(start + index * each * day), ...zeros }
  })
  for (const row of rows) {
    const point = points[Math.floor((Date.parse(row.day) - start) / (each * day))]
    if (point && isShown(row.action)) point[row.action] += row.count
  }
  return { step: each === 1 ? 'day' : 'week', points }
}

const isShown = (action: string): action is SeriesAction => (seriesActions as readonly string[]).includes(action)

/** How many different members came to each step; whoever came to one need not have come to those before. */
export const funnelOf = (counts: Record<Exclude<FunnelStep, 'read'> | 'readers', number>): { step: FunnelStep; members: number }[] =>
  funnelSteps.map((step) => ({ step, members: step === 'read' ? counts.readers : counts[step] }))

/** What a number is of another, in whole %; null of nothing. More than all is possible, and said. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))

/** The share of a deck that its readers looked at, on average, from how many looked at each page. */
export function completionOf(pages: readonly { readers: number }[], readers: number): number | null {
  if (readers === 0 || pages.length === 0) return null
  return pages.reduce((sum, page) => sum + page.readers, 0) / (readers * pages.length)
}
