import { sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import type { PipelineStep } from '../pipeline-steps.ts'
import { areSeen } from './access.ts'
import { cardColumns, excerpt } from './queries.ts'

/** Locks a member's pipeline until the transaction ends, because positions depend on their neighbours. */
export const lockPipeline = (tx: Tx, member: string): Promise<void> => advisoryLock(tx, `pipeline of ${member}`)

export const placed = (reader: Reader, member: string, dealId: string) =>
  reader
    .selectFrom('deal_pipeline')
    .select(['step', 'place'])
    .where('investor_id', '=', member)
    .where('deal_id', '=', dealId)
    .executeTakeFirst()

/** The next position in a step after this one; undefined at the end. */
export async function placeAfter(reader: Reader, member: string, step: PipelineStep, place: number, without: string) {
  const next = await reader
    .selectFrom('deal_pipeline')
    .select('place')
    .where('investor_id', '=', member)
    .where('step', '=', step)
    .where('place', '>', place)
    .where('deal_id', '<>', without)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  return next?.place
}

interface Placement {
  investor_id: string
  deal_id: string
  step: PipelineStep
  place: number
  pass_reason?: string | undefined
}

/** @returns the id of the deal's place in the pipeline */
export async function putPlacement(tx: Tx, { pass_reason, ...placement }: Placement): Promise<string> {
  const changed = { step: placement.step, place: placement.place, ...(pass_reason !== undefined && { pass_reason }) }
  const { id } = await tx
    .insertInto('deal_pipeline')
    .values({ ...placement, pass_reason: pass_reason ?? '' })
    .onConflict((conflict) => conflict.columns(['investor_id', 'deal_id']).doUpdateSet({ ...changed, updated_at: sql<Date>`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the id of the deal's place in the pipeline; undefined if it is not there */
export async function setNote(reader: Reader, member: string, dealId: string, note: string): Promise<string | undefined> {
  const changed = await reader
    .updateTable('deal_pipeline')
    .set({ note, updated_at: sql<Date>`now()` })
    .where('investor_id', '=', member)
    .where('deal_id', '=', dealId)
    .returning('id')
    .executeTakeFirst()
  return changed?.id
}

/** @returns the ids of the places that it had */
export async function takeOut(reader: Reader, member: string, dealId: string): Promise<string[]> {
  const taken = await reader
    .deleteFrom('deal_pipeline')
    .where('investor_id', '=', member)
    .where('deal_id', '=', dealId)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}

/** Removes a deal that is only bookmarked and has no note, once the bookmark is removed. */
export async function takeOutIfOnlySaved(tx: Tx, member: string, dealId: string): Promise<void> {
  await tx
    .deleteFrom('deal_pipeline')
    .where('investor_id', '=', member)
    .where('deal_id', '=', dealId)
    .where('step', '=', 'saved')
    .where('note', '=', '')
    .execute()
}

export async function isInvestor(reader: Reader, member: string): Promise<boolean> {
  const found = await reader.selectFrom(members.as('u')).select('u.user_type').where('u.id', '=', member).executeTakeFirst()
  return found?.user_type === 'investor'
}

interface After {
  place: number
  id: string
}

/** The deals of a step in the member's own order. */
export const pipelineOf = (reader: Reader, member: string, step: PipelineStep, limit: number, after?: After) =>
  reader
    .selectFrom('deal_pipeline as p')
    .innerJoin('deal_flows as d', 'd.id', 'p.deal_id')
    .select(cardColumns)
    .select([excerpt, 'p.step', 'p.place', 'p.note', 'p.pass_reason', 'p.updated_at as placed_at'])
    .where('p.investor_id', '=', member)
    .where('p.step', '=', step)
    .where((deal) => areSeen(sql`${member}::uuid`, { user_id: deal.ref('d.user_id'), organisation_id: deal.ref('d.organisation_id') }))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(p.place, p.deal_id) > (${after?.place}::double precision, ${after?.id}::uuid)`),
    )
    .orderBy('p.place')
    .orderBy('p.deal_id')
    .limit(limit)
    .execute()
export type PipelineRow = Awaited<ReturnType<typeof pipelineOf>>[number]
