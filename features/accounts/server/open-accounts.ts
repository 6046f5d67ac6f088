import { instanceSecret } from '#platform/server/instance-settings.ts'
import type { Services } from '#platform/server/services.ts'
import { isSecure } from '#platform/server/configuration.ts'
import { createAuthentication, sessionCookieName } from './authentication.ts'
import { knownDevices } from './known-devices.ts'
import { accountLimits } from './limits.ts'
import { knownSessions } from './known-sessions.ts'
import { actorOfSession, ticketMaker, ticketReader, ticketSpender } from './live-tickets.ts'
import { factorSecrets } from './second-factor/factor-secrets.ts'
import { trustedDevices } from './second-factor/trusted-devices.ts'
import { sessionMaker } from './new-sessions.ts'
import { type PasswordHashing, passwordHashing } from './password-hash.ts'
import { standingSessions } from './queries.ts'
import { actorReader, tokenReader } from './session.ts'

/** What the server needs of accounts before any room: who makes a request, and which sessions are still valid. */
export async function openAccounts(services: Services, passwords: PasswordHashing = passwordHashing()) {
  const { configuration, database } = services
  const secret = await instanceSecret(services)
  const authentication = await createAuthentication(database, configuration, secret, passwords)
  const sessions = await knownSessions(database)
  return {
    authentication,
    limits: accountLimits(database),
    devices: knownDevices(secret, isSecure(configuration)),
    trustedDevices: trustedDevices(isSecure(configuration)),
    factorSecrets: factorSecrets(secret),
    newSession: sessionMaker(configuration, secret),
    sessionCookie: sessionCookieName(isSecure(configuration)),
    tokenOf: tokenReader(configuration, secret),
    newTicket: ticketMaker(services, secret),
    ticketOf: ticketReader(secret),
    spendTicket: ticketSpender(services),
    actorOfSession: (id: string) => actorOfSession(services, id),
    readActor: actorReader(services, authentication, sessions),
    forgetActors: sessions.forget,
    stop: sessions.stop,
    /** Which of these sessions are still valid. */
    standingSessions: (ids: readonly string[]) => standingSessions(database.kysely, ids),
    /** For members created without joining: the demo community and tests. */
    hashPassword: passwords.hash,
  }
}
export type Accounts = Awaited<ReturnType<typeof openAccounts>>
