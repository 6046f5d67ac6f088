/** What a figure needs behind it before it is said: with less, chance alone would make it. */
export const leastBehind = {
  /** Connections of the 30 days before, to measure the last 30 by. */
  growth: 3,
  /** Deals that were posted. */
  success: 5,
  /** Answers in 90 days. */
  response: 5,
  /** Interests that cannot be undone. */
  rate: 5,
} as const

/** Over how many days growth and views are said. */
export const daysOfFigures = 30
/** Over how many weeks the charts go. */
export const weeksOfFigures = 12

/** By how many percent more there is than there was before; null with too little behind it. */
export const growthOf = (now: number, before: number): number | null =>
  before < leastBehind.growth ? null : Math.round(((now - before) / before) * 100)

/** How many percent of all that is; null where there are fewer than `least` in all. */
export const shareOf = (part: number, all: number, least: number): number | null => (all < least ? null : Math.round((part / all) * 100))

/** Seconds as hours, to the tenth below ten of them; null with too few answers behind it. */
export function responseHours(median: number | null, answers: number): number | null {
  if (median === null || answers < leastBehind.response) return null
  const hours = median / 3_600
  return hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)
}

const dayLength = 86_400_000

/** Each of the last days until `today` ('2026-11-23'), those before first, with how often something was on it. */
export function everyDay(today: string, counted: readonly { day: string; views: number }[]): { day: string; views: number }[] {
  const views = new Map(counted.map((each) => [each.day, each.views]))
  const end = Date.parse(today)
  return Array.from({ length: daysOfFigures }, (_, index) => {
    const day = new Date(end - (daysOfFigures - 1 - index) * dayLength).toISOString().slice(0, 10)
    return { day, views: views.get(day) ?? 0 }
  })
}

/** The first day of each of the last weeks of seven days, the one that ends today first. */
export const weeksUntil = (today: string): string[] =>
  Array.from({ length: weeksOfFigures }, (_, week) => new Date(Date.parse(today) - (week * 7 + 6) * dayLength).toISOString().slice(0, 10))
