import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { isIn, organisations } from '#features/organisations/server/index.ts'
import { longestEvent } from '../limits.ts'
import { isSeenBy } from './facts.ts'
import { type CardRow, cardColumns } from './queries.ts'
import { isNextDate } from './series.ts'

interface After {
  event_date: string
  id: string
}
const soonestFirst = keyset<CardRow, After>(z.object({ event_date: givenTimestamp, id: z.uuid() }), ({ event_date, id }) => ({
  event_date: event_date.toISOString(),
  id,
}))

/**
 * A page of the events of an organisation that are not over; of those that repeat, the next date. Its people see all of them; others see none by hosts hidden from them, and
 * none of an organisation that operators have hidden.
 */
export const listOfOrganisation = (reader: Reader, viewer: string, id: string, request: PageRequest): Promise<Page<CardRow>> =>
  readPage(request, soonestFirst, (limit, after) => comingEvents(reader, viewer, id, limit, after))

function comingEvents(reader: Reader, viewer: string, id: string, limit: number, after?: After): Promise<CardRow[]> {
  const organisation = sql<string>`${id}::uuid`
  const isShown = sql<boolean>`exists (select from ${organisations.as('o')} where o.id = ${organisation} and o.hidden_at is null)`
  return reader
    .selectFrom('events as e')
    .select(cardColumns)
    .where('e.organisation_id', '=', organisation)
    .where('e.event_date', '>', sql<Date>`now() - make_interval(days => ${sql.lit(longestEvent)})`)
    .where('e.end_date', '>', sql<Date>`now()`)
    .where('e.is_listed', '=', true)
    .where(isNextDate(sql<Date>`now()`))
    .where((event) => event.or([event.and([isShown, isSeenBy(viewer)]), isIn(viewer, organisation)]))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.event_date, e.id) > (${after?.event_date}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(limit)
    .execute()
}
