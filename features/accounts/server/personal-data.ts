import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'

/** What is kept of accounts; nothing of it would let anybody in. */
export const accountsPersonalData: PersonalData = {
  lists: {
    account: {
      about: /*i18n*/ { id: 'file.copy.accounts.account', message: 'Your account, as you opened it.' },
      from: ['auth.user'],
      read: (reader, memberId) =>
        reader
          .selectFrom('auth.user')
          .select(['id', 'name', 'email', 'emailVerified', 'userType', 'companyName', 'bio', 'createdAt', 'updatedAt'])
          .where('id', '=', memberId)
          .execute(),
    },
    sign_in: {
      about: /*i18n*/ {
        id: 'file.copy.accounts.sign_in',
        message: 'How you sign in; your password is kept as a hash only, which stays here.',
      },
      from: ['auth.account'],
      read: (reader, memberId) =>
        reader.selectFrom('auth.account').select(['providerId', 'createdAt', 'updatedAt']).where('userId', '=', memberId).execute(),
    },
    sessions: {
      about: /*i18n*/ { id: 'file.copy.accounts.sessions', message: 'Where you are signed in.' },
      from: ['auth.session'],
      read: (reader, memberId) =>
        reader
          .selectFrom('auth.session')
          .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent', 'last_used_at', 'last_used_from'])
          .where('userId', '=', memberId)
          .orderBy('createdAt')
          .execute(),
    },
    changes_of_address: {
      about: /*i18n*/ {
        id: 'file.copy.accounts.changes_of_address',
        message: 'Other addresses by which you wanted to be known: the one that waits, and the last one for a while.',
      },
      from: ['email_changes'],
      read: (reader, memberId) =>
        reader
          .selectFrom('email_changes')
          .select(['email', 'previous_email', 'created_at', 'expires_at', 'changed_at'])
          .where('user_id', '=', memberId)
          .orderBy('created_at')
          .execute(),
    },
  },
  leftOut: {
    live_tickets: /*i18n*/ {
      id: 'file.copy.accounts.without.live_tickets',
      message: 'what opens the live connection of a shell, kept for half a minute, as a hash',
    },
    password_resets: /*i18n*/ {
      id: 'file.copy.accounts.without.password_resets',
      message: 'links to set a new password, kept for an hour, as hashes',
    },
    email_links: /*i18n*/ {
      id: 'file.copy.accounts.without.email_links',
      message: 'links that confirm an address, kept for some days, as hashes',
    },
    rate_limits: /*i18n*/ {
      id: 'file.copy.accounts.without.rate_limits',
      message: 'how often somebody tried to sign in and the like, for an hour or so',
    },
    'auth.verification': /*i18n*/ {
      id: 'file.copy.accounts.without.auth-verification',
      message: 'a table of the library that accounts are made with, in which nothing is kept',
    },
  },
  /** Attempts are counted under 'limit:address', 'limit:address network' and 'limit:id'. */
  // What lets somebody in for a while: not to be given back to whom it was taken from.
  passingTables: ['auth.session', 'auth.verification', 'live_tickets', 'password_resets', 'email_changes', 'email_links'],
  async forget(tx, { id, email }) {
    await sql`
      delete from rate_limits where regexp_split_to_array(key, '[: ]') && (
        ${[id, email]}::text[] || array(select unnest(array[email, previous_email]) from email_changes where user_id = ${id}))`.execute(tx)
  },
}
