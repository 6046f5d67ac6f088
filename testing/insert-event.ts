import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { World } from './world.ts'

const hour = 60 * 60_000

/** Inserts an imported event of two hours in three days, or a hosted one if a member is given. @returns its id */
export async function insertEvent(world: World, fields: Partial<Insertable<Tables['events']>> = {}): Promise<string> {
  const id = fields.id ?? randomUUID()
  const event_date = fields.event_date ?? new Date(Math.floor(Date.now() / hour) * hour + 72 * hour)
  await world.services.database.kysely
    .insertInto('events')
    .values({
      id,
      source: fields.user_id ? 'community' : 'curated',
      external_id: id,
      title: 'Tallinn Impact Days',
      event_date,
      end_date: new Date(new Date(event_date).getTime() + 2 * hour),
      time_zone: 'Europe/Tallinn',
      format: 'on-site',
      venue: 'Telliskivi Creative City',
      city: 'Tallinn',
      category: 101,
      ...fields,
    })
    .execute()
  return id
}
