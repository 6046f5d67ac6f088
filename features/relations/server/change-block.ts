import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { relationProblems } from '../contract.ts'
import { event } from './live.ts'
import { deleteBlock, insertBlock, isKnownTo } from './queries.ts'

/**
 * Hides the actor and another member from each other. If the other has blocked the actor, the response is the same as for an unknown
 * member, so that it reveals nothing; the block is created anyway, since it must remain if the other one ends.
 * @throws Refusal blockOneself, notFound
 */
export async function blockMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  if (other === actor.id) throw new Refusal(relationProblems.blockOneself)
  const isKnown = await events.change(async (tx, announce) => {
    if (await insertBlock(tx, actor.id, other)) {
      await announce('relations.blocked', { member_id: actor.id, other_id: other })
      notifyEach(live, tx, [actor.id, other])
    }
    return isKnownTo(tx, actor.id, other)
  })
  if (!isKnown) throw new Refusal(problems.notFound)
}

/** Removes a block; does nothing if there is none. */
export async function unblockMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    if (!(await deleteBlock(tx, actor.id, other))) return
    await announce('relations.unblocked', { member_id: actor.id, other_id: other })
    notifyEach(live, tx, [actor.id, other])
  })
}

/** Notifies a member's conversation partners, and clients that show the member, that their visibility has changed. */
export function tellHidden(live: Live, tx: Tx, memberId: string, partners: readonly string[]): void {
  live.tellAfter(tx, event('relations.changed', [`profile:${memberId}`], { member_id: memberId }, { rewatch: true }))
  notifyEach(live, tx, partners)
}

function notifyEach(live: Live, tx: Tx, members: readonly string[]): void {
  for (const member_id of members) live.tellAfter(tx, event('relations.changed', [toMember(member_id)], { member_id }, { rewatch: true }))
}
