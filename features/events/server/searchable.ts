import { type Expression, sql } from 'kysely'
import { type Searchable, everybody, filterTerm, follow, groupKey, memberKey, sourceIds } from '#platform/server/search/index.ts'
import { members } from '#features/members/server/index.ts'
import { cityInText } from '#features/places/city-texts.ts'
import { placeNames } from '#features/places/server/index.ts'
import { inWords } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { eventPath } from '../paths.ts'
import { isSeenBy } from './facts.ts'

/** Condition of `events as e`: it takes place or took place, its host's account exists, and no other source shows it. */
const isShown = sql<boolean>`(e.status = 'scheduled' and e.duplicate_of is null and (e.user_id is not null or e.source <> 'community'))`

/** Condition of `events as e`: of a series, it is the next date, or the last one when all are over. */
const isOneOfSeries = sql<boolean>`(e.series_id is null or not exists (
  select from events s where s.series_id = e.series_id and s.status = 'scheduled' and case when e.end_date > now()
    then s.end_date > now() and (s.event_date, s.id) < (e.event_date, e.id)
    else s.event_date > e.event_date end))`

const isAmong = (ids: readonly string[]) => sql<boolean>`e.id = any(${ids}::uuid[])`

/** Events, also past ones. Those of a group are for its people, and their hosts. */
export const eventSearchable: Searchable = {
  kind: 'event',
  version: 1,
  follows: [follow('event.saved', ({ event_ids }) => event_ids)],
  idsAfter: sourceIds('events'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('events as e')
      .leftJoin(members.as('u'), 'u.id', 'e.user_id')
      .select(['e.id', 'e.user_id', 'e.group_id', 'e.title', 'e.description', 'e.organizer', 'e.venue', 'e.city', 'e.country'])
      .select(['e.created_at', 'u.language'])
      .where(isAmong(ids))
      .where(isShown)
      .execute()
    return rows.map((event) => ({
      id: event.id,
      at: event.created_at,
      name: event.title,
      texts: [event.organizer, event.venue, event.description],
      labels: placeNames(event.city, event.country),
      usualLanguage: event.language,
      author: event.user_id,
      readers: event.group_id ? [groupKey(event.group_id), ...(event.user_id ? [memberKey(event.user_id)] : [])] : [everybody],
      filters: event.country ? [filterTerm('country', event.country)] : [],
    }))
  },
  isReadable: (viewer: Expression<string>, id) => sql<boolean>`exists (
    select from events e where e.id = ${id} and ${isShown} and ${isSeenBy(viewer)} and ${isOneOfSeries})`,
  async cards(reader, _viewer, keys, language) {
    const rows = await reader
      .selectFrom('events as e')
      .select(['e.id', 'e.title', 'e.organizer', 'e.city', 'e.description', 'e.event_date'])
      .where(isAmong(keys.map(({ id }) => id)))
      .execute()
    return rows.map(({ id, title, organizer, city, description, event_date }) => ({
      id,
      href: eventPath(id),
      title,
      note: [organizer, city && inWords(cityInText(city), speakerIn(language))].filter(Boolean).join(' · '),
      text: description,
      at: event_date,
    }))
  },
}
