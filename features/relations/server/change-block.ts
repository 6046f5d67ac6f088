import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { relationProblems } from '../contract.ts'
import { event } from './live.ts'
import { deleteBlock, insertBlock, isKnownTo } from './queries.ts'

/**
 * Hides the actor and another member from each other. Who has blocked the actor is answered for like nobody at all, so that the answer
 * tells nothing; the block is made all the same, because it must stand if theirs ends.
 * @throws Refusal blockOneself, notFound
 */
export async function blockMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  if (other === actor.id) throw new Refusal(relationProblems.blockOneself)
  const isKnown = await events.change(async (tx, announce) => {
    if (await insertBlock(tx, actor.id, other)) {
      await announce('relations.blocked', { member_id: actor.id, other_id: other })
      tellEach(live, tx, [actor.id, other])
    }
    return isKnownTo(tx, actor.id, other)
  })
  if (!isKnown) throw new Refusal(problems.notFound)
}

/** Takes a block back; without one, nothing happens. */
export async function unblockMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    if (!(await deleteBlock(tx, actor.id, other))) return
    await announce('relations.unblocked', { member_id: actor.id, other_id: other })
    tellEach(live, tx, [actor.id, other])
  })
}

/** Tells those who talked with a member, and whoever has them before them, that who is to be seen has changed. */
export function tellHidden(live: Live, tx: Tx, memberId: string, partners: readonly string[]): void {
  live.tellAfter(tx, event('relations.changed', [`profile:${memberId}`], { member_id: memberId }, { rewatch: true }))
  tellEach(live, tx, partners)
}

function tellEach(live: Live, tx: Tx, members: readonly string[]): void {
  for (const member_id of members) live.tellAfter(tx, event('relations.changed', [toMember(member_id)], { member_id }, { rewatch: true }))
}
