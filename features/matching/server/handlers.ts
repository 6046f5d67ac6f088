import { implement } from '@orpc/server'
import { Refusal } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { matchingContract } from '../contract.ts'
import { matchingProblems } from '../problems.ts'
import { cardOf } from './cards/card-of.ts'
import { drawCards } from './cards/draw-cards.ts'
import type { EventsInCommon } from './cards/events-in-common.ts'
import type { JudgedMeetings } from './cards/judged-meetings.ts'
import { decide, undoDecision } from './deciding/decide.ts'
import { bookmarkMember, listBookmarks, unbookmarkMember } from './lists/bookmarks.ts'
import { listDecisions } from './lists/decisions.ts'
import { listInterests } from './lists/interests.ts'
import { countLists } from './lists/list-counts.ts'
import { listRecent } from './lists/recent.ts'

const api = implement(matchingContract).$context<RequestContext>().use(signedIn)

/** Cards, decisions and their results. */
export const matchingHandlers = (eventsInCommon: EventsInCommon, judgedMeetings: JudgedMeetings) => ({
  cards: api.cards.handler(({ context: { actor, request, services }, input }) =>
    drawCards(services, actor, { ...input, language: request.language }, { eventsInCommon, judgedMeetings }),
  ),

  card: api.card.handler(async ({ context: { actor, request, services }, input }) => {
    const card = await cardOf(services, { viewerId: actor.id, memberId: input.id, language: request.language }, eventsInCommon)
    if (!card) throw new Refusal(matchingProblems.memberGone)
    return card
  }),

  decide: api.decide.handler(({ context: { actor, request, services }, input }) =>
    decide(services, actor, { ...input, language: request.language }, eventsInCommon),
  ),

  undo: api.undo.handler(async ({ context: { actor, services }, input }) => {
    await undoDecision(services, actor, input.id)
    return {}
  }),

  recent: api.recent.handler(({ context: { actor, services } }) => listRecent(services.database.kysely, actor.id)),

  interests: api.interests.handler(({ context: { actor, services }, input }) => listInterests(services, actor.id, input)),

  decisions: api.decisions.handler(({ context: { actor, services }, input }) => listDecisions(services.database.kysely, actor.id, input)),

  counts: api.counts.handler(({ context: { actor, services } }) => countLists(services.database.kysely, actor.id)),

  bookmarks: api.bookmarks.handler(({ context: { actor, services }, input }) => listBookmarks(services.database.kysely, actor.id, input)),

  bookmark: api.bookmark.handler(async ({ context: { actor, services }, input }) => {
    await bookmarkMember(services, actor, input.id)
    return {}
  }),

  unbookmark: api.unbookmark.handler(async ({ context: { actor, services }, input }) => {
    await unbookmarkMember(services, actor, input.id)
    return {}
  }),
})
