import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'

/** The personal data of accounts, without anything that could be used to sign in. */
export const accountsPersonalData: PersonalData = {
  lists: {
    account: {
      about: /*i18n*/ { id: 'file.copy.accounts.account', message: 'Your account, with the details you entered when you joined.' },
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
        message: 'How you sign in. Your password is stored only as a hash, which is not included.',
      },
      from: ['auth.account'],
      read: (reader, memberId) =>
        reader.selectFrom('auth.account').select(['providerId', 'createdAt', 'updatedAt']).where('userId', '=', memberId).execute(),
    },
    sessions: {
      about: /*i18n*/ { id: 'file.copy.accounts.sessions', message: 'Your sessions: the devices you are signed in on.' },
      from: ['auth.session'],
      read: (reader, memberId) =>
        reader
          .selectFrom('auth.session')
          .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent', 'last_used_at', 'last_used_from'])
          .where('userId', '=', memberId)
          .orderBy('createdAt')
          .execute(),
    },
    second_factor: {
      about: /*i18n*/ {
        id: 'file.copy.accounts.second_factor',
        message: 'Your second factor, if it is on, and since when. Its key is stored encrypted and is not included.',
      },
      from: ['second_factors'],
      read: (reader, memberId) =>
        reader
          .selectFrom('second_factors')
          .select('confirmed_at')
          .where('member_id', '=', memberId)
          .where('confirmed_at', 'is not', null)
          .execute(),
    },
    changes_of_address: {
      about: /*i18n*/ {
        id: 'file.copy.accounts.changes_of_address',
        message: 'Email addresses you asked to change to: the one waiting to be confirmed and, for a while, the previous one.',
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
      message: 'tickets that connect the desktop and mobile apps to live updates, stored for 30 seconds as hashes',
    },
    password_resets: /*i18n*/ {
      id: 'file.copy.accounts.without.password_resets',
      message: 'password reset links, stored for an hour as hashes',
    },
    email_links: /*i18n*/ {
      id: 'file.copy.accounts.without.email_links',
      message: 'links that confirm an email address, stored for a few weeks as hashes',
    },
    email_objections: /*i18n*/ {
      id: 'file.copy.accounts.without.email_objections',
      message: 'links with which you can object to a change of your address, stored for a week as hashes',
    },
    recovery_codes: /*i18n*/ {
      id: 'file.copy.accounts.without.recovery_codes',
      message: 'recovery codes of your second factor, stored as hashes',
    },
    factor_tokens: /*i18n*/ {
      id: 'file.copy.accounts.without.factor_tokens',
      message: 'tokens of devices that you trust and of sign-ins that wait for a code, stored as hashes for up to 30 days',
    },
    factor_resets: /*i18n*/ {
      id: 'file.copy.accounts.without.factor_resets',
      message: 'resets of your second factor that wait to take effect, stored for a day; they are in operatorsActs',
    },
    factor_reset_links: /*i18n*/ {
      id: 'file.copy.accounts.without.factor_reset_links',
      message: 'links with which you answer such a reset, stored for a day as hashes',
    },
    rate_limits: /*i18n*/ {
      id: 'file.copy.accounts.without.rate_limits',
      message: 'counts of attempts to sign in and the like, stored for about an hour',
    },
    'auth.verification': /*i18n*/ {
      id: 'file.copy.accounts.without.auth-verification',
      message: 'a table that the accounts library requires, which is always empty',
    },
  },
  // Short-lived credentials: a restored backup must not bring them back.
  passingTables: [
    'auth.session',
    'auth.verification',
    'live_tickets',
    'password_resets',
    'email_changes',
    'email_links',
    'email_objections',
    'factor_tokens',
    'factor_resets',
    'factor_reset_links',
  ],
  /** Rate limit keys are 'limit:address', 'limit:address network' and 'limit:id'. */
  async forget(tx, { id, email }) {
    await sql`
      delete from rate_limits where regexp_split_to_array(key, '[: ]') && (
        ${[id, email]}::text[] || array(select unnest(array[email, previous_email]) from email_changes where user_id = ${id}))`.execute(tx)
  },
}
