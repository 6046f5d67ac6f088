import { sql } from 'kysely'
import type { PersonalData } from './personal-data.ts'
import { schema as jobs } from './jobs/boss.ts'

/** What the platform itself keeps about members. */
export const ownPersonalData: PersonalData = {
  lists: {
    files: {
      about: 'The files that are stored for you.',
      from: ['stored_files'],
      read: (reader, memberId) =>
        reader.selectFrom('stored_files').select(['key', 'bytes', 'created_at']).where('member_id', '=', memberId).orderBy('key').execute(),
    },
  },
  leftOut: {
    domain_events: 'what happened in the last 30 days, by ids only, for parts of the program to react to; the lists have what came of it',
    rate_limits: 'how often somebody tried to sign in, for an hour at most',
    'jobs.job': 'work that waits or was done in the last days, by ids only',
  },
  async forget(tx, { id, email }) {
    await sql`delete from domain_events where strpos(payload::text, ${id}) > 0`.execute(tx)
    await sql`delete from ${sql.raw(jobs)}.job where strpos(data::text, ${id}) > 0`.execute(tx)
    await tx.deleteFrom('stored_files').where('member_id', '=', id).execute()
    // Keys are 'limit:address' and 'limit:address network'.
    await sql`delete from rate_limits where ${email} = any(regexp_split_to_array(key, '[: ]'))`.execute(tx)
  },
}
