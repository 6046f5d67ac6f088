import { sql } from 'kysely'
import * as z from 'zod'
import type { Reader } from '#platform/server/database/index.ts'
import { isAbsent } from '#features/members/server/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { eventPicture } from '../pictures.ts'
import type { PublicEvent } from '../public-event.ts'
import { pictureAddress } from './present.ts'

/** Events that visitors can read: their hosts allow it and are here, and operators have hidden neither them nor their organisations. */
const readable = (reader: Reader) =>
  reader
    .selectFrom('events as e')
    .leftJoin(organisations.as('o'), 'o.id', 'e.organisation_id')
    .where('e.is_public', '=', true)
    .where('e.group_id', 'is', null)
    .where('e.status', 'in', ['scheduled', 'cancelled'])
    .where('e.user_id', 'is not', null)
    .where((row) => row.not(isAbsent(sql<string>`e.user_id`)))
    .where('o.hidden_at', 'is', null)

/** An event as visitors read it; undefined if there is none, or it is not public. */
export async function publicEvent(reader: Reader, id: string): Promise<PublicEvent | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const row = await readable(reader)
    .select([
      'e.id',
      'e.title',
      'e.description',
      'e.event_date as starts_at',
      'e.end_date as ends_at',
      'e.time_zone',
      'e.all_day',
      'e.format',
      'e.city',
      'e.country',
      'e.type',
      'e.min_price',
      'e.max_price',
      'e.currency',
      'e.picture',
      'e.picture_alt',
      'e.needs_approval',
      'e.status',
      'e.updated_at',
      'o.name',
      'o.slug',
      'o.is_public as has_page',
    ])
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { status, name, slug, has_page, picture, ...event } = row
  return {
    ...event,
    picture: pictureAddress(picture),
    is_cancelled: status === 'cancelled',
    is_over: event.ends_at <= new Date(),
    organisation: has_page && name && slug ? { name, slug } : null,
  }
}

/** Whether a public event has this picture. */
export async function isPublicPicture(reader: Reader, base: string): Promise<boolean> {
  const found = await readable(reader)
    .select('e.id')
    .where('e.source', '=', 'community')
    .where('e.picture', '=', base)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The file key of an event's picture in its largest size, from its URL. */
export const widestPicture = (address: string) => `${address.replace(/^\/api\//, '')}-${Math.max(...eventPicture.widths)}.webp`

/** The ids of public events that are still to come, soonest first, for search engines. */
export async function publicEvents(reader: Reader, limit: number): Promise<string[]> {
  const rows = await readable(reader)
    .select('e.id')
    .where('e.status', '=', 'scheduled')
    .where('e.event_date', '>', sql<Date>`now()`)
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
