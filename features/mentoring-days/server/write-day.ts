import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { endOf } from '#features/events/zoned-time.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { DaySettings } from '../contract.ts'
import { mentoringDayProblems } from '../problems.ts'
import { endsSameDay, roundsOf } from '../rounds.ts'
import { changeDay, requireUnsent } from './access.ts'
import { acts } from './acts.ts'
import { tellConsole, tellMembers } from './live.ts'
import { lockDay, peopleOf } from './queries.ts'

const year = 366 * 24 * 60 * 60_000

interface Save extends DaySettings {
  id: string
  /** 0: a new day. */
  version: number
}

/** Creates a day, or changes one that was not sent. @throws Refusal gone, changedMeanwhile, isCancelled, isSent, deadlineNeeded, and what `requirePossible` throws */
export async function saveDay(services: Services, actor: Actor, { id, version, ...settings }: Save): Promise<void> {
  requirePossible(settings)
  if (version > 0) {
    await changeDay(services, actor, { id, version, act: 'changed' }, async ({ tx, day }) => {
      requireUnsent(day)
      if (day.state === 'open' && settings.wishes_until === null) throw new Refusal(mentoringDayProblems.deadlineNeeded)
      await tx.updateTable('mentoring_days').set(settings).where('id', '=', id).execute()
      await tx
        .updateTable('mentoring_pairs')
        .set({ round: null, is_pinned: false })
        .where('day_id', '=', id)
        .where('round', '>', settings.rounds)
        .execute()
      if (day.state === 'open')
        tellMembers(
          services.live,
          tx,
          id,
          (await peopleOf(tx, id)).map(({ member_id }) => member_id),
        )
    })
    return
  }
  await services.events.change(async (tx) => {
    const inserted = await tx
      .insertInto('mentoring_days')
      .values({ id, ...settings })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Refusal(mentoringDayProblems.changedMeanwhile)
    await recordAct(tx, actor.id, acts.created, settings.title)
    tellConsole(services.live, tx, id)
  })
}

/** @throws Refusal notATime, past, tooLate, deadlineTooLate */
function requirePossible(settings: DaySettings): void {
  const first = firstStart(settings)
  if (first.getTime() <= Date.now() || first.getTime() > Date.now() + year) throw new Refusal(mentoringDayProblems.past)
  if (!endsSameDay(settings)) throw new Refusal(mentoringDayProblems.tooLate)
  if (settings.wishes_until !== null && endOf(settings.wishes_until, settings.zone) > first)
    throw new Refusal(mentoringDayProblems.deadlineTooLate)
}

function firstStart(settings: DaySettings): Date {
  try {
    const [first] = roundsOf(settings)
    if (first) return first.starts_at
  } catch {
    // Below.
  }
  throw new Refusal(mentoringDayProblems.notATime)
}

/** Deletes a draft; idempotent. @throws Refusal notADraft */
export async function removeDay({ events, live }: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  await events.change(async (tx) => {
    const day = await lockDay(tx, id)
    if (!day) return
    if (day.state !== 'draft') throw new Refusal(mentoringDayProblems.notADraft)
    await tx.deleteFrom('mentoring_days').where('id', '=', id).execute()
    await recordAct(tx, actor.id, acts.deleted, day.title)
    tellConsole(live, tx, id)
  })
}
