import type { Language } from '#platform/language.ts'
import { userTypes } from '#platform/members.ts'
import type { Services } from '#platform/server/services.ts'
import { acceptOnJoining } from '#features/legal/server/index.ts'
import { keepEmail, keepLanguage, roleOf } from '#features/members/server/index.ts'
import { openProfile } from '#features/profiles/server/index.ts'
import { accountById } from './queries.ts'

/**
 * Creates the profile of an account if it has none yet. The accounts library writes outside our transactions, so this also repairs an
 * account whose joining was interrupted. Idempotent.
 */
export async function openProfileOf({ events, database }: Services, accountId: string, language: Language | null) {
  const account = await accountById(database.kysely, accountId)
  if (!account) throw new Error('account was deleted before its profile was created')
  const user_type = userTypes.find((type) => type === account.userType) ?? 'startup'
  return events.change(async (tx, announce) => {
    const isNew = !(await roleOf(tx, account.id))
    const opened = await openProfile(tx, announce, {
      id: account.id,
      email: account.email,
      full_name: account.name,
      user_type,
      company_name: account.companyName,
      bio: account.bio,
    })
    if (isNew) await acceptOnJoining(tx, account.id)
    // The address may have been confirmed before the profile existed.
    if (account.emailVerified) await keepEmail(tx, account.id, { email: account.email, email_confirmed: true })
    if (language) await keepLanguage(tx, account.id, language)
    return opened
  })
}
