import type { Language } from '#platform/language.ts'
import { userTypes } from '#platform/members.ts'
import type { Services } from '#platform/server/services.ts'
import { keepEmail, keepLanguage } from '#features/members/server/index.ts'
import { openProfile } from '#features/profiles/server/index.ts'
import { accountById } from './queries.ts'

/**
 * Gives an account its profile if it has none yet. The accounts library writes outside our transactions, so this also
 * repairs an account whose joining was cut short; doing it twice changes nothing.
 */
export async function openProfileOf({ events, database }: Services, accountId: string, language: Language | null) {
  const account = await accountById(database.kysely, accountId)
  if (!account) throw new Error('an account was gone before its profile was opened')
  const user_type = userTypes.find((type) => type === account.userType) ?? 'startup'
  return events.change(async (tx, announce) => {
    const opened = await openProfile(tx, announce, {
      id: account.id,
      email: account.email,
      full_name: account.name,
      user_type,
      company_name: account.companyName,
      bio: account.bio,
    })
    // It may have been confirmed before there was a profile to say so.
    if (account.emailVerified) await keepEmail(tx, account.id, { email: account.email, email_confirmed: true })
    if (language) await keepLanguage(tx, account.id, language)
    return opened
  })
}
