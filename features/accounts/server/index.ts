import { randomBytes } from 'node:crypto'
import { sharedSetting } from '#platform/server/instance-settings.ts'
import type { Room } from '#platform/server/room.ts'
import type { Services } from '#platform/server/services.ts'
import { createAuthentication } from './authentication.ts'
import { clearExpired } from './clear-expired.ts'
import { accountHandlers } from './handlers.ts'
import { accountLimits } from './limits.ts'
import { type PasswordHashing, passwordHashing } from './password-hash.ts'
import { mailResetLink } from './password-reset.ts'
import { standingSessions } from './queries.ts'
import { actorReader } from './session.ts'

export { type PasswordHashing, passwordHashing }

export const accountsRoom = { jobs: (services) => [mailResetLink(services), clearExpired(services)] } satisfies Room

/** The accounts as the server needs them: their procedures, and the reader of who asks. */
export async function openAccounts(services: Services, passwords: PasswordHashing = passwordHashing()) {
  const { configuration, database } = services
  const secret = configuration.authSecret ?? (await sharedSetting(database, 'auth-secret', () => randomBytes(32).toString('hex')))
  const authentication = createAuthentication(database, configuration, secret, passwords)
  return {
    handlers: accountHandlers({ authentication, limits: accountLimits(database) }),
    readActor: actorReader(services, authentication, secret),
    /** Which of these sessions still stand. */
    standingSessions: (ids: readonly string[]) => standingSessions(database.kysely, ids),
    /** For members made by other means than joining: the demo community, tests. */
    hashPassword: passwords.hash,
  }
}
