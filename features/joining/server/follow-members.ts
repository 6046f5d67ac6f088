import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import { deleteApplicationsOf } from './application-queries.ts'
import { markJoined, takeGroupsDue } from './invitation-queries.ts'
import { joiningChanged } from './live.ts'
import { readWelcome } from './settings.ts'
import { enterGroup } from './ways-in.ts'
import { insertWelcomes, queueWelcomes } from './welcome.ts'

/**
 * Welcomes new members, and settles the applications and invitations of their addresses. Those who joined without the link of their
 * invitation enter its group once they have confirmed the address. `fromNow`: those who joined earlier need no welcome.
 */
export const followMembers = (services: Services): Reaction =>
  reaction({
    name: 'joining.followMembers',
    on: ['member.joined', 'member.addressChanged'],
    fromNow: true,
    async react(tx, events) {
      const joined = events.filter(({ type }) => type === 'member.joined').map(({ payload }) => payload.member_id)
      if (joined.length > 0) await welcome(services, tx, joined)
      const due = await takeGroupsDue(
        tx,
        events.map(({ payload }) => payload.member_id),
      )
      for (const { member_id, group_id } of due) await enterGroup(services, tx, member_id, group_id)
    },
  })

async function welcome(services: Services, tx: Tx, ids: readonly string[]): Promise<void> {
  const joined = await tx
    .selectFrom(members.as('u'))
    .select('u.email')
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const emails = joined.map(({ email }) => email)
  await deleteApplicationsOf(tx, emails)
  await markJoined(tx, emails)
  // Those who were admitted have been told by email.
  const welcomed = await insertWelcomes(tx, ids)
  if ((await readWelcome(tx)).settings.is_mailed) await queueWelcomes(services, tx, welcomed)
  services.live.tellAfter(tx, joiningChanged)
}
