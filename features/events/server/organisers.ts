import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { updateEvent, vectorOf } from './queries.ts'
import { type Termed, eventTerms } from './terms.ts'

/** Expression: the name that stands on an event: its organisation's, if members may see that, or its host's. */
const organiser = (host: RawBuilder<string>, organisation: RawBuilder<string | null>) => sql<string>`coalesce(
  (select o.name from ${organisations.as('o')} where o.id = ${organisation} and o.hidden_at is null and o.merged_into is null),
  (select u.full_name from ${members.as('u')} where u.id = ${host}), '')`

export async function organiserOf(reader: Reader, host: string, organisation: string | null): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${organiser(sql`${host}::uuid`, sql`${organisation}::uuid`)} as name`.execute(reader)
  return rows[0]?.name ?? ''
}

/**
 * Updates the name on hosted events after the name of their organisation, or their host, has changed, so that they are found by it.
 * @param condition a condition of `events as e`
 */
export async function renameOrganisers(tx: Tx, condition: RawBuilder<boolean>): Promise<void> {
  const name = organiser(sql.ref('e.user_id'), sql.ref('e.organisation_id'))
  const { rows } = await sql<Termed & { id: string; name: string }>`
    select e.id, e.source, e.title, e.organizer, e.city, e.country, e.category, e.type, e.format, e.topics, ${name} as name
    from events e where ${condition} and e.user_id is not null and e.organizer <> ${name} order by e.id for no key update`.execute(tx)
  for (const { id, name: organizer, ...event } of rows)
    await updateEvent(tx, id, { organizer, terms: vectorOf(eventTerms({ ...event, organizer })) })
}
