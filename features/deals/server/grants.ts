import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { refusedDays } from '../limits.ts'
import { dealProblems } from '../problems.ts'
import { readingOf } from '../reading.ts'
import { othersDeal, ownDeal, ownDealToAnswer } from './access.ts'
import {
  type GrantRow,
  type ReadingRequestRow,
  grantsOf,
  isSeenBy,
  lockGrant,
  putAnswer,
  putAsk,
  readingRequestsFor,
  removeAsk,
} from './grant-queries.ts'
import { markAnswered, readingWord } from './deal-notification.ts'
import { changedFor, changedForOwners, informBoth, ownChanged } from './live.ts'
import { rebuildInvestor, recordStep } from './record.ts'

/** Counted in memory per node: limits how often a member can withdraw a request and ask again. */
const asksOfOneDeal = new RateLimiterMemory({ points: 3, duration: 86_400 })
const asks = new RateLimiterMemory({ points: 60, duration: 3_600 })

/**
 * Requests access to a deal's documents. No effect if the actor has access or an open request.
 * @throws Refusal dealGone, ownDeal, profileFirst, refusedLately, tooManyRequests
 */
export async function askToRead({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    const reading = readingOf(deal.readers, actor.user_type, await lockGrant(tx, id, actor.id))
    if (reading === 'allowed' || reading === 'waiting') return
    await requireProfile(tx, actor, dealProblems.profileFirst)
    if (reading === 'refused') throw new Refusal(dealProblems.refusedLately, { days: refusedDays })
    await spend(asks, actor.id)
    await spend(asksOfOneDeal, `${actor.id} ${id}`)
    await putAsk(tx, id, actor.id)
    await recordStep(tx, actor.id, id, 'asked_to_read')
    await announce('deal.readingAsked', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await informBoth(live, tx, deal, actor.id)
  })
}

/** Answered requests are not affected. @throws Refusal dealGone, ownDeal */
export async function withdrawAsk({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    const before = await lockGrant(tx, id, actor.id)
    if (before?.state !== 'asked') return
    await removeAsk(tx, id, actor.id, before)
    await rebuildInvestor(tx, actor.id, id)
    await announce('deal.readingAskWithdrawn', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await informBoth(live, tx, deal, actor.id)
  })
}

/**
 * Grants or refuses a member access, whether or not they asked. Takes effect immediately, also for addresses in use.
 * @throws Refusal dealGone, notOwner, ownDeal; notFound if there is no such member, or they are hidden from the actor
 */
export async function answerAccess(
  services: Services,
  actor: Actor,
  { id, member_id, answer }: { id: string; member_id: string; answer: 'granted' | 'refused' },
): Promise<void> {
  const { events, live } = services
  await events.change(async (tx, announce) => {
    const deal = await ownDealToAnswer(tx, actor, id)
    if (member_id === actor.id) throw new Refusal(dealProblems.ownDeal)
    if (!(await isSeenBy(tx, actor.id, member_id))) throw new Refusal(problems.notFound)
    const before = await lockGrant(tx, id, member_id)
    if (before?.state === answer) return
    await putAnswer(tx, { deal_id: id, member_id, state: answer, answered_by: actor.id })
    await announce('deal.readingAnswered', { deal_id: id, owner_id: deal.user_id, member_id, by: actor.id, answer })
    live.tellAfter(tx, changedFor(member_id, id))
    live.tellAfter(tx, await changedForOwners(tx, deal))
    live.tellAfter(tx, ownChanged(actor.id, id))
    await markAnswered(services, tx, readingWord, { deal_id: id, member_id })
  })
}

const waitingFirst = keyset(
  z.object({ is_answered: z.boolean(), changed_at: givenTimestamp, member_id: z.uuid() }),
  ({ is_answered, changed_at, member_id }: GrantRow) => ({ is_answered, changed_at: changed_at.toISOString(), member_id }),
)

/** Access requests and decisions for one of the actor's deals. @throws Refusal dealGone, notOwner */
export async function listAccess(
  { database }: Services,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<GrantRow>> {
  await ownDeal(database.kysely, actor, id)
  return readPage(request, waitingFirst, (limit, after) => grantsOf(database.kysely, actor.id, id, limit, after))
}

const longestWaitingFirst = keyset(
  z.object({ asked_at: givenTimestamp, deal_id: z.uuid(), member_id: z.uuid() }),
  ({ asked_at, deal_id, member_id }: ReadingRequestRow) => ({ asked_at: asked_at.toISOString(), deal_id, member_id }),
)

/** Open access requests for all of the viewer's own deals. @throws Refusal invalidInput for an invalid cursor */
export const listReadingRequests = (reader: Reader, viewer: string, request: PageRequest): Promise<Page<ReadingRequestRow>> =>
  readPage(request, longestWaitingFirst, (limit, after) => readingRequestsFor(reader, viewer, limit, after))
