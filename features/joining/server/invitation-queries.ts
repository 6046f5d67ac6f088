import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { groupBriefOf, openGroupNameOf } from '#features/groups/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { days } from '../limits.ts'
import type { InvitationState } from '../vocabulary.ts'
import type { InvitationsTable } from './tables.ts'

const now = sql<Date>`now()`
const inDays = (count: number) => sql<Date>`now() + ${sql.lit(count)} * interval '1 day'`
const daysAgo = (count: number) => sql<Date>`now() - ${sql.lit(count)} * interval '1 day'`

/** Of an invitation `i`, as in the contract. */
const state = sql<InvitationState>`case
  when i.taken_back_at is not null then 'takenBack'
  when i.uses >= i.most_uses then 'used'
  when i.expires_at <= now() then 'expired'
  when i.email is null then 'open'
  when i.failed_at is not null then 'failed'
  when i.sent_at is null or i.sent_at < i.asked_at then 'queued'
  else 'open' end`

/** Lets somebody in. */
const isValid = sql<boolean>`i.taken_back_at is null and (i.expires_at is null or i.expires_at > now()) and (i.most_uses is null or i.uses < i.most_uses)`

const inviter = sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = i.created_by)`

const byToken = (tokenHash: Buffer) =>
  sql<boolean>`i.id = (select t.invitation_id from invitation_tokens t where t.token_hash = ${tokenHash})`

/** A valid invitation. */
export const invitationByToken = (reader: Reader, tokenHash: Buffer) =>
  reader
    .selectFrom('invitations as i')
    .select(['i.id', 'i.email', 'i.full_name', 'i.user_type', inviter.as('inviter')])
    .select(({ ref }) => openGroupNameOf(ref('i.group_id')).as('group'))
    .where(byToken(tokenHash))
    .where(isValid)
    .executeTakeFirst()

/** Counts a use of a valid invitation; undefined if it is not valid. The update rechecks the condition after waiting for another use. */
export const countUse = (tx: Tx, tokenHash: Buffer) =>
  tx
    .updateTable('invitations as i')
    .set({ uses: sql`i.uses + 1`, joined_at: now, is_group_due: false })
    .where(byToken(tokenHash))
    .where(isValid)
    .returning(['i.email', 'i.user_type', 'i.group_id'])
    .executeTakeFirst()

export async function insertLink(tx: Tx, link: Insertable<InvitationsTable>, tokenHash: Buffer): Promise<string> {
  const { id } = await tx.insertInto('invitations').values(link).returning('id').executeTakeFirstOrThrow()
  await insertToken(tx, id, tokenHash)
  return id
}

export async function insertToken(reader: Reader, invitation_id: string, token_hash: Buffer): Promise<void> {
  await reader.insertInto('invitation_tokens').values({ invitation_id, token_hash }).execute()
}

export async function deleteToken(reader: Reader, token_hash: Buffer): Promise<void> {
  await reader.deleteFrom('invitation_tokens').where('token_hash', '=', token_hash).execute()
}

/** Replaces the address of a link that still works. @returns its note */
export async function replaceToken(tx: Tx, id: string, tokenHash: Buffer): Promise<string | undefined> {
  const link = await tx
    .selectFrom('invitations as i')
    .select('i.note')
    .where('i.id', '=', id)
    .where('i.email', 'is', null)
    .where(isValid)
    .forUpdate()
    .executeTakeFirst()
  if (!link) return undefined
  await tx.deleteFrom('invitation_tokens').where('invitation_id', '=', id).execute()
  await insertToken(tx, id, tokenHash)
  return link.note
}

export interface Invitee {
  email: string
  full_name: string
  user_type: InvitationsTable['user_type']
  language: InvitationsTable['language']
}

/** Invites addresses that are not invited yet. @returns the ids of the invitations */
export async function insertInvitees(
  tx: Tx,
  invitees: readonly Invitee[],
  { created_by, group_id }: { created_by: string; group_id: string | null },
): Promise<string[]> {
  if (invitees.length === 0) return []
  const inserted = await tx
    .insertInto('invitations')
    .columns([
      'email',
      'full_name',
      'user_type',
      'language',
      'most_uses',
      'expires_at',
      'created_by',
      'asked_at',
      'group_id',
      'is_group_due',
    ])
    .expression(
      sql`select email, full_name, user_type, language, 1, ${inDays(days.invitation)}, ${created_by}::uuid, now(), ${group_id}::uuid, ${group_id !== null}::boolean
        from jsonb_to_recordset(${JSON.stringify(invitees)}::jsonb) as given (email text, full_name text, user_type text, language text)` as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

/** Those of these addresses that are invited and have not joined. */
export async function invitedAmong(reader: Reader, emails: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('invitations')
    .select('email')
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('joined_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

export async function membersAmong(reader: Reader, emails: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom(members.as('u'))
    .select('u.email')
    .where('u.email', '=', sql<string>`any(${emails}::text[])`)
    .execute()
  return rows.map(({ email }) => email)
}

export async function refusedAmong(reader: Reader, hashes: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('invitation_refusals')
    .select('address_hash')
    .where('address_hash', '=', sql<string>`any(${hashes}::text[])`)
    .execute()
  return rows.map(({ address_hash }) => address_hash)
}

export async function insertRefusal(tx: Tx, address_hash: string): Promise<void> {
  await tx
    .insertInto('invitation_refusals')
    .values({ address_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An invitation that waits to be mailed. */
export const queuedInvitation = (reader: Reader, id: string) =>
  reader
    .selectFrom('invitations as i')
    .select(['i.id', 'i.email', 'i.full_name', 'i.language', 'i.created_by', 'i.asked_at', inviter.as('inviter')])
    .select(({ ref }) => openGroupNameOf(ref('i.group_id')).as('group_name'))
    .where('i.id', '=', id)
    .where(sql<boolean>`${state} = 'queued'`)
    .executeTakeFirst()

export async function markSent(reader: Reader, id: string): Promise<void> {
  await reader.updateTable('invitations').set({ sent_at: now }).where('id', '=', id).execute()
}

export async function markFailed(reader: Reader, id: string): Promise<void> {
  await reader.updateTable('invitations').set({ failed_at: now }).where('id', '=', id).execute()
}

/** Asks for another email, unless one was asked for today. @returns the address; undefined if it is of no use any more */
export async function askAgain(tx: Tx, id: string): Promise<{ email: string; isEarly: boolean } | undefined> {
  const found = await tx
    .selectFrom('invitations')
    .select('email')
    .select(sql<boolean>`asked_at > ${daysAgo(1)}`.as('is_early'))
    .where('id', '=', id)
    .where('email', 'is not', null)
    .where('joined_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found?.email) return undefined
  if (found.is_early) return { email: found.email, isEarly: true }
  await tx
    .updateTable('invitations')
    .set({ asked_at: now, failed_at: null, expires_at: inDays(days.invitation) })
    .where('id', '=', id)
    .execute()
  return { email: found.email, isEarly: false }
}

export async function takeBack(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations as i')
    .set({ taken_back_at: now })
    .where('i.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`${state} not in ('used', 'takenBack')`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The address that an invitation was sent to, whatever became of it. */
export const addressOfToken = (reader: Reader, tokenHash: Buffer) =>
  reader.selectFrom('invitations as i').select('i.email').where(byToken(tokenHash)).where('i.email', 'is not', null).executeTakeFirst()

/** Takes back what was sent to an address. */
export async function takeBackFrom(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ taken_back_at: now })
    .where('email', '=', email)
    .where('joined_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .execute()
}

/** Their owners have joined, by whatever way. */
export async function markJoined(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ joined_at: now, uses: 1 })
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('joined_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .execute()
}

/** Takes the groups that are due to members whose address is confirmed, once they have joined before their invitation expired. */
export async function takeGroupsDue(tx: Tx, memberIds: readonly string[]): Promise<{ member_id: string; group_id: string }[]> {
  const { rows } = await sql<{ member_id: string; group_id: string }>`
    update invitations i set is_group_due = false from ${members.as('u')}
    where u.id = any(${memberIds}::uuid[]) and u.email_confirmed and i.email = u.email and i.is_group_due and i.joined_at < i.expires_at
    returning u.id as member_id, i.group_id`.execute(tx)
  return rows
}

interface Listed {
  kind: 'links' | 'emails'
  state?: InvitationState | undefined
  address?: string | undefined
}

export const invitationsBefore = (
  reader: Reader,
  { kind, state: wanted, address }: Listed,
  limit: number,
  after?: { at: string; id: string },
) =>
  reader
    .selectFrom('invitations as i')
    .select([
      'i.id',
      'i.email',
      'i.full_name',
      'i.user_type',
      'i.language',
      'i.note',
      'i.uses',
      'i.most_uses',
      'i.expires_at',
      'i.created_at',
      'i.sent_at',
    ])
    .select(({ ref }) => [state.as('state'), inviter.as('inviter'), groupBriefOf(ref('i.group_id')).as('group')])
    .where('i.email', kind === 'links' ? 'is' : 'is not', null)
    .$if(wanted !== undefined, (query) => query.where(sql<boolean>`${state} = ${wanted}`))
    .$if(Boolean(address), (query) => query.where('i.email', 'like', `${(address ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(i.created_at, i.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
export type ListedInvitation = Awaited<ReturnType<typeof invitationsBefore>>[number]

export const countInvitations = (reader: Reader) =>
  reader
    .selectFrom('invitations as i')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${state} = 'queued'`)
        .as('queued'),
      fn.countAll<number>().filterWhere('i.sent_at', 'is not', null).as('sent'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${state} = 'failed'`)
        .as('failed'),
      fn.countAll<number>().filterWhere('i.joined_at', 'is not', null).as('joined'),
    ])
    .where('i.email', 'is not', null)
    .executeTakeFirstOrThrow()

export async function deleteOldInvitations(reader: Reader): Promise<void> {
  await sql`
    delete from invitations where coalesce(taken_back_at, case when email is not null or uses >= most_uses then joined_at end, expires_at)
      < ${daysAgo(days.invitationKept)}`.execute(reader)
}

export async function forgetAddress(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('invitations').where('email', '=', email).execute()
}

/** What a member's copy contains: what they created, without other people's addresses, and what was sent to them. */
export const invitationsOf = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('invitations as i')
    .select(['i.note', 'i.user_type', 'i.uses', 'i.most_uses', 'i.created_at', 'i.expires_at', 'i.joined_at'])
    .select(sql<string>`case when i.created_by = ${memberId} then 'created' else 'received' end`.as('kind'))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('i.created_by', '=', memberId),
        exists(selectFrom(members.as('u')).select('u.id').where('u.id', '=', memberId).whereRef('u.email', '=', 'i.email')),
      ]),
    )
    .orderBy('i.created_at')
    .execute()
