import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'
import { forgetMember } from './end-quietly.ts'

/** Meetings that are still to come are cancelled with the account, and the other is told. Of past ones, the other keeps that they took place. */
export const meetingsPersonalData: PersonalData = {
  lists: {
    settings: {
      about: /*i18n*/ { id: 'file.copy.meetings.settings', message: 'When and by whom you can be booked for meetings.' },
      from: ['meeting_settings'],
      read: (reader, memberId) =>
        reader
          .selectFrom('meeting_settings')
          .select(['open_to', 'group_id', 'availability', 'place_kind', 'place', 'mails'])
          .where('member_id', '=', memberId)
          .execute(),
    },
    meetings: {
      about: /*i18n*/ { id: 'file.copy.meetings.meetings', message: 'Your meetings with other members, and times that were suggested.' },
      from: ['meetings', 'meeting_people'],
      async read(reader, memberId) {
        const me = sql<string>`${memberId}::uuid`
        const { rows } = await sql<object>`
          select m.id, u.full_name as with_member, case when m.asker_id = ${me} then 'you' else 'them' end as arranged_by, m.is_booked, m.state, m.times,
            m.length, m.starts_at, m.ends_at, m.place_kind, m.place, case when m.word_by = ${me} then m.word end as your_word, p.zone, m.created_at
          from meeting_people p join meetings m on m.id = p.meeting_id
          left join ${members.as('u')} on u.id = p.other_id and ${mayTakeAlong(me, sql.ref('p.other_id'))}
          where p.member_id = ${me} order by p.at, m.id`.execute(reader)
        return rows
      },
    },
    notes: {
      about: /*i18n*/ {
        id: 'file.copy.meetings.notes',
        message: 'Your own notes about meetings, your next steps, and whether a meeting was worth it. Nobody else reads them.',
      },
      from: ['meeting_notes'],
      read: (reader, memberId) =>
        reader
          .selectFrom('meeting_notes')
          .select(['meeting_id', 'note', 'step', sql<string | null>`to_char(step_on, 'YYYY-MM-DD')`.as('step_on'), 'step_done', 'worth'])
          .where('member_id', '=', memberId)
          .orderBy('changed_at')
          .orderBy('meeting_id')
          .execute(),
    },
  },
  leftOut: {
    kept_times: /*i18n*/ {
      id: 'file.copy.meetings.without.kept_times',
      message: 'times that you keep free for office hours, which are listed there',
    },
  },
  forget: (tx, { id }) => forgetMember(tx, id),
}
