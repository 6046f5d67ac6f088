import { type InsertObject, type UpdateObject, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type StatementParameters, namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { OrganisationRole } from '#features/organisations/roles.ts'
import { groupBriefOf } from '#features/groups/server/index.ts'
import { organisationBriefOf, organisationsOf } from '#features/organisations/server/index.ts'
import { coHostedBy, isOpenTo, isSeenBy } from './facts.ts'

/** Length of a card's excerpt, in characters. */
const excerptLength = 220

const organisation = organisationBriefOf(sql.ref('e.organisation_id')).as('organisation')
const group = groupBriefOf(sql.ref('e.group_id')).as('group')

/** Expression of `events as e`: the number of later dates of its series, which may belong to a group. */
const moreDates = sql<number>`case when e.series_id is null then 0 else (select count(*)::int from events s
  where s.series_id = e.series_id and s.status = 'scheduled' and s.duplicate_of is null
    and s.event_date > e.event_date) end`.as('more_dates')

/** The columns of a card, from `events as e`. */
export const cardColumns = [
  'e.id',
  'e.source',
  'e.user_id',
  organisation,
  group,
  'e.title',
  sql<string>`left(e.description, ${sql.lit(excerptLength)})`.as('excerpt'),
  'e.event_date',
  'e.end_date',
  'e.time_zone',
  'e.all_day',
  'e.is_confirmed',
  'e.format',
  'e.venue',
  'e.address',
  'e.city',
  'e.country',
  'e.category',
  'e.type',
  'e.topics',
  'e.organizer',
  'e.website',
  'e.min_price',
  'e.max_price',
  'e.currency',
  'e.capacity',
  'e.attendees',
  'e.picture',
  'e.picture_alt',
  'e.status',
  'e.registered_count',
  moreDates,
] as const

/** Rows for cards, unordered; events by hosts hidden from the viewer are left out. */
const cardsById = namedStatement(
  'events.cards',
  (kysely, { viewer, ids }: StatementParameters<{ viewer: string; ids: readonly string[] }>) =>
    kysely
      .selectFrom('events as e')
      .select(cardColumns)
      .where('e.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(isSeenBy(viewer))
      .where(isOpenTo(viewer)),
)
export type CardRow = Awaited<ReturnType<typeof cardsById>>[number]

/** The same, in the order of the ids. */
export async function cardsInOrder(reader: Reader, viewer: string, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await cardsById(reader, { viewer, ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** An event with all details, regardless of the viewer. */
export const eventById = (reader: Reader, id: string) => reader.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()

const eventSeen = namedStatement('events.one', (kysely, { viewer, id }: StatementParameters<{ viewer: string; id: string }>) =>
  kysely
    .selectFrom('events as e')
    .leftJoin(organisationsOf(viewer).as('mine'), 'mine.organisation_id', 'e.organisation_id')
    .leftJoin('event_co_hosts as c', (join) => join.onRef('c.event_id', '=', 'e.id').on('c.member_id', '=', viewer))
    .selectAll('e')
    .select([organisation, group, moreDates, sql<OrganisationRole | null>`mine.role`.as('role'), isSeenBy(viewer).as('sees_host')])
    .select([
      sql<boolean>`c.accepted_at is not null`.as('is_co_host'),
      sql<boolean>`c.invited_at is not null and c.accepted_at is null`.as('is_invited'),
    ])
    .where('e.id', '=', id)
    .where('e.status', '<>', 'retired')
    .where(sql<boolean>`(mine.role is not null or ${isOpenTo(viewer)})`),
)

/**
 * The same, unless it is retired or hidden from the viewer by operators, with its organisation, the viewer's role in that, and `sees_host`: false if the host and the viewer are
 * hidden from each other.
 */
export const eventSeenBy = async (reader: Reader, viewer: string, id: string) => (await eventSeen(reader, { viewer, id }))[0]
export type SeenEvent = NonNullable<Awaited<ReturnType<typeof eventSeenBy>>>

/** Locks an event until the transaction ends, so that simultaneous registrations and changes run one after another. */
export const lockEvent = (tx: Tx, id: string) =>
  tx.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
export type EventRow = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** Number of a member's upcoming hosted events, locked so that simultaneous posts are counted one after another. */
export async function lockAndCountAhead(tx: Tx, host: string): Promise<number> {
  await advisoryLock(tx, `events of ${host}`)
  const { ahead } = await tx
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('user_id', '=', host)
    .where('status', '=', 'scheduled')
    .where('event_date', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return ahead
}

export const vectorOf = (terms: readonly string[]) => sql<string>`array_to_tsvector(${terms}::text[])`

type NewEvent = Omit<InsertObject<Tables, 'events'>, 'terms'>

/** @returns false if the id is already in use */
export async function insertEvent(tx: Tx, event: NewEvent, terms: readonly string[]): Promise<boolean> {
  const inserted = await tx
    .insertInto('events')
    .values({ ...event, terms: vectorOf(terms) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await announceIn(tx)('event.saved', { event_ids: [inserted.id] })
  return inserted !== undefined
}

export async function updateEvent(tx: Tx, id: string, fields: UpdateObject<Tables, 'events'>): Promise<void> {
  await tx
    .updateTable('events')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await announceIn(tx)('event.saved', { event_ids: [id] })
}

/** Events that a member hosts or co-hosts, latest first; optionally only those before a given one. */
export const hostedBy = (reader: Reader, host: string, limit: number, after?: { event_date: string; id: string }) =>
  reader
    .selectFrom('events as e')
    .select(cardColumns)
    .where('e.id', 'in', sql<string>`(select id from events where user_id = ${host} union all ${coHostedBy(host)})`)
    .where('e.status', '<>', 'retired')
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.event_date, e.id) < (${after?.event_date}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('e.event_date', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
