import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { checkInOpens } from '../limits.ts'
import { eventProblems } from '../problems.ts'
import { codeLength, ticketIn } from '../tickets.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { ownEventToChange } from './access.ts'
import { hasPlace, setAttendance } from './attendance.ts'
import { tellAttendance } from './live.ts'

type Holder = BriefRow & { event_id: string; attendance_status: AttendanceStatus; checked_in_at: Date | null }
export interface CheckedIn {
  holder: BriefRow
  /** When they had been checked in before; null if they had not. */
  before: Date | null
}

/**
 * Checks a guest in by their ticket: the address in its QR code, or its short code.
 * @throws Refusal eventGone, notHost, isHidden, isCancelled, notBegun; ticketInvalid, ticketElsewhere, ticketCancelled, ticketWithoutPlace,
 * ticketAmbiguous
 */
export async function checkInTicket({ events, live }: Services, actor: Actor, id: string, given: string): Promise<CheckedIn> {
  return events.change(async (tx, announce) => {
    const event = await ownEventToChange(tx, actor, id, 'read')
    if (event.status === 'hidden') throw new Refusal(eventProblems.isHidden)
    if (event.status !== 'scheduled') throw new Refusal(eventProblems.isCancelled)
    if (event.event_date.getTime() - checkInOpens > Date.now()) throw new Refusal(eventProblems.notBegun)
    const holder = await holderOf(tx, actor, id, given)
    if (holder.event_id !== id) throw new Refusal(eventProblems.ticketElsewhere)
    const { attendance_status: status, checked_in_at } = holder
    if (status === 'cancelled') throw new Refusal(eventProblems.ticketCancelled)
    if (!hasPlace(status)) throw new Refusal(eventProblems.ticketWithoutPlace)
    if (status === 'attended') return { holder, before: checked_in_at }
    await setAttendance(tx, announce, { event, memberId: holder.member_id, status: 'attended', by: actor.id })
    tellAttendance(live, tx, event, holder.member_id)
    return { holder, before: null }
  })
}

/**
 * Who holds a ticket, unless they and the actor are hidden from each other. Whole tickets of other events are found, too; short codes are
 * those of this event. @throws Refusal ticketInvalid, ticketAmbiguous
 */
async function holderOf(tx: Tx, actor: Actor, eventId: string, given: string): Promise<Holder> {
  const code = ticketIn(given)
  if (code === undefined) throw new Refusal(eventProblems.ticketInvalid)
  const isWhole = code.length === 32
  const rows = await tx
    .selectFrom('user_event_history as h')
    .innerJoin(members.as('u'), 'u.id', 'h.user_id')
    .select(briefColumns('u'))
    .select(['h.event_id', 'h.attendance_status', 'h.checked_in_at'])
    .where(sql<boolean>`h.user_id <> all(${hiddenFrom(sql`${actor.id}::uuid`)})`)
    .$if(isWhole, (query) => query.where('h.ticket', '=', code))
    .$if(!isWhole, (query) =>
      query
        .where('h.event_id', '=', eventId)
        .where(sql<boolean>`left(h.ticket::text, ${sql.lit(codeLength)}) = ${code.slice(0, codeLength)}`)
        .where(sql<boolean>`replace(h.ticket::text, '-', '') like ${`${code}%`}`),
    )
    .limit(2)
    .execute()
  const [holder, another] = rows
  if (another) throw new Refusal(eventProblems.ticketAmbiguous)
  if (!holder) throw new Refusal(eventProblems.ticketInvalid)
  return holder
}
