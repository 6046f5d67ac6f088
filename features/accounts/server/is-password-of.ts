import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import { countSignIn } from './limits.ts'
import type { Accounts } from './open-accounts.ts'
import { passwordHashOf } from './queries.ts'

/**
 * Whether a password is the actor's: the proof that it is they who ask, for what cannot be undone. Counted as signing in is.
 * @throws Refusal tooManyRequests or tooManyGuesses
 */
export async function isPasswordOf(
  { authentication, limits, devices }: Accounts,
  { actor, request, services }: RequestContext & { actor: Actor },
  password: string,
): Promise<boolean> {
  const account = await passwordHashOf(services.database.kysely, actor.id)
  if (!account?.password) return false
  const forgive = await countSignIn(limits, request, account.email, devices.nameOf(request.raw, account.email))
  const { password: hashing } = await authentication.$context
  if (!(await hashing.verify({ hash: account.password, password }))) return false
  await forgive()
  return true
}
