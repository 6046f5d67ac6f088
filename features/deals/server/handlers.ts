import { implement } from '@orpc/server'
import { Refusal } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { presentPage } from '#platform/server/paging.ts'
import { sayIn } from '#platform/server/texts.ts'
import { briefsById, languageOf, presentBrief } from '#features/members/server/index.ts'
import { dealsContract } from '../contract.ts'
import { dealProblems } from '../problems.ts'
import { readingOf } from '../reading.ts'
import { dealFor } from './access.ts'
import { analyticsOf, analyticsTable, listInvestors, overviewOf, overviewTable, tableFile } from './figures.ts'
import { discardDraft, draftOf, keepDraft } from './drafts.ts'
import { countFound, findDeals, listDealsOf, listOwnDeals } from './find-deals.ts'
import { bookmarkDeal, countView, expressInterest, removeBookmark, withdrawInterest } from './interactions.ts'
import { answerIntroduction, listIntroductions, requestIntroduction, withdrawIntroduction } from './introductions.ts'
import { grantOf } from './grant-queries.ts'
import { answerAccess, askToRead, listAccess, listReadingRequests, withdrawAsk } from './grants.ts'
import { tellInvestment, withdrawInvestment } from './investment.ts'
import { investorsOnly, listPipeline, noteDeal, placeDeal, takeDealOut } from './pipeline.ts'
import { changeDeal, moveDeal, postDeal, removeDeal } from './post-deal.ts'
import { cardsFor, decksFor, presentDeal } from './present.ts'
import { countsOf } from './queries.ts'
import { standingsOf } from './standing.ts'

const api = implement(dealsContract).$context<RequestContext>().use(signedIn)

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

  get: api.get.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const deal = await dealFor(reader, actor, input.id)
    const isOwn = deal.user_id === actor.id
    const [owners, standingOf, deckOf, grant, counts] = await Promise.all([
      briefsById(reader, [deal.user_id]),
      standingsOf(reader, actor.id, isOwn ? [] : [deal.id]),
      decksFor(reader, [deal.id]),
      isOwn ? undefined : grantOf(reader, deal.id, actor.id),
      isOwn ? countsOf(reader, deal.id) : undefined,
    ])
    const owner = owners.get(deal.user_id)
    if (!owner) throw new Refusal(dealProblems.dealGone)
    return presentDeal(deal, {
      owner,
      standing: isOwn ? null : standingOf(deal.id),
      deck: deckOf(deal.id),
      reading: isOwn ? 'allowed' : readingOf(deal.readers, actor.user_type, grant),
      counts: counts ?? null,
    })
  }),

  view: api.view.handler(async ({ context: { actor, services }, input }) => {
    await countView(services, actor, input.id)
    return {}
  }),

  post: api.post.handler(async ({ context: { actor, services }, input }) => {
    await postDeal(services, actor, input)
    return { id: input.id }
  }),

  change: api.change.handler(async ({ context: { actor, services }, input }) => {
    await changeDeal(services, actor, input)
    return {}
  }),

  move: api.move.handler(async ({ context: { actor, services }, input: { id, ...move } }) => {
    await moveDeal(services, actor, id, move)
    return {}
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removeDeal(services, actor, input.id)
    return {}
  }),

  draft: api.draft.handler(async ({ context: { actor, services }, input }) => ({
    draft: await draftOf(services.database.kysely, actor.id, input.id),
  })),

  keepDraft: api.keepDraft.handler(async ({ context: { actor, services }, input: { id, content } }) => {
    if (content) await keepDraft(services, actor, id, content)
    else await discardDraft(services, actor, id)
    return {}
  }),

  bookmark: api.bookmark.handler(async ({ context: { actor, services }, input }) => {
    await bookmarkDeal(services, actor, input.id)
    return {}
  }),

  removeBookmark: api.removeBookmark.handler(async ({ context: { actor, services }, input }) => {
    await removeBookmark(services, actor, input.id)
    return {}
  }),

  expressInterest: api.expressInterest.handler(async ({ context: { actor, services }, input }) => {
    await expressInterest(services, actor, input.id)
    return {}
  }),

  withdrawInterest: api.withdrawInterest.handler(async ({ context: { actor, services }, input }) => {
    await withdrawInterest(services, actor, input.id)
    return {}
  }),

  requestIntroduction: api.requestIntroduction.handler(async ({ context: { actor, services }, input: { id, note } }) => {
    await requestIntroduction(services, actor, id, note)
    return {}
  }),

  withdrawIntroduction: api.withdrawIntroduction.handler(async ({ context: { actor, services }, input }) => {
    await withdrawIntroduction(services, actor, input.id)
    return {}
  }),

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

  answerIntroduction: api.answerIntroduction.handler(async ({ context: { actor, services }, input }) => {
    await answerIntroduction(services, actor, input)
    return {}
  }),

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

  place: api.place.handler(async ({ context: { actor, services }, input }) => {
    await placeDeal(services, actor, input)
    return {}
  }),

  note: api.note.handler(async ({ context: { actor, services }, input }) => {
    await noteDeal(services, actor, input.id, input.note)
    return {}
  }),

  takeOut: api.takeOut.handler(async ({ context: { actor, services }, input }) => {
    await takeDealOut(services, actor, input.id)
    return {}
  }),

  askToRead: api.askToRead.handler(async ({ context: { actor, services }, input }) => {
    await askToRead(services, actor, input.id)
    return {}
  }),

  withdrawAsk: api.withdrawAsk.handler(async ({ context: { actor, services }, input }) => {
    await withdrawAsk(services, actor, input.id)
    return {}
  }),

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

  answerAccess: api.answerAccess.handler(async ({ context: { actor, services }, input }) => {
    await answerAccess(services, actor, input)
    return {}
  }),

  tellInvestment: api.tellInvestment.handler(async ({ context: { actor, services }, input }) => {
    await tellInvestment(services, actor, input.id)
    return {}
  }),

  withdrawInvestment: api.withdrawInvestment.handler(async ({ context: { actor, services }, input }) => {
    await withdrawInvestment(services, actor, input.id)
    return {}
  }),

  investors: api.investors.handler(({ context: { actor, services }, input }) => listInvestors(services.database.kysely, actor, input)),

  analytics: api.analytics.handler(({ context: { actor, services }, input }) =>
    analyticsOf(services.database.kysely, actor, input.id, input.days),
  ),

  analyticsFile: api.analyticsFile.handler(async ({ context: { actor, services }, input }) => {
    const { kysely } = services.database
    const say = sayIn(await languageOf(kysely, actor.id))
    return tableFile('deal-figures', analyticsTable(await analyticsOf(kysely, actor, input.id, input.days), say))
  }),

  overview: api.overview.handler(({ context: { actor, services }, input }) => overviewOf(services.database.kysely, actor, input.days)),

  overviewFile: api.overviewFile.handler(async ({ context: { actor, services }, input }) => {
    const { kysely } = services.database
    const say = sayIn(await languageOf(kysely, actor.id))
    return tableFile('all-deals-figures', overviewTable(await overviewOf(kysely, actor, input.days), say))
  }),
}
