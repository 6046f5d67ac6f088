import { createHash } from 'node:crypto'
import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { isBurden } from '../acts.ts'
import { type OwnDecision, reportProblems } from '../contract.ts'
import { reportedTextIn } from './cases.ts'
import { type OwnDecisionRow, decisionOfLink, decisionsAbout, lockCaseOf, ownDecision, reopenCase, saveAnswer } from './decision-queries.ts'
import { casesChanged } from './live.ts'
import { caseKind } from './searchables.ts'

const lastFirst = keyset(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: OwnDecisionRow) => ({
  created_at: created_at.toISOString(),
  id,
}))

/** A page of the decisions about a member. @throws Refusal invalidInput for an unknown cursor */
export async function listOwnDecisions(reader: Reader, member: string, request: PageRequest): Promise<Page<OwnDecision>> {
  return presentPage(await readPage(request, lastFirst, (limit, after) => decisionsAbout(reader, member, after, limit)), presentOwn)
}

/**
 * Public content is quoted, and updates that were hidden or removed. Other updates and messages are not: only a recipient can have reported
 * them, and only operators may know who reports.
 */
export const quoteOf = ({ kind, content_act, said }: OwnDecisionRow): string | null =>
  kind === 'member' || kind === 'message' || (kind === 'update' && !content_act) ? null : reportedTextIn(said ?? [])

const presentOwn = (row: OwnDecisionRow): OwnDecision => ({
  ...row,
  text: quoteOf(row),
  ends_at: row.ends_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  can_answer: isBurden(row) && row.answered_at === null,
})

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The decision that an emailed link is about. @throws Refusal invalidLink */
export async function decisionByLink(reader: Reader, token: string): Promise<OwnDecision> {
  const row = await decisionOfLink(reader, tokenHashOf(token))
  if (!row) throw new Refusal(reportProblems.invalidLink)
  return presentOwn(row)
}

/** Appeals a decision about the actor. @throws Refusal notFound if it is not about the actor, answeredAlready */
export async function answerOwn(services: Services, actor: Actor, id: string, answer: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const row = await ownDecision(tx, id)
    if (row?.member_id !== actor.id || !isBurden(row)) throw new Refusal(problems.notFound)
    await keepAnswer(services, tx, announce, id, answer)
  })
}

/** Like `answerOwn`, for the holder of an emailed link. @throws Refusal invalidLink, answeredAlready */
export async function answerByLink(services: Services, token: string, answer: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const row = await decisionOfLink(tx, tokenHashOf(token))
    if (!row || !isBurden(row)) throw new Refusal(reportProblems.invalidLink)
    await keepAnswer(services, tx, announce, row.id, answer)
  })
}

async function keepAnswer({ live }: Services, tx: Tx, announce: Announce, id: string, answer: string): Promise<void> {
  await lockCaseOf(tx, id)
  const caseId = await saveAnswer(tx, id, answer)
  if (!caseId) throw new Refusal(reportProblems.answeredAlready)
  await reopenCase(tx, caseId)
  await announce('search.sourcesChanged', { kind: caseKind, ids: [caseId] })
  live.tellAfter(tx, casesChanged)
}
