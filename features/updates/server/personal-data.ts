import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'

const columns = sql`n.id, n.title, n.period, n.body, n.currency, n.revenue, n.cash, n.burn, n.team, n.customers, n.emissions_saved, n.sent_at, n.edited_at`

/** Deleting an account deletes the member's updates for everyone. The founder's copy does not show who has opened them. */
export const updatesPersonalData: PersonalData = {
  lists: {
    updates: {
      about: /*i18n*/ { id: 'file.copy.updates.updates', message: 'Updates you sent to investors.' },
      from: ['updates'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select ${columns}, n.hidden_at, n.receivers from updates n where n.user_id = ${memberId} order by n.sent_at, n.id`.execute(reader)
        return rows
      },
    },
    received: {
      about: /*i18n*/ { id: 'file.copy.updates.received', message: 'Updates that founders sent you, and when you opened them.' },
      from: ['update_receivers'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select u.full_name as sender, ${columns}, r.read_at
          from update_receivers r join updates n on n.id = r.update_id join ${members.as('u')} on u.id = n.user_id
          where r.member_id = ${memberId} and n.hidden_at is null and ${mayTakeAlong(sql`${memberId}::uuid`, sql.ref('n.user_id'))}
          order by r.sent_at, n.id`.execute(reader)
        return rows
      },
    },
  },
}
