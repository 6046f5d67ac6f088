import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { longestEvent } from '../limits.ts'
import { isSeenBy } from './facts.ts'
import { type CardRow, cardColumns } from './queries.ts'

interface After {
  event_date: string
  id: string
}
const soonestFirst = keyset<CardRow, After>(z.object({ event_date: givenTimestamp, id: z.uuid() }), ({ event_date, id }) => ({
  event_date: event_date.toISOString(),
  id,
}))

/** A page of the events of a group that are not over, for its people; others get none. */
export const listOfGroup = (reader: Reader, viewer: string, id: string, request: PageRequest): Promise<Page<CardRow>> =>
  readPage(request, soonestFirst, (limit, after) =>
    reader
      .selectFrom('events as e')
      .select(cardColumns)
      .where('e.group_id', '=', id)
      .where('e.event_date', '>', sql<Date>`now() - make_interval(days => ${sql.lit(longestEvent)})`)
      .where('e.end_date', '>', sql<Date>`now()`)
      .where('e.status', '=', 'scheduled')
      .where(isSeenBy(viewer))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(e.event_date, e.id) > (${after?.event_date}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('e.event_date')
      .orderBy('e.id')
      .limit(limit)
      .execute(),
  )
