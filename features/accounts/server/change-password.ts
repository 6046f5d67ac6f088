import type { Actor, RequestFacts } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { AccountTools } from './account-tools.ts'
import { queueNotice } from './notices.ts'
import { lockProven, provePassword } from './prove-password.ts'
import { accountById, replacePassword } from './queries.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { insertSession } from './session-queries.ts'

interface PasswordChange {
  current_password: string
  password: string
}

/**
 * Sets a new password and ends all sessions, since any of them may be stolen.
 * @returns a new session for the requester
 * @throws Refusal wrongPassword, tooManyWrongPasswords, or if the password is easy to guess
 */
export async function changePassword(
  tools: AccountTools,
  services: Services,
  actor: Actor,
  request: RequestFacts,
  { current_password, password }: PasswordChange,
) {
  const proof = await provePassword(tools, services, actor, current_password)
  const account = await accountById(services.database.kysely, actor.id)
  refuseGuessable(password, { email: account?.email ?? '', full_name: account?.name ?? '' })
  const { password: passwords } = await tools.authentication.$context
  const hash = await passwords.hash(password)
  const session = tools.newSession()
  await services.events.change(async (tx, announce) => {
    await lockProven(tx, actor.id, proof)
    await replacePassword(tx, actor.id, hash)
    await insertSession(tx, {
      ...session.row,
      userId: actor.id,
      userAgent: request.raw['user-agent'] ?? null,
      last_used_from: request.network ?? null,
    })
    await announce('account.passwordChanged', { member_id: actor.id })
    await queueNotice(services, tx, { about: 'passwordChanged', account_id: actor.id, siteUrl: request.siteUrl })
  })
  return session
}
