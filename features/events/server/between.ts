import type { Reader } from '#platform/server/database/index.ts'
import { type EventFacts, factColumns, isSeenBy } from './facts.ts'

export interface Between {
  /** Dates ('2026-11-22'), excluding `to`, and the instants at which they start for the viewer. */
  from: string
  to: string
  since: Date
  until: Date
  category: number | undefined
}

/** The listed events in the calendar on these days, earliest first. */
export const eventsBetween = (
  reader: Reader,
  viewer: string,
  { from, to, since, until, category }: Between,
  most: number,
): Promise<EventFacts[]> =>
  reader
    .selectFrom('events as e')
    .select(factColumns)
    .where('e.is_listed', '=', true)
    .where('e.id', 'in', (query) =>
      query
        .selectFrom('event_days as d')
        .select('d.event_id')
        .where('d.day', '>=', from)
        .where('d.day', '<', to)
        .$if(category !== undefined, (days) => days.where('d.category', '=', category ?? 0))
        .union(
          query
            .selectFrom('events as at')
            .select('at.id as event_id')
            .where('at.is_listed', '=', true)
            .where('at.is_dated', '=', false)
            .where('at.event_date', '>=', since)
            .where('at.event_date', '<', until)
            .$if(category !== undefined, (instants) => instants.where('at.category', '=', category ?? 0)),
        ),
    )
    .where(isSeenBy(viewer))
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(most)
    .execute()
