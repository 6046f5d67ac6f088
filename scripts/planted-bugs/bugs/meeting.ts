import type { PlantedBug } from '../bug.ts'

/** Bugs in how members join, present themselves, find each other and talk. */
export const meetingBugs: readonly PlantedBug[] = [
  {
    name: 'A link to reset a password still works after its hour',
    kind: 'an expired token accepted',
    file: 'features/accounts/server/queries.ts',
    find: 'used_at is null and expires_at > now()`',
    replace: 'used_at is null`',
    tests: { rooms: ['features/accounts/server/accounts.test.ts', 'features/accounts/server/change-password.test.ts'] },
  },
  {
    name: 'Members credit themselves for accounts that they opened with a +tag in their own address',
    kind: 'a limit not enforced',
    file: 'features/referrals/server/queries.ts',
    find: " and ${mailbox('u.email')} <> ${mailbox('holder.email')}",
    replace: '',
    tests: { rooms: ['features/referrals/server/'] },
  },
  {
    name: 'Connections see an email address that its member shows to nobody',
    kind: 'a wrong permission',
    file: 'features/profiles/server/queries.ts',
    find: "where.and([where('u.email_visibility', '=', 'connections'), areConnected(where.ref('u.id'), sql<string>`${viewer}::uuid`)]),",
    replace: "areConnected(where.ref('u.id'), sql<string>`${viewer}::uuid`),",
    tests: { rooms: ['features/profiles/server/'] },
  },
  {
    name: 'A copy of a member’s data tells that, and when, somebody bookmarked them',
    kind: 'a leaked bookmark',
    file: 'features/matching/server/personal-data.ts',
    find: ".where('b.user_id', '=', memberId)",
    replace: ".where((row) => row.or([row('b.user_id', '=', memberId), row('b.member_id', '=', memberId)]))",
    tests: { rooms: ['features/matching/server/cards/secrets.test.ts', 'features/exports/server/', 'app/server/personal-data.test.ts'] },
  },
  {
    name: 'The list of members of one role gets slow with their number',
    kind: 'a missing plan',
    file: 'features/directory/server/queries.ts',
    find: "query.where('member_group', '=', sql.lit(role as MemberGroup))",
    replace: "query.where('member_group', '=', role as MemberGroup)",
    tests: { rooms: ['features/directory/server/plans.test.ts'] },
  },
  {
    name: 'A message that was read at the moment it arrived stays in the bell',
    kind: 'a missing lock',
    file: 'features/messages/server/notifications.ts',
    find: '    await lockReading(tx, pairs)\n',
    replace: '',
    tests: { rooms: ['features/messages/server/notifications.test.ts', 'features/messages/server/concurrency.test.ts'] },
  },
]
