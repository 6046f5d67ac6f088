import { implement } from '@orpc/server'
import { Refusal } from '#platform/problems.ts'
import { csvDownload } from '#platform/server/csv.ts'
import { type Actor, type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import { presentPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { sayIn } from '#platform/server/texts.ts'
import { briefsById, languageOf, presentBrief } from '#features/members/server/index.ts'
import { dealsContract } from '../contract.ts'
import { dealProblems } from '../problems.ts'
import { readingOf } from '../reading.ts'
import { dealFor, isOwnDeal, permissionsFor } from './access.ts'
import { analyticsOf, analyticsTable, listInvestors, overviewOf, overviewTable } from './figures.ts'
import { discardDraft, draftOf, keepDraft } from './drafts.ts'
import { countFound, findDeals, listDealsOf, listDealsOfOrganisation, listOwnDeals } from './find-deals.ts'
import { bookmarkDeal, countView, expressInterest, removeBookmark, withdrawInterest } from './interactions.ts'
import { answerIntroduction, listIntroductions, requestIntroduction, withdrawIntroduction } from './introductions.ts'
import { organisationsFor } from './card-organisations.ts'
import { grantOf } from './grant-queries.ts'
import { answerAccess, askToRead, listAccess, listReadingRequests, withdrawAsk } from './grants.ts'
import { tellInvestment, withdrawInvestment } from './investment.ts'
import { investorsOnly, listPipeline, noteDeal, placeDeal, takeDealOut } from './pipeline.ts'
import { changeDeal, moveDeal, postDeal, removeDeal } from './post-deal.ts'
import { cardsFor, decksFor, presentDeal } from './present.ts'
import { countsOf } from './queries.ts'
import { standingsOf } from './standing.ts'

const api = implement(dealsContract).$context<RequestContext>().use(signedIn)

/** A handler that only performs an action on a deal. */
const onDeal = (act: (services: Services, actor: Actor, id: string) => Promise<void>) =>
  action<{ id: string }>((services, actor, { id }) => act(services, actor, id))

export const dealsHandlers = {
  list: api.list.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const page = await findDeals(reader, actor.id, input)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  count: api.count.handler(async ({ context: { actor, services }, input }) => ({
    count: await countFound(services.database.kysely, actor.id, input),
  })),

  mine: api.mine.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const page = await listOwnDeals(reader, actor.id, input)
    const cardOf = await cardsFor(reader, actor.id, page.items)
    return presentPage(page, (row) => ({ ...cardOf(row), counts: row }))
  }),

  ofMember: api.ofMember.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    const reader = services.database.kysely
    const page = await listDealsOf(reader, actor.id, id, request)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  ofOrganisation: api.ofOrganisation.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    const reader = services.database.kysely
    const page = await listDealsOfOrganisation(reader, actor.id, id, request)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  get: api.get.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const deal = await dealFor(reader, actor, input.id)
    const isOwn = isOwnDeal(deal, actor.id, deal.role)
    const [owners, organisationOf, standingOf, deckOf, grant, counts] = await Promise.all([
      briefsById(reader, [deal.user_id]),
      organisationsFor(reader, actor.id, [deal]),
      standingsOf(reader, actor.id, isOwn ? [] : [deal.id]),
      decksFor(reader, [deal.id]),
      isOwn ? undefined : grantOf(reader, deal.id, actor.id),
      isOwn ? countsOf(reader, deal.id) : undefined,
    ])
    const owner = owners.get(deal.user_id)
    if (!owner) throw new Refusal(dealProblems.dealGone)
    return presentDeal(deal, {
      owner,
      organisation: organisationOf(deal).brief,
      standing: isOwn ? null : standingOf(deal.id),
      deck: deckOf(deal.id),
      reading: isOwn ? 'allowed' : readingOf(deal.readers, actor.user_type, grant),
      counts: counts ?? null,
      can: permissionsFor(deal, actor.id, deal.role),
    })
  }),

  view: api.view.handler(onDeal(countView)),

  post: api.post.handler(async ({ context: { actor, services }, input }) => {
    await postDeal(services, actor, input)
    return { id: input.id }
  }),

  change: api.change.handler(action(changeDeal)),

  move: api.move.handler(async ({ context: { actor, services }, input: { id, ...move } }) => {
    await moveDeal(services, actor, id, move)
    return {}
  }),

  remove: api.remove.handler(onDeal(removeDeal)),

  draft: api.draft.handler(async ({ context: { actor, services }, input }) => ({
    draft: await draftOf(services.database.kysely, actor.id, input.id),
  })),

  keepDraft: api.keepDraft.handler(async ({ context: { actor, services }, input: { id, content } }) => {
    if (content) await keepDraft(services, actor, id, content)
    else await discardDraft(services, actor, id)
    return {}
  }),

  bookmark: api.bookmark.handler(onDeal(bookmarkDeal)),

  removeBookmark: api.removeBookmark.handler(onDeal(removeBookmark)),

  expressInterest: api.expressInterest.handler(onDeal(expressInterest)),

  withdrawInterest: api.withdrawInterest.handler(onDeal(withdrawInterest)),

  requestIntroduction: api.requestIntroduction.handler(async ({ context: { actor, services }, input: { id, note } }) => {
    await requestIntroduction(services, actor, id, note)
    return {}
  }),

  withdrawIntroduction: api.withdrawIntroduction.handler(onDeal(withdrawIntroduction)),

  introductions: api.introductions.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listIntroductions(services.database.kysely, actor.id, input), (row) => ({
      deal_id: row.deal_id,
      deal_title: row.title,
      member: presentBrief(row),
      note: row.note,
      state: row.state,
      requested_at: row.requested_at.toISOString(),
    })),
  ),

  answerIntroduction: api.answerIntroduction.handler(action(answerIntroduction)),

  pipeline: api.pipeline.handler(async ({ context: { actor, services }, input }) => {
    investorsOnly(actor)
    const reader = services.database.kysely
    const page = await listPipeline(reader, actor.id, input)
    const cardOf = await cardsFor(reader, actor.id, page.items)
    return presentPage(page, ({ step, place, note, pass_reason, placed_at, ...row }) => ({
      deal: cardOf(row),
      step,
      place,
      note,
      pass_reason,
      updated_at: placed_at.toISOString(),
    }))
  }),

  place: api.place.handler(action(placeDeal)),

  note: api.note.handler(async ({ context: { actor, services }, input }) => {
    await noteDeal(services, actor, input.id, input.note)
    return {}
  }),

  takeOut: api.takeOut.handler(onDeal(takeDealOut)),

  askToRead: api.askToRead.handler(onDeal(askToRead)),

  withdrawAsk: api.withdrawAsk.handler(onDeal(withdrawAsk)),

  access: api.access.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listAccess(services, actor, input), (row) => ({
      member: presentBrief(row),
      state: row.state,
      asked_at: row.asked_at?.toISOString() ?? null,
    })),
  ),

  readingRequests: api.readingRequests.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listReadingRequests(services.database.kysely, actor.id, input), (row) => ({
      deal_id: row.deal_id,
      deal_title: row.title,
      member: presentBrief(row),
      asked_at: row.asked_at.toISOString(),
    })),
  ),

  answerAccess: api.answerAccess.handler(action(answerAccess)),

  tellInvestment: api.tellInvestment.handler(onDeal(tellInvestment)),

  withdrawInvestment: api.withdrawInvestment.handler(onDeal(withdrawInvestment)),

  investors: api.investors.handler(({ context: { actor, services }, input }) => listInvestors(services.database.kysely, actor, input)),

  analytics: api.analytics.handler(({ context: { actor, services }, input }) =>
    analyticsOf(services.database.kysely, actor, input.id, input.days),
  ),

  analyticsFile: api.analyticsFile.handler(async ({ context: { actor, services }, input }) => {
    const { kysely } = services.database
    const say = sayIn(await languageOf(kysely, actor.id))
    return csvDownload('deal-figures', [analyticsTable(await analyticsOf(kysely, actor, input.id, input.days), say)])
  }),

  overview: api.overview.handler(({ context: { actor, services }, input }) => overviewOf(services.database.kysely, actor, input.days)),

  overviewFile: api.overviewFile.handler(async ({ context: { actor, services }, input }) => {
    const { kysely } = services.database
    const say = sayIn(await languageOf(kysely, actor.id))
    return csvDownload('all-deals-figures', [overviewTable(await overviewOf(kysely, actor, input.days), say)])
  }),
}
