import type { Language } from '#platform/language.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { owesFactor } from './staff-factor.ts'
import { termsDue } from './terms.ts'
import { announceIn } from '#platform/server/events/index.ts'

/** A member, with the fields that count towards completion. */
export async function summaryOf(reader: Reader, id: string) {
  return reader
    .selectFrom('users')
    .leftJoin('leaving_members as leaving', 'leaving.member_id', 'users.id')
    .select([
      'id',
      'email',
      'email_confirmed',
      'full_name',
      'first_name',
      'user_type',
      'role',
      'company_name',
      'bio',
      'location',
      'industry',
      'profile_picture',
      'profile_completed',
      'language',
      'leaving.leaves_at',
    ])
    .select((row) => termsDue(row.ref('known_terms')).as('terms_due'))
    .select((row) => owesFactor(row.ref('role'), row.ref('second_factor_at')).as('factor_due'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What authorisation needs to know of a member. */
export async function roleOf(reader: Reader, id: string) {
  return reader.selectFrom('users').select(['user_type', 'role']).where('id', '=', id).executeTakeFirst()
}

export const memberByEmail = (reader: Reader, email: string) =>
  reader.selectFrom('users').select(['id', 'full_name']).where('email', '=', email).executeTakeFirst()

/** Copies the account's address, and whether it is confirmed, to the member. */
export async function keepEmail(tx: Tx, id: string, { email, email_confirmed }: { email: string; email_confirmed: boolean }) {
  const changed = await tx
    .updateTable('users')
    .set({ email, email_confirmed })
    .where('id', '=', id)
    .where((where) => where.or([where('email', '<>', email), where('email_confirmed', '<>', email_confirmed)]))
    .returning('id')
    .executeTakeFirst()
  if (changed) await announceIn(tx)('member.addressChanged', { member_id: id })
}

/** Sets the language of screens and emails for a member. */
export async function setLanguage(tx: Tx, id: string, language: Language) {
  await tx.updateTable('users').set({ language }).where('id', '=', id).execute()
}

/** The same, unless the member already has one. */
export async function keepLanguage(tx: Tx, id: string, language: Language) {
  await tx.updateTable('users').set({ language }).where('id', '=', id).where('language', 'is', null).execute()
}

const languages = namedStatement<{ id: string }, { language: Language | null }>('members.language', (kysely, { id }) =>
  kysely.selectFrom('users').select('language').where('id', '=', id),
)

/** The language for texts sent to a member outside a request, such as emails. */
export async function languageOf(reader: Reader, id: string): Promise<Language> {
  const [its] = await languages(reader, { id })
  return its?.language ?? 'en'
}

/** Whether the community has any members yet. */
export async function hasMembers(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
