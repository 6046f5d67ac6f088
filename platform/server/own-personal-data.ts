import { sql } from 'kysely'
import type { PersonalData } from './personal-data.ts'
import { schema as jobs } from './jobs/boss.ts'

/** Personal data stored by the platform itself. */
export const ownPersonalData: PersonalData = {
  lists: {
    files: {
      about: /*i18n*/ { id: 'file.copy.platform.files', message: 'Your stored files.' },
      from: ['stored_files'],
      read: (reader, memberId) =>
        reader.selectFrom('stored_files').select(['key', 'bytes', 'created_at']).where('member_id', '=', memberId).orderBy('key').execute(),
    },
    emails: {
      about: /*i18n*/ {
        id: 'file.copy.platform.emails',
        message: 'The kinds of email we sent you within 90 days, and what your mail server answered.',
      },
      from: ['mail_deliveries'],
      read: (reader, memberId) =>
        reader
          .selectFrom('mail_deliveries')
          .select(['words as kind', 'is_sent', 'attempts', 'answer', 'first_at', 'last_at'])
          .where('member_id', '=', memberId)
          .orderBy('id')
          .execute(),
    },
  },
  leftOut: {
    domain_events: /*i18n*/ {
      id: 'file.copy.platform.without.domain_events',
      message: 'internal events of the last 30 days, with ids only; their results are in the lists',
    },
    'jobs.job': /*i18n*/ {
      id: 'file.copy.platform.without.jobs-job',
      message: 'background jobs that are pending or were completed in the last few days, with ids only',
    },
  },
  async forget(tx, { id }) {
    await sql`delete from domain_events where strpos(payload::text, ${id}) > 0`.execute(tx)
    await sql`delete from ${sql.raw(jobs)}.job where strpos(data::text, ${id}) > 0`.execute(tx)
    await tx.deleteFrom('stored_files').where('member_id', '=', id).execute()
  },
}
