import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { days } from '../limits.ts'
import type { ApplicationsTable } from './tables.ts'

const now = sql<Date>`now()`
const daysAgo = (count: number) => sql<Date>`now() - ${sql.lit(count)} * interval '1 day'`

export async function insertApplication(tx: Tx, application: Insertable<ApplicationsTable>): Promise<string> {
  const { id } = await tx.insertInto('applications').values(application).returning('id').executeTakeFirstOrThrow()
  return id
}

export const applicationById = (reader: Reader, id: string) =>
  reader.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()

/** One application at a time is looked at for an address. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 4173846207))`.execute(tx)
}

/** What the community knows of an address already. Applications that are not confirmed tell nothing: anybody may have sent them. */
export async function knownOf(reader: Reader, email: string) {
  const member = await reader.selectFrom(members.as('u')).select(['u.id', 'u.language']).where('u.email', '=', email).executeTakeFirst()
  const earlier = await reader
    .selectFrom('applications')
    .select(['id', 'state', 'decided_at'])
    .select(sql<boolean>`decided_at > ${daysAgo(days.declined)}`.as('is_recent'))
    .where('email', '=', email)
    .where('state', 'in', ['waiting', 'declined'])
    .executeTakeFirst()
  return { member, earlier }
}

export async function markUnconfirmed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('applications').set({ state: 'unconfirmed' }).where('id', '=', id).where('state', '=', 'received').execute()
}

export async function deleteApplication(reader: Reader, id: string): Promise<void> {
  await reader.deleteFrom('applications').where('id', '=', id).execute()
}

/** Those of members who have joined in another way. */
export async function deleteApplicationsOf(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('applications')
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .execute()
}

export async function insertLink(reader: Reader, application_id: string, token_hash: Buffer): Promise<void> {
  await reader.insertInto('application_links').values({ application_id, token_hash }).execute()
}

export async function deleteLink(reader: Reader, token_hash: Buffer): Promise<void> {
  await reader.deleteFrom('application_links').where('token_hash', '=', token_hash).execute()
}

const ofLink = (reader: Reader, token_hash: Buffer) =>
  reader
    .selectFrom('applications')
    .selectAll()
    .select(sql<boolean>`created_at < ${daysAgo(days.unconfirmed)}`.as('is_expired'))
    .where('id', '=', (links) => links.selectFrom('application_links').select('application_id').where('token_hash', '=', token_hash))
    .where('state', 'in', ['unconfirmed', 'waiting'])

/** The application that a link confirms. */
export const applicationByLink = (reader: Reader, token_hash: Buffer) => ofLink(reader, token_hash).executeTakeFirst()
export const lockByLink = (tx: Tx, token_hash: Buffer) => ofLink(tx, token_hash).forUpdate().executeTakeFirst()

/** The others of its address that are not confirmed. */
export async function deleteOthers(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.deleteFrom('applications').where('email', '=', email).where('id', '<>', id).where('state', '=', 'unconfirmed').execute()
}

export async function markWaiting(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('applications').set({ state: 'waiting', confirmed_at: now }).where('id', '=', id).execute()
}

/** Those of these applications that still wait, locked in a fixed order. */
export const lockWaiting = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .execute()

/** The oldest that wait and that nobody is deciding, locked. */
export const lockOldest = (tx: Tx, limit: number) =>
  tx
    .selectFrom('applications')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Keeps of a declined application only what is needed to tell the applicant, and for how long they wait. */
export async function markDeclined(tx: Tx, ids: readonly string[], decided_by: string, reason: string): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ state: 'declined', decided_at: now, decided_by, reason, password_hash: null, answers: '[]', bio: '' })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

const named = (column: 'invited_by' | 'decided_by') =>
  sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = a.${sql.ref(column)})`

const listed = (reader: Reader) =>
  reader
    .selectFrom('applications as a')
    .selectAll('a')
    .select([named('invited_by').as('inviter'), named('decided_by').as('decider')])

interface After {
  at: string
  id: string
}

export const waitingAfter = (reader: Reader, limit: number, after?: After) =>
  listed(reader)
    .where('a.state', '=', 'waiting')
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(a.confirmed_at, a.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('a.confirmed_at')
    .orderBy('a.id')
    .limit(limit)
    .execute()

export const declinedBefore = (reader: Reader, limit: number, after?: After) =>
  listed(reader)
    .where('a.state', '=', 'declined')
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(a.decided_at, a.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`))
    .orderBy('a.decided_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

export type ListedApplication = Awaited<ReturnType<typeof waitingAfter>>[number]

/** How many applications wait, and how many are not confirmed yet. */
export const countApplications = (reader: Reader) =>
  reader
    .selectFrom('applications')
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', 'in', ['received', 'unconfirmed']), eb('created_at', '>', daysAgo(days.unconfirmed))]))
        .as('unconfirmed'),
    ])
    .executeTakeFirstOrThrow()

/** Whether any that wait came since the day before. */
export const anySinceYesterday = async (reader: Reader): Promise<boolean> =>
  (await reader
    .selectFrom('applications')
    .select('id')
    .where('state', '=', 'waiting')
    .where('confirmed_at', '>', daysAgo(1))
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function deleteOldApplications(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('applications')
    .where('state', 'in', ['received', 'unconfirmed'])
    .where('created_at', '<', daysAgo(days.unconfirmed))
    .execute()
  await reader.deleteFrom('applications').where('state', '=', 'declined').where('decided_at', '<', daysAgo(days.declined)).execute()
}
