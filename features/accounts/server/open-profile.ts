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
 * @returns what authorisation needs
 */
export async function openProfileOf({ events, database }: Services, accountId: string, language: Language | null) {
  const account = await accountById(database.kysely, accountId)
  if (!account) throw new Error('account was deleted before its profile was created')
  const { id, email, name: full_name, companyName: company_name, bio } = account
  const user_type = userTypes.find((type) => type === account.userType) ?? 'startup'
  return events.change(async (tx, announce) => {
    const isNew = await openProfile(tx, announce, { id, email, full_name, user_type, company_name, bio, language })
    if (isNew) await acceptOnJoining(tx, id)
    else if (language) await keepLanguage(tx, id, language)
    // The address may have been confirmed before the profile existed.
    if (account.emailVerified) await keepEmail(tx, id, { email, email_confirmed: true })
    return (isNew ? undefined : await roleOf(tx, id)) ?? { user_type, role: 'member' as const }
  })
}
