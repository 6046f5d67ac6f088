import type { Reader } from '#platform/server/database/index.ts'
import type { CommunityFigures, JourneyFigures, MonthFigures, WeekFigures } from '../contract.ts'
import type { Series } from './tables.ts'

interface Shapes {
  week: WeekFigures
  month: MonthFigures
  journey: JourneyFigures
}

export const isStored = async (reader: Reader, series: Series, period: string): Promise<boolean> =>
  (await reader
    .selectFrom('figure_snapshots')
    .select('period')
    .where('series', '=', series)
    .where('period', '=', period)
    .executeTakeFirst()) !== undefined

/** Stores figures unless they are stored already. */
export async function store(reader: Reader, series: Series, period: string, figures: object): Promise<void> {
  await reader
    .insertInto('figure_snapshots')
    .values({ series, period, figures: JSON.stringify(figures) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest figures of a series, the newest first. */
async function latest<Name extends Series>(
  reader: Reader,
  series: Name,
  limit: number,
): Promise<{ period: string; figures: Shapes[Name] }[]> {
  const rows = await reader
    .selectFrom('figure_snapshots')
    .select(['period', 'figures'])
    .where('series', '=', series)
    .orderBy('period', 'desc')
    .limit(limit)
    .execute()
  return rows as { period: string; figures: Shapes[Name] }[]
}

export async function readFigures(reader: Reader, shown: { weeks: number; months: number }): Promise<CommunityFigures> {
  const [weeks, months, [journey]] = await Promise.all([
    latest(reader, 'week', shown.weeks),
    latest(reader, 'month', shown.months),
    latest(reader, 'journey', 1),
  ])
  return {
    weeks: weeks.toReversed().map(({ period, figures }) => ({ from: period, ...figures })),
    months: months.toReversed().map(({ period, figures }) => ({ from: period, ...figures })),
    journey: journey ? { as_of: journey.period, ...journey.figures } : null,
  }
}
