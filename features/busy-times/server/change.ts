import type { Tx } from '#platform/server/database/index.ts'
import { type Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { secureAddress } from '../address.ts'
import type { Account, Feed } from '../contract.ts'
import { mostCalendars } from '../limits.ts'
import { busyTimesProblems } from '../problems.ts'
import type { CalendarKind } from '../vocabulary.ts'
import { sealAccess } from './access.ts'
import { countReading } from './limiters.ts'
import { tellChanged } from './live.ts'
import { type CalendarRow, lockAndCountCalendars, replaceBlocks } from './queries.ts'
import { nextReading, queueReading } from './read-calendar.ts'

/** Adds a calendar by its secret address, or gives the actor's own a new one. @throws Refusal gone, tooMany, tooManyRequests */
export const saveFeed = (services: Services, actor: Actor, given: Feed): Promise<void> => save(services, actor, 'feed', given)

/** Adds the calendars of an account, or signs in to it again. @throws Refusal gone, tooMany, tooManyRequests */
export const saveAccount = (services: Services, actor: Actor, given: Account): Promise<void> => save(services, actor, 'account', given)

async function save(services: Services, actor: Actor, kind: CalendarKind, given: Feed & Partial<Account>): Promise<void> {
  const { id, name, zone, user, password } = given
  const address = secureAddress(given.address) ?? ''
  await countReading(actor.id)
  const access = await sealAccess(services, actor.id, { address, ...(user !== undefined && { user, password }) })
  // It is read at once, and then in turn.
  const row = { name, zone, access, host: new URL(address).host, next_read_at: nextReading(new Date()) }
  await services.events.change(async (tx, announce) => {
    const count = await lockAndCountCalendars(tx, actor.id)
    const known = await tx.selectFrom('busy_calendars').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (known && (known.member_id !== actor.id || known.kind !== kind)) throw new Refusal(busyTimesProblems.gone)
    if (!known && count >= mostCalendars) throw new Refusal(busyTimesProblems.tooMany, { most: mostCalendars })
    if (known) await renew(tx, known, row, announce)
    else
      await tx
        .insertInto('busy_calendars')
        .values({ id, member_id: actor.id, kind, ...row })
        .execute()
    const saved = { id, member_id: actor.id }
    await queueReading(services, tx, [saved])
    tellChanged(services.live, tx, saved)
  })
}

async function renew(
  tx: Tx,
  known: CalendarRow,
  row: Pick<CalendarRow, 'name' | 'zone' | 'access' | 'host' | 'next_read_at'>,
  announce: Announce,
) {
  const { id, member_id, told } = known
  await tx
    .updateTable('busy_calendars')
    .set({ ...row, failure: null, failing_since: null, told: false })
    .where('id', '=', id)
    .execute()
  if (row.host !== known.host) await replaceBlocks(tx, id, [])
  if (told) await announce('busyCalendar.settled', { calendar_id: id, member_id })
}

/** Reads a calendar of the actor's soon. @throws Refusal gone, tooManyRequests */
export async function readNow(services: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  await countReading(actor.id)
  await services.events.change(async (tx) => {
    await requireOwn(tx, actor, id)
    await queueReading(services, tx, [{ id, member_id: actor.id }])
  })
}

/** @throws Refusal gone */
export async function remove({ events, live }: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  await events.change(async (tx, announce) => {
    const { member_id, told } = await requireOwn(tx, actor, id)
    await tx.deleteFrom('busy_calendars').where('id', '=', id).execute()
    if (told) await announce('busyCalendar.settled', { calendar_id: id, member_id })
    tellChanged(live, tx, { id, member_id })
  })
}

async function requireOwn(tx: Tx, actor: Actor, id: string): Promise<CalendarRow> {
  const calendar = await tx
    .selectFrom('busy_calendars')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!calendar) throw new Refusal(busyTimesProblems.gone)
  return calendar
}
