import { type Language, localeOf } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { suspensionOf } from '#features/members/server/index.ts'
import { accountProblems } from '../problems.ts'
import { endSessionsOf } from './queries.ts'

/**
 * Ends the session that a suspended member has just started.
 * @param language of the page that shows the refusal
 * @throws Refusal suspendedUntil or suspended, with the reason they were given
 */
export async function refuseSuspended({ database }: Services, memberId: string, language: Language): Promise<void> {
  const suspension = await suspensionOf(database.kysely, memberId)
  if (!suspension) return
  await database.transaction((tx) => endSessionsOf(tx, memberId))
  const { ends_at, reason } = suspension
  if (!ends_at) throw new Refusal(accountProblems.suspended, { reason })
  const date = ends_at.toLocaleDateString(localeOf(language, []), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  throw new Refusal(accountProblems.suspendedUntil, { date, reason })
}
