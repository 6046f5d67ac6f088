import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'

/**
 * An introduction is deleted with the account of any of the three. Nobody's copy shows another's answer, nor whether a block has stopped an
 * introduction that one made.
 */
export const introductionsPersonalData: PersonalData = {
  lists: {
    made: {
      about: /*i18n*/ {
        id: 'file.copy.introductions.made',
        message: 'Introductions you made: to whom, what you wrote, and whether they came about.',
      },
      from: ['member_introductions'],
      async read(reader, memberId) {
        const me = sql<string>`${memberId}::uuid`
        const { rows } = await sql<object>`
          select i.id, u.full_name as to_member, s.word, i.created_at as made_at,
            coalesce(i.outcome, case when i.expires_at <= now() then 'expired' else 'open' end) as state
          from member_introductions i
          join member_introduction_sides s on s.introduction_id = i.id
          join ${members.as('u')} on u.id = s.member_id
          where i.introducer_id = ${me} and ${mayTakeAlong(me, sql.ref('i.member_a'))} and ${mayTakeAlong(me, sql.ref('i.member_b'))}
          order by i.created_at, i.id, u.full_name, u.id`.execute(reader)
        return rows
      },
    },
    received: {
      about: /*i18n*/ {
        id: 'file.copy.introductions.received',
        message: 'Introductions to you that are open or came about: by whom, to whom, what they wrote to you, and your answer.',
      },
      from: ['member_introduction_sides'],
      async read(reader, memberId) {
        const me = sql<string>`${memberId}::uuid`
        const { rows } = await sql<object>`
          select i.id, by.full_name as introduced_by, o.full_name as introduced_to, s.word,
            case when i.outcome is null then s.answer else 'yes' end as your_answer, i.created_at as made_at
          from member_introduction_sides s
          join member_introductions i on i.id = s.introduction_id
          join ${members.as('by')} on by.id = i.introducer_id
          join ${members.as('o')} on o.id = s.other_id
          where s.member_id = ${me} and i.stopped_at is null
            and (i.outcome = 'came_about' or i.outcome is null and i.expires_at > now())
            and ${mayTakeAlong(me, sql.ref('i.introducer_id'))} and ${mayTakeAlong(me, sql.ref('s.other_id'))}
          order by s.created_at, i.id`.execute(reader)
        return rows
      },
    },
  },
}
