import { randomUUID } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import { type Configuration, isSecure } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { minimumPasswordLength } from '../password-rules.ts'
import { freeMemberId } from './member-ids.ts'
import type { PasswordHashing } from './password-hash.ts'
import { hashingTokens } from './session-tokens.ts'

const day = 24 * 60 * 60
/** In seconds. A session lasts this long after its last renewal; it is renewed once a day while in use. */
export const sessionLifetime = 30 * day
const sessionRenewal = day

export const isRenewalDue = (expiresAt: Date) => expiresAt.getTime() - Date.now() < (sessionLifetime - sessionRenewal) * 1000

const cookiePrefix = 'esg'
export const sessionCookieName = (secure: boolean) => `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`

/** The accounts library on top of our database. Only our procedures call it; none of its routes are served. */
export async function createAuthentication(database: Database, configuration: Configuration, secret: string, password: PasswordHashing) {
  const options = {
    baseURL: configuration.publicUrl ?? `http://localhost:${configuration.port}`,
    secret,
    emailAndPassword: { enabled: true, minPasswordLength: minimumPasswordLength, maxPasswordLength: 128, password },
    user: {
      additionalFields: {
        userType: { type: 'string', required: false, defaultValue: 'startup' },
        companyName: { type: 'string', required: false, defaultValue: '' },
        bio: { type: 'string', required: false, defaultValue: '' },
      },
    },
    session: { expiresIn: sessionLifetime, updateAge: sessionRenewal, fields: { token: 'token_hash' } },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure(configuration),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    // A member's referral code is the start of their id, so the id is drawn again until that code is free.
    databaseHooks: { user: { create: { before: async (user) => ({ data: { ...user, id: await freeMemberId(database.kysely) } }) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  } as const satisfies BetterAuthOptions
  const adapter = await getAdapter({
    ...options,
    database: { db: database.kysely, type: 'postgres', schemaName: 'auth', transaction: false },
  })
  return betterAuth({ ...options, database: () => hashingTokens(adapter) })
}
export type Authentication = Awaited<ReturnType<typeof createAuthentication>>
