import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { AttendanceStatus, HistoryFilter } from '../vocabulary.ts'
import { isSeenBy } from './facts.ts'
import { type CardRow, cardColumns, hostedBy } from './queries.ts'

/** The condition of each history filter. */
const statusesOf: Record<Exclude<HistoryFilter, 'all'>, AttendanceStatus[]> = {
  registered: ['registered', 'requested', 'waiting'],
  attended: ['attended'],
  cancelled: ['cancelled', 'declined'],
}

type After = { event_date: string; id: string }
const lastFirst = keyset<CardRow, After>(z.object({ event_date: givenTimestamp, id: z.uuid() }), ({ event_date, id }) => ({
  event_date: event_date.toISOString(),
  id,
}))

/** A page of a member's registrations, latest first; events by hosts hidden from them are left out. */
export const listHistory = (
  reader: Reader,
  member: string,
  { status, ...request }: PageRequest & { status: HistoryFilter },
): Promise<Page<CardRow>> =>
  readPage(request, lastFirst, (limit, after) =>
    reader
      .selectFrom('user_event_history as h')
      .innerJoin('events as e', 'e.id', 'h.event_id')
      .select(cardColumns)
      .where('h.user_id', '=', member)
      .where(isSeenBy(member))
      .$if(status !== 'all', (query) => query.where('h.attendance_status', 'in', statusesOf[status as Exclude<HistoryFilter, 'all'>]))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(e.event_date, e.id) < (${after?.event_date}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('e.event_date', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .execute(),
  )

/** A page of the events a member hosts, latest first. */
export const listHosted = (reader: Reader, member: string, request: PageRequest): Promise<Page<CardRow>> =>
  readPage(request, lastFirst, (limit, after) => hostedBy(reader, member, limit, after))
