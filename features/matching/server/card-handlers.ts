import { implement } from '@orpc/server'
import { Refusal } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { matchingContract, matchingProblems } from '../contract.ts'
import { cardOf } from './cards/card-of.ts'
import { dealCards } from './cards/deal-cards.ts'

const api = implement(matchingContract).$context<RequestContext>().use(signedIn)

/** Whom a member may decide on, and how well they fit. */
export const cardHandlers = {
  cards: api.cards.handler(({ context: { actor, services }, input }) => dealCards(services, actor, input)),

  card: api.card.handler(async ({ context: { actor, services }, input }) => {
    const card = await cardOf(services, actor.id, input.id)
    if (!card) throw new Refusal(matchingProblems.memberGone)
    return card
  }),
}
