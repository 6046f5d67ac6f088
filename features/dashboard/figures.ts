/** The minimum data for each figure; with less, it would be mostly chance. */
export const minimumData = {
  /** Connections in the earlier 30 days. */
  growth: 3,
  /** Posted deals. */
  success: 5,
  /** Replies in 90 days. */
  response: 5,
  /** Interests that can no longer be undone. */
  rate: 5,
} as const

/** The period for growth and views. */
export const daysOfFigures = 30
/** The period of the charts. */
export const weeksOfFigures = 12

/** Growth in per cent; null if there is not enough data. */
export const growthOf = (now: number, before: number): number | null =>
  before < minimumData.growth ? null : Math.round(((now - before) / before) * 100)

/** A share in per cent; null if `all` is less than `least`. */
export const shareOf = (part: number, all: number, least: number): number | null => (all < least ? null : Math.round((part / all) * 100))

/** Converts seconds into hours, with one decimal below ten; null if there are too few replies. */
export function responseHours(median: number | null, answers: number): number | null {
  if (median === null || answers < minimumData.response) return null
  const hours = median / 3_600
  return hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)
}

const dayLength = 86_400_000

/** The views of each of the last days until `today` ('2026-11-23'), oldest first. */
export function everyDay(today: string, counted: readonly { day: string; views: number }[]): { day: string; views: number }[] {
  const views = new Map(counted.map((each) => [each.day, each.views]))
  const end = Date.parse(today)
  return Array.from({ length: daysOfFigures }, (_, index) => {
    const day = new Date(end - (daysOfFigures - 1 - index) * dayLength).toISOString().slice(0, 10)
    return { day, views: views.get(day) ?? 0 }
  })
}

/** The first day of each of the last weeks, starting with the week that ends today. */
export const weeksUntil = (today: string): string[] =>
  Array.from({ length: weeksOfFigures }, (_, week) => new Date(Date.parse(today) - (week * 7 + 6) * dayLength).toISOString().slice(0, 10))
