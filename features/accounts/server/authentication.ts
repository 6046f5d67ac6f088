import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import type { Configuration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { minimumPasswordLength } from '../password-rules.ts'
import type { PasswordHashing } from './password-hash.ts'

const day = 24 * 60 * 60
/** A session lasts this long after its last renewal, and is renewed once a day while it is used; in seconds. */
export const sessionLifetime = 30 * day
export const sessionRenewal = day

const cookiePrefix = 'esg'
export const sessionCookieName = (secure: boolean) => `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`
export const isSecure = (configuration: Configuration) => configuration.publicUrl?.startsWith('https:') ?? false

/** The accounts library over our database; called from our own procedures only, none of its routes is served. */
export function createAuthentication(database: Database, configuration: Configuration, secret: string, password: PasswordHashing) {
  return betterAuth({
    baseURL: configuration.publicUrl ?? `http://localhost:${configuration.port}`,
    secret,
    database: { db: database.kysely, type: 'postgres', schemaName: 'auth', transaction: false },
    emailAndPassword: { enabled: true, minPasswordLength: minimumPasswordLength, maxPasswordLength: 128, password },
    user: {
      additionalFields: {
        userType: { type: 'string', required: false, defaultValue: 'startup' },
        companyName: { type: 'string', required: false, defaultValue: '' },
        bio: { type: 'string', required: false, defaultValue: '' },
      },
    },
    session: { expiresIn: sessionLifetime, updateAge: sessionRenewal },
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure(configuration),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
export type Authentication = ReturnType<typeof createAuthentication>
