import { sql } from 'kysely'
import { announceIn } from '#platform/server/events/index.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'

/** Offers go with their mentor. Places that a member held are passed on. */
export const officeHoursPersonalData: PersonalData = {
  lists: {
    offers: {
      about: /*i18n*/ { id: 'file.copy.officeHours.offers', message: 'Office hours that you offer, with their times.' },
      from: ['office_offers', 'office_slots'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select o.title, o.about, o.topics, o.open_to, o.question, o.length, o.places, o.place_kind, o.place, o.created_at,
            array(select s.starts_at from office_slots s where s.offer_id = o.id order by s.starts_at) as times
          from office_offers o where o.mentor_id = ${memberId} order by o.created_at, o.id`.execute(reader)
        return rows
      },
    },
    places: {
      about: /*i18n*/ {
        id: 'file.copy.officeHours.places',
        message: 'Your places in office hours and on waiting lists, with your answers.',
      },
      from: ['office_places'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select o.title, u.full_name as mentor, s.starts_at, p.meeting_id is null as waits, p.answer, p.zone, p.since
          from office_places p join office_slots s on s.id = p.slot_id join office_offers o on o.id = s.offer_id
          left join ${members.as('u')} on u.id = o.mentor_id and ${mayTakeAlong(sql<string>`${memberId}::uuid`, sql.ref('o.mentor_id'))}
          where p.member_id = ${memberId} order by s.starts_at, s.id`.execute(reader)
        return rows
      },
    },
  },
  async forget(tx, { id }) {
    const given = await tx.deleteFrom('office_places').where('member_id', '=', id).returning(['slot_id', 'meeting_id']).execute()
    const announce = announceIn(tx)
    for (const { slot_id, meeting_id } of given) if (meeting_id) await announce('officeHours.freed', { slot_id })
  },
}
