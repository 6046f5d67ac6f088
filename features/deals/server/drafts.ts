import { type Reader, type Tx } from '#platform/server/database/index.ts'
import type { DealDraft } from '../contract.ts'

/** Under which a member's draft of a deal that is not posted yet is kept: no deal has this id. */
const ofNoDeal = '00000000-0000-0000-0000-000000000000'

/** A deal's id, or 'new'. */
type Drafted = string
const keyOf = (drafted: Drafted) => (drafted === 'new' ? ofNoDeal : drafted)

export async function draftOf(reader: Reader, member: string, drafted: Drafted): Promise<DealDraft | null> {
  const row = await reader
    .selectFrom('deal_drafts')
    .select(['content', 'updated_at'])
    .where('user_id', '=', member)
    .where('deal_id', '=', keyOf(drafted))
    .executeTakeFirst()
  return row ? { content: row.content as unknown as DealDraft['content'], updated_at: row.updated_at.toISOString() } : null
}

export async function keepDraft(reader: Reader, member: string, drafted: Drafted, content: DealDraft['content']): Promise<void> {
  const kept = { content: JSON.stringify(content), updated_at: new Date() }
  await reader
    .insertInto('deal_drafts')
    .values({ user_id: member, deal_id: keyOf(drafted), ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'deal_id']).doUpdateSet(kept))
    .execute()
}

export async function removeDraft(tx: Tx | Reader, member: string, drafted: Drafted): Promise<void> {
  await tx.deleteFrom('deal_drafts').where('user_id', '=', member).where('deal_id', '=', keyOf(drafted)).execute()
}
