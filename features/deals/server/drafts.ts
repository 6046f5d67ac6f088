import { Refusal } from '#platform/problems.ts'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { removeDocumentsOf, takeSubjects } from '#features/documents/server/index.ts'
import type { DealDraft } from '../posting-contract.ts'
import { draftsEach } from '../limits.ts'
import { dealProblems } from '../problems.ts'
import { dealSeenBy, permissionsFor } from './access.ts'
import { dealById } from './queries.ts'

/** @param drafted a deal's id, or 'new' for the latest draft of a deal that is not posted yet */
export async function draftOf(reader: Reader, member: string, drafted: string): Promise<DealDraft | null> {
  const row = await reader
    .selectFrom('deal_drafts as draft')
    .select(['draft.deal_id', 'draft.content', 'draft.updated_at'])
    .where('draft.user_id', '=', member)
    .$if(drafted !== 'new', (query) => query.where('draft.deal_id', '=', drafted))
    .$if(drafted === 'new', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('deal_flows as d').select('d.id').whereRef('d.id', '=', 'draft.deal_id'))),
      ),
    )
    .orderBy('draft.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { id: row.deal_id, content: row.content as unknown as DealDraft['content'], updated_at: row.updated_at.toISOString() }
}

/** @throws Refusal tooManyDrafts; dealGone for another member's id */
export async function keepDraft({ database }: Services, actor: Actor, id: string, content: DealDraft['content']): Promise<void> {
  const kept = { content: JSON.stringify(content), updated_at: new Date() }
  await database.transaction(async (tx) => {
    // Two members who begin a deal with the same id at the same time.
    await advisoryLock(tx, `draft ${id}`)
    if (!(await mayDraft(tx, actor, id)) || !(await takeSubjects(tx, 'deals', [id]))) throw new Refusal(dealProblems.dealGone)
    await tx
      .insertInto('deal_drafts')
      .values({ user_id: actor.id, deal_id: id, ...kept })
      .onConflict((conflict) => conflict.columns(['deal_id', 'user_id']).doUpdateSet(kept))
      .execute()
    const { drafts } = await tx
      .selectFrom('deal_drafts')
      .select(({ fn }) => fn.countAll<number>().as('drafts'))
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow()
    if (drafts > draftsEach) throw new Refusal(dealProblems.tooManyDrafts, { most: draftsEach })
  })
}

/** Each colleague who may edit a deal has a draft of it; before it is posted, it is its author's. */
async function mayDraft(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const deal = await dealSeenBy(tx, actor.id, id)
  if (deal) return permissionsFor(deal, actor.id, deal.role).edit
  const author = await draftedBy(tx, id)
  return !(await dealById(tx, id)) && (author === undefined || author === actor.id)
}

/** Also deletes the files if the deal was never posted. */
export async function discardDraft(services: Services, actor: Actor, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const isUnposted = !(await dealById(tx, id)) && (await draftedBy(tx, id)) === actor.id
    await removeDraft(tx, actor.id, id)
    if (isUnposted) await removeDocumentsOf(services, tx, id, actor.id)
  })
}

/** The author of the draft of a deal that is not posted yet. */
export async function draftedBy(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader.selectFrom('deal_drafts').select('user_id').where('deal_id', '=', id).executeTakeFirst()
  return row?.user_id
}

/** All drafts of a deal that is deleted. */
export async function removeDraftsOf(tx: Tx, dealId: string): Promise<void> {
  await tx.deleteFrom('deal_drafts').where('deal_id', '=', dealId).execute()
}

export async function removeDraft(tx: Tx, member: string, id: string): Promise<void> {
  await tx.deleteFrom('deal_drafts').where('user_id', '=', member).where('deal_id', '=', id).execute()
}
