import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import { ownChanged } from './live.ts'

/** Whether a member wants emails from the operators; they do unless they have said otherwise. */
export async function wantsEmails(reader: Reader, memberId: string): Promise<boolean> {
  const optOut = await reader.selectFrom('announcement_opt_outs').select('member_id').where('member_id', '=', memberId).executeTakeFirst()
  return optOut === undefined
}

export async function setWantsEmails({ database, live }: Services, memberId: string, emails: boolean): Promise<void> {
  await database.transaction(async (tx) => {
    if (emails) await tx.deleteFrom('announcement_opt_outs').where('member_id', '=', memberId).execute()
    else await optOut(tx, memberId)
    live.tellAfter(tx, ownChanged(memberId))
  })
}

/** The member may have left meanwhile. */
const optOut = (tx: Tx, memberId: string) =>
  sql`insert into announcement_opt_outs (member_id) select u.id from ${members.as('u')} where u.id = ${memberId} on conflict do nothing`.execute(
    tx,
  )

/** The link that turns off emails also turns off those of the operators. */
export const followUnsubscribing = reaction({
  name: 'announcements.followUnsubscribing',
  on: ['notifications.unsubscribed'],
  async react(tx: Tx, events) {
    for (const { payload } of events) await optOut(tx, payload.member_id)
  },
})
