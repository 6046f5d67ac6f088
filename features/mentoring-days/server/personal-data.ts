import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'

/** Everything goes with the account. The meetings are part of the meetings' data. */
export const mentoringDaysPersonalData: PersonalData = {
  lists: {
    mentoringDays: {
      about: /*i18n*/ { id: 'file.copy.mentoringDays.mentoringDays', message: 'Mentoring days that you take part in, with your answers.' },
      from: ['mentoring_days', 'mentoring_people'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select d.title, d.day, d.zone, p.side, p.place, p.is_out, p.answered_at, p.zone as own_zone
          from mentoring_people p join mentoring_days d on d.id = p.day_id and d.state <> 'draft'
          where p.member_id = ${memberId} order by d.day, d.id`.execute(reader)
        return rows
      },
    },
    mentoringWishes: {
      about: /*i18n*/ { id: 'file.copy.mentoringDays.mentoringWishes', message: 'The people you would like to meet on mentoring days.' },
      from: ['mentoring_wishes'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select d.title, d.day, w.rank, u.full_name as name
          from mentoring_wishes w join mentoring_days d on d.id = w.day_id
          left join ${members.as('u')} on u.id = w.wished_id and ${mayTakeAlong(sql<string>`${memberId}::uuid`, sql.ref('w.wished_id'))}
          where w.member_id = ${memberId} order by d.day, d.id, w.rank`.execute(reader)
        return rows
      },
    },
  },
  leftOut: {
    mentoring_pairs: /*i18n*/ {
      id: 'file.copy.mentoringDays.without.mentoring_pairs',
      message: 'plans of mentoring days before they are sent; after that, your meetings are in the copy',
    },
  },
}
