import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { isAbsent } from '#features/members/server/index.ts'
import { daysToCount, referralCode } from '../code.ts'
import { addressHasher } from './address-hash.ts'

/** Whether another member already has the code of this id. */
export async function isCodeTaken(reader: Reader, id: string): Promise<boolean> {
  const code = `ESG${id.slice(0, 8).toUpperCase()}`
  return (await reader.selectFrom('users').select('id').where('referral_code', '=', code).limit(1).executeTakeFirst()) !== undefined
}

/** Who invited a member. */
export async function referrerOf(reader: Reader, memberId: string): Promise<string | undefined> {
  const row = await reader.selectFrom('referral_tracking').select('referrer_id').where('referred_id', '=', memberId).executeTakeFirst()
  return row?.referrer_id
}

export async function standingOf(reader: Reader, memberId: string) {
  return reader
    .selectFrom('users as u')
    .select(({ selectFrom, fn }) => [
      'u.referral_code as code',
      selectFrom('referral_clicks as c').select('c.clicks').whereRef('c.referrer_id', '=', 'u.id').as('clicked'),
      selectFrom('referral_tracking as t').select(fn.countAll<number>().as('n')).whereRef('t.referrer_id', '=', 'u.id').as('joined'),
      selectFrom('referral_tracking as t')
        .select(fn.countAll<number>().as('n'))
        .whereRef('t.referrer_id', '=', 'u.id')
        .where('t.registration_completed', '=', true)
        .as('completed'),
    ])
    .where('u.id', '=', memberId)
    .executeTakeFirst()
}

type Holder = RawBuilder<{ id: string; email: string }>

/** The holder of a code; the earliest, if several members have it. */
const holderOf = (code: string): Holder => sql`
  select holder.id, holder.email from users holder where holder.referral_code = ${code} and not ${isAbsent(sql.ref('holder.id'))}
  order by holder.created_at, holder.id limit 1`

const holderWithId = (id: string): Holder => sql`
  select holder.id, holder.email from users holder where holder.id = ${id} and not ${isAbsent(sql.ref('holder.id'))}`

/** The member whose referral link has this code; undefined for codes that nobody has. */
export async function holderOfCode(reader: Reader, code: string): Promise<{ id: string; full_name: string } | undefined> {
  const given = code.trim().toUpperCase()
  if (!referralCode.test(given)) return undefined
  const { rows } = await sql<{ id: string; full_name: string }>`
    select u.id, u.full_name from (${holderOf(given)}) holder join users u on u.id = holder.id`.execute(reader)
  return rows[0]
}

/** Counts a click on a code's link, unless by its holder. */
export async function countClick(reader: Reader, code: string, by: string | undefined): Promise<void> {
  await sql`
    insert into referral_clicks as c (referrer_id, clicks)
    select holder.id, 1 from (${holderOf(code)}) holder where holder.id is distinct from ${by ?? null}::uuid
    on conflict (referrer_id) do update set clicks = least(c.clicks + 1, 1000000000)`.execute(reader)
}

/** Addresses that only differ by a tag ('ada+2@…') are the same mailbox. */
const mailbox = (address: string) => sql`regexp_replace(lower(${sql.ref(address)}), '\\+[^@]*@', '@')`

/** Records who referred a member, if they joined recently, are not the same person and have no referrer yet. */
export async function insertReferral(reader: Reader, memberId: string, referrer: { code: string } | { id: string }): Promise<void> {
  const holder = 'code' in referrer ? holderOf(referrer.code) : holderWithId(referrer.id)
  const hash = await addressHasher(reader)
  const addressHash = hash(await addressOf(reader, memberId))
  await sql`
    insert into referral_tracking (referred_id, referrer_id, registration_completed)
    select u.id, holder.id, u.profile_completed from users u, (${holder}) holder
    where u.id = ${memberId} and u.id <> holder.id and ${mailbox('u.email')} <> ${mailbox('holder.email')}
      and u.created_at > now() - ${sql.lit(daysToCount)} * interval '1 day'
      and not exists (select from referral_addresses a where a.address_hash = ${addressHash})
    on conflict do nothing`.execute(reader)
}

/** A member's current address. */
async function addressOf(reader: Reader, memberId: string): Promise<string> {
  const { email } = await reader.selectFrom('users').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  return email
}

/** Marks the referrals of those of these members whose profile is complete. */
export async function completeReferrals(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`
    update referral_tracking t set registration_completed = true from users u
    where u.id = t.referred_id and t.referred_id = any(${memberIds}::uuid[]) and u.profile_completed and not t.registration_completed`.execute(
    tx,
  )
}

export async function keepAddress(tx: Tx, addressHash: string): Promise<void> {
  await tx
    .insertInto('referral_addresses')
    .values({ address_hash: addressHash })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ created_at: sql`now()` }))
    .execute()
}

/** Those of these addresses that belonged to members who left within a year. */
export async function formerAmong(reader: Reader, emails: readonly string[]): Promise<Set<string>> {
  const hash = await addressHasher(reader)
  const byHash = new Map(emails.map((email) => [hash(email), email]))
  const rows = await reader
    .selectFrom('referral_addresses')
    .select('address_hash')
    .where('address_hash', '=', sql<string>`any(${[...byHash.keys()]}::text[])`)
    .execute()
  return new Set(rows.flatMap(({ address_hash }) => byHash.get(address_hash) ?? []))
}

export async function forgetOldAddresses(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('referral_addresses')
    .where('created_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}
