import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import { removeDocumentsOf, takeSubjects } from '#features/documents/server/index.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { organisations, requireAct } from '#features/organisations/server/index.ts'
import { findCity } from '#features/places/server/index.ts'
import type { ValidDealInput } from '../posting-contract.ts'
import { dealsEach } from '../limits.ts'
import { dealProblems } from '../problems.ts'
import { type DealStatus, mayMove } from '../statuses.ts'
import { roughEuros, termsOf } from '../terms.ts'
import { ownDealToEdit } from './access.ts'
import { removeDraft, removeDraftsOf } from './drafts.ts'
import { changedForOwners } from './live.ts'
import { dealById, deleteDeal, insertDeal, lockAndCountDeals, setStatus, updateDeal } from './queries.ts'

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
 * The organisation of a deal, and its name, which stands on the deal. Its row is locked first, so that until the transaction ends it is not
 * renamed, and the actor is not removed from it.
 * @throws Refusal notIn, notYourRole
 */
async function postedFor(tx: Tx, actor: Actor, organisation_id: string | null) {
  if (organisation_id === null) return { organisation_id }
  const organisation = await tx
    .selectFrom(organisations.as('o'))
    .select('o.name')
    .where('o.id', '=', organisation_id)
    .forKeyShare('o')
    .executeTakeFirst()
  await requireAct(tx, actor, organisation_id, 'act')
  return { organisation_id, ...(organisation && { company_name: organisation.name }) }
}

/**
 * Posts a deal as active and deletes its draft. Repeating it with the same id has no effect.
 * @throws Refusal unknownCity, profileFirst, tooManyDeals; dealGone for an id of another member or room, idTaken for one of another deal of
 * theirs; notIn, notYourRole for an organisation
 */
export async function postDeal({ events, live }: Services, actor: Actor, input: Posted): Promise<void> {
  const derived = derivedOf(input)
  await events.change(async (tx, announce) => {
    await requireProfile(tx, actor, dealProblems.profileFirst)
    if ((await lockAndCountDeals(tx, actor.id)) >= dealsEach && !(await dealById(tx, input.id)))
      throw new Refusal(dealProblems.tooManyDeals, { most: dealsEach })
    const deal = { ...input, ...(await postedFor(tx, actor, input.organisation_id ?? null)) }
    if (!(await takeSubjects(tx, 'deals', [input.id]))) throw new Refusal(dealProblems.dealGone)
    const isNew = await insertDeal(tx, { ...deal, ...derived, user_id: actor.id }, termsOf({ ...deal, status: 'active' }))
    if (!isNew) {
      const before = await dealById(tx, deal.id)
      if (before?.user_id !== actor.id) throw new Refusal(dealProblems.dealGone)
      requireRepeat(before, deal)
    }
    await removeDraft(tx, actor.id, deal.id)
    if (!isNew) return
    await announce('deal.posted', { deal_id: deal.id, owner_id: actor.id })
    live.tellAfter(tx, await changedForOwners(tx, { ...deal, user_id: actor.id }))
  })
}

/**
 * Updates a deal of the actor's, or of an organisation that they manage. Colleagues of its poster can only take it out of the organisation,
 * since they can't post elsewhere in the poster's name.
 * @throws Refusal unknownCity, dealGone, notOwner, notYourRole, notIn
 */
export async function changeDeal({ events, live }: Services, actor: Actor, input: Posted): Promise<void> {
  const derived = derivedOf(input)
  await events.change(async (tx, announce) => {
    const before = await ownDealToEdit(tx, actor, input.id)
    const organisation_id = input.organisation_id === undefined ? before.organisation_id : input.organisation_id
    if (organisation_id !== before.organisation_id) {
      if (!before.can.changeOrganisation) throw new Refusal(organisationProblems.notYourRole)
      if (organisation_id !== null && before.user_id !== actor.id) throw new Refusal(dealProblems.notPoster)
    }
    const deal = { ...input, ...(await postedFor(tx, actor, organisation_id)) }
    await updateDeal(tx, { ...deal, ...derived }, termsOf({ ...deal, status: before.status }))
    await removeDraft(tx, actor.id, deal.id)
    await announce('deal.changed', { deal_id: deal.id, owner_id: before.user_id })
    live.tellAfter(tx, await changedForOwners(tx, before))
    if (organisation_id !== before.organisation_id) live.tellAfter(tx, await changedForOwners(tx, { ...before, organisation_id }))
  })
}

/**
 * Changes the status of a deal, unless it was changed since the actor looked: the second of two simultaneous changes is refused.
 * @throws Refusal dealGone, notOwner, notYourRole, moveNotAllowed
 */
export async function moveDeal(
  { events, live }: Services,
  actor: Actor,
  id: string,
  move: { from: DealStatus; to: DealStatus },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const deal = await ownDealToEdit(tx, actor, id)
    const { status, user_id } = deal
    if (status === move.to) return
    if (status !== move.from || !mayMove(status, move.to)) throw new Refusal(dealProblems.moveNotAllowed)
    await setStatus(tx, id, move.to)
    await announce('deal.changed', { deal_id: id, owner_id: user_id })
    live.tellAfter(tx, await changedForOwners(tx, deal))
  })
}

/** @throws Refusal dealGone, notOwner, notYourRole */
export async function removeDeal(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const deal = await ownDealToEdit(tx, actor, id)
    await removeDocumentsOf(services, tx, id, deal.user_id)
    await removeDraftsOf(tx, id)
    await deleteDeal(tx, id)
    await announce('deal.removed', { deal_id: id, owner_id: deal.user_id })
    services.live.tellAfter(tx, await changedForOwners(tx, deal))
  })
}
