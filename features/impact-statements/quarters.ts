/** How a year is weighted: on these days (Delegated Regulation (EU) 2022/1288, Article 6(3)). */
const ends = ['03-31', '06-30', '09-30', '12-31'] as const

/**
 * The ends of a year's quarters, such as '2025-03-31'. A running year only has those until today, so its statement is provisional.
 * @param today '2026-09-30'
 */
export const quarterEnds = (year: number, today: string): string[] => ends.map((day) => `${year}-${day}`).filter((day) => day <= today)

/** The latest year in which a quarter has ended. */
export function latestYear(today: string): number {
  const year = Number(today.slice(0, 4))
  return quarterEnds(year, today).length > 0 ? year : year - 1
}
