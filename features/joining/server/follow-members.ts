import { sql } from 'kysely'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import { deleteApplicationsOf } from './application-queries.ts'
import { markJoined } from './invitation-queries.ts'
import { joiningChanged } from './live.ts'
import { readWelcome } from './settings.ts'
import { insertWelcomes, queueWelcomes } from './welcome.ts'

/** Welcomes new members, and settles the applications and invitations of their addresses. `fromNow`: earlier members know their way. */
export const followMembers = (services: Services): Reaction =>
  reaction({
    name: 'joining.followMembers',
    on: ['member.joined'],
    fromNow: true,
    async react(tx, events) {
      const ids = events.map(({ payload }) => payload.member_id)
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
    },
  })
