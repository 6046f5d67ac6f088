import * as z from 'zod'
import { Refusal } from '#platform/problems.ts'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { connectMembers } from '#features/relations/server/index.ts'
import type { IntroductionAnswer } from '../introductions.ts'
import { dealProblems } from '../problems.ts'
import { othersDeal, ownDealToAnswer } from './access.ts'
import { introductionWord, markAnswered } from './deal-notification.ts'
import { advanceInPipeline } from './pipeline.ts'
import { runningDeal } from './interactions.ts'
import { changedFor, changedForOwners, informBoth, ownChanged } from './live.ts'
import { record, recordStep, takeBack } from './record.ts'
import { isSeenBy } from './grant-queries.ts'
import {
  type IntroductionRow,
  introductionsFor,
  lockIntroduction,
  putIntroduction,
  removeIntroduction,
  setAnswer,
} from './introduction-queries.ts'

/**
 * Requests an introduction. Repeating an open request updates its note.
 * @throws Refusal dealGone, ownDeal, notRunning, profileFirst, introductionAnswered
 */
export async function requestIntroduction({ events, live }: Services, actor: Actor, id: string, note: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await runningDeal(tx, actor, id)
    await requireProfile(tx, actor, dealProblems.profileFirst)
    const before = await lockIntroduction(tx, id, actor.id)
    if (before?.state === 'accepted' || before?.state === 'declined') throw new Refusal(dealProblems.introductionAnswered)
    await putIntroduction(tx, { deal_id: id, investor_id: actor.id, note })
    if (await record(tx, actor.id, id, 'requested_intro'))
      await announce('deal.introductionRequested', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await informBoth(live, tx, deal, actor.id)
  })
}

/** Withdraws an unanswered request. @throws Refusal dealGone, ownDeal, introductionAnswered */
export async function withdrawIntroduction({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    const before = await lockIntroduction(tx, id, actor.id)
    if (!before) return
    if (before.state === 'accepted' || before.state === 'declined') throw new Refusal(dealProblems.introductionAnswered)
    await removeIntroduction(tx, id, actor.id)
    await takeBack(tx, actor.id, id, 'requested_intro')
    await announce('deal.introductionWithdrawn', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await informBoth(live, tx, deal, actor.id)
  })
}

/**
 * Answers a request; accepting it connects the member with the one who answers. Postponed requests can be answered again, and repeating an answer has no effect.
 * @throws Refusal dealGone, notOwner, ownDeal, introductionAnswered; noIntroduction also if the member is hidden from the actor
 */
export async function answerIntroduction(
  services: Services,
  actor: Actor,
  { id, member_id, answer, reason }: { id: string; member_id: string; answer: IntroductionAnswer; reason: string },
): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const deal = await ownDealToAnswer(tx, actor, id)
    // A member of the deal's organisation may have asked before they joined it.
    if (member_id === actor.id) throw new Refusal(dealProblems.ownDeal)
    const before = await lockIntroduction(tx, id, member_id)
    if (!before || !(await isSeenBy(tx, actor.id, member_id))) throw new Refusal(dealProblems.noIntroduction)
    if (before.state === answer) return
    if (before.state === 'accepted' || before.state === 'declined') throw new Refusal(dealProblems.introductionAnswered)
    await setAnswer(tx, {
      deal_id: id,
      investor_id: member_id,
      state: answer,
      reason: answer === 'declined' ? reason : '',
      answered_by: actor.id,
    })
    if (answer === 'accepted') {
      await connectMembers(services, tx, announce, { by: actor.id, other: member_id })
      // Counters are always locked before the pipeline, to prevent deadlocks.
      await recordStep(tx, member_id, id, 'talking')
      await advanceInPipeline(tx, member_id, id, 'talks')
    }
    await announce('deal.introductionAnswered', { deal_id: id, owner_id: deal.user_id, member_id, by: actor.id, answer })
    services.live.tellAfter(tx, await changedForOwners(tx, deal))
    services.live.tellAfter(tx, ownChanged(actor.id, id))
    // Postponing is private to the owners.
    if (answer === 'later') return
    services.live.tellAfter(tx, changedFor(member_id, id))
    services.live.tellAfter(tx, ownChanged(member_id, id))
    await markAnswered(services, tx, introductionWord, { deal_id: id, member_id })
  })
}

const oldestFirst = keyset(
  z.object({ requested_at: givenTimestamp, deal_id: z.uuid(), investor_id: z.uuid() }),
  (row: IntroductionRow) => ({
    requested_at: row.requested_at.toISOString(),
    deal_id: row.deal_id,
    investor_id: row.investor_id,
  }),
)

/** Unanswered requests for the viewer's own deals, or one of them, including postponed ones. */
export const listIntroductions = (
  reader: Reader,
  viewer: string,
  { deal_id, ...request }: PageRequest & { deal_id?: string | undefined },
): Promise<Page<IntroductionRow>> =>
  readPage(request, oldestFirst, (limit, after) => introductionsFor(reader, viewer, deal_id, limit, after))
