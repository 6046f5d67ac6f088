import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { connectedTo, mayTakeAlong, wasShownWhenBlocked } from './conditions.ts'

export const relationsPersonalData: PersonalData = {
  lists: {
    connections: {
      about: /*i18n*/ { id: 'file.copy.relations.connections', message: 'Members you are connected to, and since when.' },
      from: ['connections'],
      async read(reader, memberId) {
        const me = sql<string>`${memberId}::uuid`
        const { rows } = await sql<object>`
          select theirs.id as member_id, u.full_name as name, c.created_at as connected_at
          from (${connectedTo(me)}) theirs
          join connections c on c.member_a = least(theirs.id, ${me}) and c.member_b = greatest(theirs.id, ${me})
          join ${members.as('u')} on u.id = theirs.id
          where ${mayTakeAlong(me, sql.ref('theirs.id'))} order by c.created_at, theirs.id`.execute(reader)
        return rows
      },
    },
    blocks: {
      about: /*i18n*/ { id: 'file.copy.relations.blocks', message: 'Members you have blocked, and since when.' },
      from: ['blocks'],
      read: (reader, memberId) =>
        reader
          .selectFrom('blocks as b')
          .innerJoin(members.as('u'), 'u.id', 'b.blocked_id')
          .select(['b.blocked_id as member_id', 'u.full_name as name', 'b.created_at as blocked_at'])
          .where('b.blocker_id', '=', memberId)
          .where(wasShownWhenBlocked)
          .orderBy('b.created_at')
          .execute(),
    },
  },
  leftOut: {
    connection_counts: /*i18n*/ {
      id: 'file.copy.relations.without.connection_counts',
      message: 'the number of your connections, which are listed in “connections”',
    },
    connection_days: /*i18n*/ { id: 'file.copy.relations.without.connection_days', message: 'the number of connections you made per day' },
  },
}
