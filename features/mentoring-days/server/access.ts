import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { endOf } from '#features/events/zoned-time.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { mentoringDayProblems } from '../problems.ts'
import { acts } from './acts.ts'
import { tellConsole } from './live.ts'
import { type DayRow, dayById, lockDay } from './queries.ts'

/** @throws Refusal gone */
export async function requireDay(reader: Reader, id: string): Promise<DayRow> {
  const day = await dayById(reader, id)
  if (!day) throw new Refusal(mentoringDayProblems.gone)
  return day
}

export interface ChangingDay {
  tx: Tx
  announce: Announce
  /** Locked. */
  day: DayRow
}

interface Change {
  id: string
  /** That the operator has seen; undefined: any. */
  version?: number
  act: keyof typeof acts
}

/**
 * Changes a day as an operator: it gets a new version, the act is logged, and the console updated.
 * @throws Refusal gone, isCancelled, changedMeanwhile, and what `change` throws
 */
export async function changeDay<Result>(
  { events, live }: Services,
  actor: Actor,
  { id, version, act }: Change,
  change: (changing: ChangingDay) => Promise<Result>,
): Promise<Result> {
  return events.change(async (tx, announce) => {
    const day = await lockDay(tx, id)
    if (!day) throw new Refusal(mentoringDayProblems.gone)
    if (version !== undefined && day.version !== version) throw new Refusal(mentoringDayProblems.changedMeanwhile)
    if (day.state === 'cancelled') throw new Refusal(mentoringDayProblems.isCancelled)
    const result = await change({ tx, announce, day })
    await tx
      .updateTable('mentoring_days')
      .set({ version: day.version + 1 })
      .where('id', '=', id)
      .execute()
    await recordAct(tx, actor.id, acts[act], day.title)
    tellConsole(live, tx, id)
    return result
  })
}

/** @throws Refusal isSent */
export function requireUnsent({ state }: DayRow): void {
  if (state === 'sent') throw new Refusal(mentoringDayProblems.isSent)
}

/** When the time for wishes ends; null: it was not set. */
const answersUntil = ({ wishes_until, zone }: DayRow): Date | null => (wishes_until === null ? null : endOf(wishes_until, zone))

/** The last minute for wishes, as people are told: the end itself is on the next day. */
export function lastMinute(day: DayRow): Date | null {
  const until = answersUntil(day)
  return until && new Date(until.getTime() - 60_000)
}

/** Whether people can say whom they would like to meet. */
export function isOpen(day: DayRow): boolean {
  const until = answersUntil(day)
  return day.state === 'open' && until !== null && until > new Date()
}
