import * as z from 'zod'
import { Refusal, problems } from '#platform/problems.ts'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { placeBetween } from '#platform/server/place-between.ts'
import { type PipelineStep, pipelineSteps } from '../pipeline-steps.ts'
import { dealProblems } from '../problems.ts'
import { othersDeal } from './access.ts'
import { ownChanged } from './live.ts'
import { noteKind } from './search-notes.ts'
import {
  type PipelineRow,
  isInvestor,
  lockPipeline,
  pipelineOf,
  placeAfter,
  placed,
  putPlacement,
  setNote,
  takeOut,
} from './pipeline-queries.ts'

/** The pipeline is private to the investor, so nothing here announces a domain event, except for the search that is theirs alone. */
const inOrder = keyset(z.object({ place: z.number(), id: z.uuid() }), ({ place, id }: PipelineRow) => ({ place, id }))

export const listPipeline = (
  reader: Reader,
  member: string,
  { step, ...request }: PageRequest & { step: PipelineStep },
): Promise<Page<PipelineRow>> => readPage(request, inOrder, (limit, after) => pipelineOf(reader, member, step, limit, after))

/**
 * Places a deal in a step of the member's pipeline, after another deal or at the start.
 * @throws Refusal notAllowed unless the actor is an investor; dealGone, ownDeal
 */
export async function placeDeal(
  { events, live }: Services,
  actor: Actor,
  { id, step, after, pass_reason }: { id: string; step: PipelineStep; after: string | null; pass_reason?: string | undefined },
): Promise<void> {
  investorsOnly(actor)
  await events.change(async (tx, announce) => {
    await othersDeal(tx, actor, id)
    await lockPipeline(tx, actor.id)
    const neighbour = after === null || after === id ? undefined : await placed(tx, actor.id, after)
    const before = neighbour?.step === step ? neighbour.place : undefined
    const next = await placeAfter(tx, actor.id, step, before ?? Number.NEGATIVE_INFINITY, id)
    const kept = await putPlacement(tx, { investor_id: actor.id, deal_id: id, step, place: placeBetween(before, next), pass_reason })
    if (pass_reason !== undefined) await announce('search.sourcesChanged', { kind: noteKind, ids: [kept] })
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}

/** Moves a deal forward in an investor's pipeline after an activity, but never back. */
export async function advanceInPipeline(tx: Tx, member: string, id: string, step: 'saved' | 'interested' | 'talks'): Promise<void> {
  if (!(await isInvestor(tx, member))) return
  await lockPipeline(tx, member)
  const before = await placed(tx, member, id)
  if (before && pipelineSteps.indexOf(before.step) >= pipelineSteps.indexOf(step)) return
  const next = await placeAfter(tx, member, step, Number.NEGATIVE_INFINITY, id)
  await putPlacement(tx, { investor_id: member, deal_id: id, step, place: placeBetween(undefined, next) })
}

/** Saves a private note. @throws Refusal notAllowed; dealGone, ownDeal; notInPipeline for another deal that the actor sees */
export async function noteDeal({ events, live }: Services, actor: Actor, id: string, note: string): Promise<void> {
  investorsOnly(actor)
  await events.change(async (tx, announce) => {
    const noted = await setNote(tx, actor.id, id, note)
    if (noted === undefined) {
      await othersDeal(tx, actor, id)
      throw new Refusal(dealProblems.notInPipeline)
    }
    await announce('search.sourcesChanged', { kind: noteKind, ids: [noted] })
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}

/** @throws Refusal notAllowed */
export async function takeDealOut({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  investorsOnly(actor)
  await events.change(async (tx, announce) => {
    await announce('search.sourcesChanged', { kind: noteKind, ids: await takeOut(tx, actor.id, id) })
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}

/** @throws Refusal notAllowed */
export function investorsOnly({ user_type }: Actor): void {
  if (user_type !== 'investor') throw new Refusal(problems.notAllowed)
}
