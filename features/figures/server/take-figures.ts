import { userTypes } from '#platform/members.ts'
import type { Database, Reader } from '#platform/server/database/index.ts'
import { funnelSteps } from '#platform/funnel.ts'
import type { FunnelStep } from '#platform/server/funnel.ts'
import { medianDays, privateCell, publicCell, publicParts, roundedCell } from '../cells.ts'
import type { JourneyFigures, MonthFigures, WeekFigures } from '../contract.ts'
import { type Period, monthOf, pastMonths, pastQuarters, pastWeeks } from '../periods.ts'
import {
  activeByMonth,
  activeIn,
  aloneAfter30Days,
  balances,
  firstRecordedMonth,
  hadMembers,
  joinedByType,
  recordActivity,
  stepsOf,
} from './queries.ts'
import { isStored, store } from './snapshots.ts'

/** How many periods are shown. */
export const shown = { weeks: 26, months: 12, quarters: 4 }

/**
 * Stores the figures of periods that are over and not stored yet. Only what operators may read is stored, and it is never counted again, so that
 * nothing can be learned from what changed in between.
 */
export async function takeFigures({ kysely }: Database, steps: readonly FunnelStep[], at = new Date()): Promise<void> {
  await recordActivity(kysely)
  for (const week of pastWeeks(at, shown.weeks)) await storeOnce(kysely, 'week', week, () => weekFigures(kysely, week))
  for (const month of pastMonths(at, shown.months)) await storeOnce(kysely, 'month', month, () => monthFigures(kysely, month))
  const asOf = monthOf(at)
  await storeOnce(kysely, 'journey', { from: asOf, until: asOf }, () => journeyFigures(kysely, steps, at))
}

async function storeOnce(
  reader: Reader,
  series: 'week' | 'month' | 'journey',
  period: Period,
  count: () => Promise<object>,
): Promise<void> {
  if (await isStored(reader, series, period.from)) return
  if (await hadMembers(reader, period)) await store(reader, series, period.from, await count())
}

async function weekFigures(reader: Reader, week: Period): Promise<WeekFigures> {
  const active = await activeIn(reader, week.from)
  return { joined: publicCell(await totalOf(reader, week)), active: active === null ? null : roundedCell(active) }
}

async function monthFigures(reader: Reader, month: Period): Promise<MonthFigures> {
  const joined = await joinedByType(reader, month)
  const parts = publicParts(userTypes.map((type) => joined.get(type) ?? 0))
  return {
    joined: publicCell(sumOf(joined)),
    by_type: userTypes.map((user_type, at) => ({ user_type, joined: parts[at] ?? 0 })),
  }
}

async function journeyFigures(reader: Reader, steps: readonly FunnelStep[], at: Date): Promise<JourneyFigures> {
  const asOf = monthOf(at)
  const [industries, stages] = [await balances(reader, 'industry'), await balances(reader, 'funding_stage')]
  const alone = await aloneAfter30Days(reader, asOf)
  return {
    funnels: await inTurn(pastQuarters(at, shown.quarters), (quarter) => funnelOf(reader, quarter, steps, asOf)),
    retention: await retentionOf(reader, at),
    industries: industries.map(balanceCells),
    stages: stages.map(balanceCells),
    alone: alone.map(({ user_type, members, unconnected, unmatched }) => ({
      user_type,
      members: roundedCell(members),
      unconnected: privateCell(unconnected, members),
      unmatched: privateCell(unmatched, members),
    })),
  }
}

const balanceCells = ({ what, offered, sought }: { what: string; offered: number; sought: number }) => ({
  what,
  offered: roundedCell(offered),
  sought: roundedCell(sought),
})

async function funnelOf(
  reader: Reader,
  quarter: Period,
  steps: readonly FunnelStep[],
  asOf: string,
): Promise<JourneyFigures['funnels'][number]> {
  const byId = funnelSteps.flatMap((id) => {
    const [own, ...others] = steps.filter((step) => step.id === id)
    return own ? [{ ...own, first: [own, ...others].map(({ first }) => first) }] : []
  })
  const joined = await totalOf(reader, quarter)
  const counts = await stepsOf(reader, quarter, byId, asOf)
  return {
    ...quarter,
    joined: publicCell(joined),
    steps: byId.map(({ id, isUndated }, at) => {
      const { count, median } = counts[at] ?? { count: 0, median: null }
      const members = privateCell(count, joined)
      return { id, members, median_days: isUndated ? null : medianDays(median, members) }
    }),
  }
}

async function retentionOf(reader: Reader, at: Date): Promise<JourneyFigures['retention']> {
  const months = pastMonths(at, shown.months)
  const first = await firstRecordedMonth(reader)
  return inTurn(months, async (month, index) => {
    const joined = await totalOf(reader, month)
    const active = await activeByMonth(reader, month)
    return {
      month: month.from,
      joined: publicCell(joined),
      active: months.slice(index).map(({ from }) => (first === null || from < first ? null : privateCell(active.get(from) ?? 0, joined))),
    }
  })
}

const sumOf = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
const totalOf = async (reader: Reader, period: Period) => sumOf(await joinedByType(reader, period))

/** One statement after the other, so that the nightly job keeps a single connection busy. */
async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item, at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, item] of items.entries()) results.push(await work(item, at))
  return results
}
