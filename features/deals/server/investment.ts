import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { dealProblems } from '../problems.ts'
import { othersDeal } from './access.ts'
import { informBoth } from './live.ts'
import { investorsOnly } from './pipeline.ts'
import { record, takeBack } from './record.ts'

/** Tells a deal's owners about an investment, which the private pipeline never does. @throws Refusal notAllowed, dealGone, ownDeal, profileFirst */
export async function tellInvestment({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  investorsOnly(actor)
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    await requireProfile(tx, actor, dealProblems.profileFirst)
    if (!(await record(tx, actor.id, id, 'invested'))) return
    await announce('deal.invested', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await informBoth(live, tx, deal, actor.id)
  })
}

/** @throws Refusal dealGone, ownDeal */
export async function withdrawInvestment({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await othersDeal(tx, actor, id)
    if (!(await takeBack(tx, actor.id, id, 'invested'))) return
    await announce('deal.investmentWithdrawn', { deal_id: id, owner_id: deal.user_id, member_id: actor.id })
    await informBoth(live, tx, deal, actor.id)
  })
}
