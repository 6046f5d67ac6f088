import { type Expression, sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { type OrganisationRole, may } from '#features/organisations/roles.ts'
import { organisationsOf, peopleOf, roleIn } from '#features/organisations/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DealCan } from '../deal-contract.ts'
import { dealProblems } from '../problems.ts'
import { type DealRow, lockDeal } from './queries.ts'

/** Whose a deal is: its organisation's people's, or, without an organisation, the member's who posted it. */
export interface Owned {
  user_id: string
  organisation_id: string | null
}

/** The viewer's role in an organisation, if they are in it. */
type Role = OrganisationRole | null | undefined

/** Whether a deal is the viewer's own: they read what only its owners read, answer requests, and can't be interested in it. */
export const isOwnDeal = (deal: Owned, viewer: string, role: Role): boolean =>
  deal.organisation_id === null ? deal.user_id === viewer : may(role, 'read')

/** What the viewer may do with a deal of their own. Colleagues change nothing of each other's, except owners and admins. */
export function permissionsFor(deal: Owned, viewer: string, role: Role): DealCan {
  const isPoster = deal.user_id === viewer
  const isOwn = isOwnDeal(deal, viewer, role)
  return {
    edit: isOwn && (isPoster || may(role, 'edit')),
    // Those who leave can't take along what belongs to their organisation.
    changeOrganisation: isOwn && (deal.organisation_id === null || may(role, 'edit')),
  }
}

/** The columns of `deal_flows` that say whose a deal is, as they are called in a query. */
export interface OwnedColumns {
  user_id: Expression<string>
  organisation_id: Expression<string | null>
}

/** Condition: the same as `isOwnDeal`, for rows of `deal_flows`. */
export const areOwn = (viewer: Expression<string>, { user_id, organisation_id }: OwnedColumns) =>
  sql<boolean>`(case when ${organisation_id} is null then ${user_id} = ${viewer} else ${organisation_id} = any(${organisationIdsOf(viewer)}) end)`

/** Condition: whether the viewer can see a deal: not if they and its poster are hidden from each other, unless it is their organisation's. */
export const areSeen = (viewer: Expression<string>, { user_id, organisation_id }: OwnedColumns) =>
  sql<boolean>`(${user_id} <> all(${hiddenFrom(viewer)}) or ${organisation_id} = any(${organisationIdsOf(viewer)}))`

/** Array of the ids of the viewer's organisations; PostgreSQL computes it once per query if `viewer` is a parameter. */
const organisationIdsOf = (viewer: Expression<string>) => sql<string[]>`array(select organisation_id from ${organisationsOf(viewer)} mine)`

/**
 * Query: all deals that are the viewer's own, as `id` and `title`. Join what belongs to them in a lateral part with `offset 0`, so that it is
 * looked up deal by deal however many there are in the community.
 */
export const ownDealsOf = (viewer: Expression<string>) => sql<{ id: string; title: string }>`(
  select id, title from deal_flows where user_id = ${viewer} and organisation_id is null
  union all
  select its.id, its.title from ${organisationsOf(viewer)} mine join deal_flows its on its.organisation_id = mine.organisation_id)`

/** A deal with the viewer's role in its organisation; null if it has none, or the viewer is not in it. */
export type SeenDeal = DealRow & { role: OrganisationRole | null }

/** A deal, if the viewer can see it. @param isHeld lock it against deletion */
export const dealSeenBy = (reader: Reader, viewer: string, id: string, { isHeld = false } = {}): Promise<SeenDeal | undefined> =>
  reader
    .selectFrom('deal_flows as d')
    .leftJoin(organisationsOf(viewer).as('mine'), 'mine.organisation_id', 'd.organisation_id')
    .selectAll('d')
    .select(sql<OrganisationRole | null>`mine.role`.as('role'))
    .where('d.id', '=', id)
    .where((deal) => areSeen(sql`${viewer}::uuid`, { user_id: deal.ref('d.user_id'), organisation_id: deal.ref('d.organisation_id') }))
    .$if(isHeld, (query) => query.forKeyShare('d'))
    .executeTakeFirst()

/** A deal the actor may see. @throws Refusal dealGone if there is none, or its poster and the actor are hidden from each other */
export async function dealFor(reader: Reader, actor: Actor, id: string): Promise<SeenDeal> {
  const deal = await dealSeenBy(reader, actor.id, id)
  if (!deal) throw new Refusal(dealProblems.dealGone)
  return deal
}

/** Another member's deal, locked against deletion until the transaction ends; its owners can still change it. @throws Refusal dealGone, ownDeal */
export async function othersDeal(tx: Tx, actor: Actor, id: string): Promise<SeenDeal> {
  const deal = await dealSeenBy(tx, actor.id, id, { isHeld: true })
  if (!deal) throw new Refusal(dealProblems.dealGone)
  if (isOwnDeal(deal, actor.id, deal.role)) throw new Refusal(dealProblems.ownDeal)
  return deal
}

/** The members whose deal it is. */
export async function ownersOf(reader: Reader, { user_id, organisation_id }: Owned): Promise<string[]> {
  if (organisation_id === null) return [user_id]
  const people = await reader
    .selectFrom(peopleOf(sql`${organisation_id}::uuid`).as('its'))
    .select('its.member_id')
    .execute()
  return people.map(({ member_id }) => member_id)
}

/** The actor's own deal, to read what only owners see. @throws Refusal dealGone if they can't see it, notOwner if they can */
export async function ownDeal(reader: Reader, actor: Actor, id: string): Promise<SeenDeal> {
  const deal = await dealFor(reader, actor, id)
  if (!isOwnDeal(deal, actor.id, deal.role)) throw new Refusal(dealProblems.notOwner)
  return deal
}

/**
 * The actor's own deal, to answer members in its name, locked until the transaction ends.
 * @throws Refusal dealGone if they can't see it, notOwner if they can, notYourRole
 */
export async function ownDealToAnswer(tx: Tx, actor: Actor, id: string) {
  const deal = await lockDeal(tx, id)
  const role = deal?.organisation_id ? ((await roleIn(tx, actor.id, deal.organisation_id)) ?? null) : null
  if (!deal || !isOwnDeal(deal, actor.id, role)) {
    await dealFor(tx, actor, id)
    throw new Refusal(dealProblems.notOwner)
  }
  if (deal.organisation_id !== null && !may(role, 'act')) throw new Refusal(organisationProblems.notYourRole)
  return { ...deal, role, can: permissionsFor(deal, actor.id, role) }
}

/** The same, to change or delete it. @throws Refusal dealGone, notOwner; notYourRole if it is a colleague's */
export async function ownDealToEdit(tx: Tx, actor: Actor, id: string) {
  const deal = await ownDealToAnswer(tx, actor, id)
  if (!deal.can.edit) throw new Refusal(organisationProblems.notYourRole)
  return deal
}
