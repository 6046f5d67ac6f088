import { sql } from 'kysely'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { roundsOf } from '../rounds.ts'
import { lockDay } from './queries.ts'

const day = 24 * 60 * 60_000

/** Reminds everybody who has a meeting, a day before: once for all of their meetings. */
export async function remindDue({ database, events }: Services, now: Date): Promise<void> {
  const near = await database.kysely
    .selectFrom('mentoring_days')
    .select('id')
    .where('state', '=', 'sent')
    .where('reminded', '=', false)
    .where(sql<boolean>`day <= ${now}::date + 3`)
    .execute()
  for (const { id } of near)
    await events.change(async (tx, announce) => {
      const row = await lockDay(tx, id)
      const first = row && roundsOf(row)[0]?.starts_at
      if (row?.state !== 'sent' || row.reminded || !first || first.getTime() - now.getTime() > day) return
      await tx.updateTable('mentoring_days').set({ reminded: true }).where('id', '=', id).execute()
      const people = await tx.selectFrom('mentoring_people').select('member_id').where('day_id', '=', id).orderBy('member_id').execute()
      if (first > now) for (const { member_id } of people) await announce('mentoringDay.due', { day_id: id, member_id })
    })
}

export const remindOfDays = (services: Services): Job =>
  job({ name: 'mentoringDays.remind', retries: 0, schedule: '*/5 * * * *', run: () => remindDue(services, new Date()) })
