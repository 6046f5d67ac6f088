import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { removeDocumentsOf } from '#features/documents/server/index.ts'
import { findCity } from '#features/places/server/index.ts'
import type { ValidDealInput } from '../posting-contract.ts'
import { dealsEach } from '../limits.ts'
import { dealProblems } from '../problems.ts'
import { type DealStatus, mayMove } from '../statuses.ts'
import { roughEuros, termsOf } from '../terms.ts'
import { requireProfile, ownDealToChange } from './access.ts'
import { removeDraft } from './drafts.ts'
import { countOwnDeals, dealById, deleteDeal, insertDeal, setStatus, updateDeal } from './queries.ts'

type Posted = ValidDealInput & { id: string }

/** Values derived from a deal's fields. @throws Refusal unknownCity */
function derivedOf({ city_id, country, currency, funding_amount, min_investment, max_investment }: ValidDealInput) {
  const city = city_id === null ? undefined : findCity(city_id)
  if (city_id !== null && city?.country !== country) throw new Refusal(dealProblems.unknownCity)
  return {
    city: city?.name ?? null,
    euros: roughEuros(funding_amount, currency),
    min_euros: roughEuros(min_investment, currency),
    max_euros: roughEuros(max_investment, currency),
  }
}

/**
 * Posts a deal as active and deletes its draft. Repeating it with the same id has no effect.
 * @throws Refusal unknownCity, profileFirst, tooManyDeals; dealGone for another member's id
 */
export async function postDeal({ events }: Services, actor: Actor, deal: Posted): Promise<void> {
  const derived = derivedOf(deal)
  await events.change(async (tx, announce) => {
    await requireProfile(tx, actor)
    if ((await countOwnDeals(tx, actor.id)) >= dealsEach && !(await dealById(tx, deal.id)))
      throw new Refusal(dealProblems.tooManyDeals, { most: dealsEach })
    const isNew = await insertDeal(tx, { ...deal, ...derived, user_id: actor.id }, termsOf({ ...deal, status: 'active' }))
    if (!isNew && (await dealById(tx, deal.id))?.user_id !== actor.id) throw new Refusal(dealProblems.dealGone)
    await removeDraft(tx, actor.id, deal.id)
    if (isNew) await announce('deal.posted', { deal_id: deal.id, owner_id: actor.id })
  })
}

/** Updates one of the actor's deals. @throws Refusal unknownCity, dealGone, notOwner */
export async function changeDeal({ events }: Services, actor: Actor, deal: Posted): Promise<void> {
  const derived = derivedOf(deal)
  await events.change(async (tx, announce) => {
    const { status } = await ownDealToChange(tx, actor, deal.id)
    await updateDeal(tx, { ...deal, ...derived }, termsOf({ ...deal, status }))
    await removeDraft(tx, actor.id, deal.id)
    await announce('deal.changed', { deal_id: deal.id, owner_id: actor.id })
  })
}

/**
 * Changes the status of one of the actor's deals, unless it was changed since they looked: the second of two simultaneous changes is refused.
 * @throws Refusal dealGone, notOwner, moveNotAllowed
 */
export async function moveDeal({ events }: Services, actor: Actor, id: string, move: { from: DealStatus; to: DealStatus }): Promise<void> {
  await events.change(async (tx, announce) => {
    const { status } = await ownDealToChange(tx, actor, id)
    if (status === move.to) return
    if (status !== move.from || !mayMove(status, move.to)) throw new Refusal(dealProblems.moveNotAllowed)
    await setStatus(tx, id, move.to)
    await announce('deal.changed', { deal_id: id, owner_id: actor.id })
  })
}

/** @throws Refusal dealGone, notOwner */
export async function removeDeal(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await ownDealToChange(tx, actor, id)
    await removeDocumentsOf(services, tx, id, actor.id)
    await deleteDeal(tx, id)
    await announce('deal.removed', { deal_id: id, owner_id: actor.id })
  })
}
