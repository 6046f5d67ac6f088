import { sql } from 'kysely'
import { foldedWords } from '#platform/search-words.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type DomainEvent, type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { documentReadersChanged } from '#features/documents/server/index.ts'
import { heirFor, organisations, roleIn } from '#features/organisations/server/index.ts'
import { termsOf } from '../terms.ts'
import { renewFactTerms } from './fact-terms.ts'
import { handOverDeals } from './hand-over.ts'
import { changedForOwners } from './live.ts'
import { renameCompany } from './queries.ts'

type Followed = 'organisation.changed' | 'organisation.founded' | 'organisation.left' | 'organisation.merged' | 'organisation.removed'
type DealWritten = 'deal.posted' | 'deal.changed'

/**
 * Keeps an organisation's deals in step with it. One reaction follows all events, in their order, because each builds on what the ones
 * before changed. It also follows deals, whose terms are written anew without those of their organisation. Deals of a deleted organisation become their posters' own by their foreign key.
 */
export const followOrganisations = ({ live }: Services): Reaction =>
  reaction<Followed | DealWritten>({
    name: 'deals.followOrganisations',
    on: [
      'organisation.changed',
      'organisation.founded',
      'organisation.left',
      'organisation.merged',
      'organisation.removed',
      'deal.posted',
      'deal.changed',
    ],
    async react(tx, events) {
      const [touched, written] = [new Set<string>(), new Set<string>()]
      for (const event of events) {
        if (isWritten(event)) written.add(event.payload.deal_id)
        else touched.add(await follow(tx, event))
      }
      for (const id of touched) await refresh(live, tx, id)
      for (const deal_id of written) await renewFactTerms(tx, { deal_id })
    },
  })

const isWritten = (event: DomainEvent<Followed | DealWritten>): event is DomainEvent<DealWritten> => 'deal_id' in event.payload

/** Its name and facts on its deals, and the pages of its people, who may be others now. */
async function refresh(live: Live, tx: Tx, id: string): Promise<void> {
  await giveName(tx, id)
  await renewFactTerms(tx, { organisation_id: id })
  const deal = await tx
    .selectFrom('deal_flows')
    .select(['id', 'user_id', 'organisation_id'])
    .where('organisation_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (deal) live.tellAfter(tx, await changedForOwners(tx, deal))
}

/** @returns the organisation to which the deals belong now */
async function follow(tx: Tx, { type, payload }: DomainEvent<Followed>): Promise<string> {
  if (type === 'organisation.left') await continueDeals(tx, payload)
  if (type === 'organisation.founded' && payload.takes_deals) await takeDeals(tx, payload)
  if (type === 'organisation.removed') await renewDocuments(tx, await ownDealsOf(tx, payload.member_ids))
  if (type !== 'organisation.merged') return payload.organisation_id
  const { rows } = await sql<{ id: string }>`
    update deal_flows d set organisation_id = o.id from ${organisations.as('o')}
    where d.organisation_id = ${payload.organisation_id} and o.id = ${payload.into_id} returning d.id`.execute(tx)
  await renewDocuments(tx, rows)
  return payload.into_id
}

interface Left {
  organisation_id: string
  member_id: string
  heir_id: string | null
}

/** What somebody posted in an organisation's name is continued by a colleague; without any, it is the member's own from now on. */
async function continueDeals(tx: Tx, { organisation_id, member_id, heir_id }: Left): Promise<void> {
  // They are back.
  if (await roleIn(tx, member_id, organisation_id)) return
  const isHeirIn = heir_id !== null && (await roleIn(tx, heir_id, organisation_id)) !== undefined
  const to = isHeirIn ? heir_id : (await heirFor(tx, organisation_id, member_id))?.member_id
  if (to) return handOverDeals(tx, { organisation_id, from: member_id, to })
  const own = await tx
    .updateTable('deal_flows')
    .set({ organisation_id: null })
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', member_id)
    .returning('id')
    .execute()
  await renewDocuments(tx, own)
}

/** The founder's own deals that have the organisation's name as their company become the organisation's. */
async function takeDeals(tx: Tx, { organisation_id, member_id }: { organisation_id: string; member_id: string }): Promise<void> {
  const name = await nameOf(tx, organisation_id)
  if (name === undefined || !(await roleIn(tx, member_id, organisation_id))) return
  const own = await tx
    .selectFrom('deal_flows')
    .select(['id', 'company_name'])
    .where('user_id', '=', member_id)
    .where('organisation_id', 'is', null)
    .execute()
  const ids = own.filter(({ company_name }) => isSameName(company_name, name)).map(({ id }) => id)
  if (ids.length === 0) return
  await tx.updateTable('deal_flows').set({ organisation_id }).where('id', 'in', ids).execute()
  await documentReadersChanged(tx, ids)
}

const isSameName = (one: string, other: string) => foldedWords(one).join(' ') === foldedWords(other).join(' ')

async function nameOf(tx: Tx, id: string): Promise<string | undefined> {
  const organisation = await tx.selectFrom(organisations.as('o')).select('o.name').where('o.id', '=', id).executeTakeFirst()
  return organisation?.name
}

/** The name of the organisation stands on its deals, and they are found by it. */
async function giveName(tx: Tx, organisationId: string): Promise<void> {
  const company_name = await nameOf(tx, organisationId)
  if (company_name === undefined) return
  const renamed = await tx
    .selectFrom('deal_flows')
    .select(['id', 'title', 'description', 'industry', 'funding_stage', 'country', 'sdgs', 'geography', 'status'])
    .where('organisation_id', '=', organisationId)
    .where('company_name', '<>', company_name)
    .forNoKeyUpdate()
    .execute()
  for (const { id, ...deal } of renamed) await renameCompany(tx, id, company_name, termsOf({ ...deal, company_name }))
  await renewDocuments(tx, renamed)
}

/** The deals that belong to no organisation. */
const ownDealsOf = (tx: Tx, members: readonly string[]) =>
  tx
    .selectFrom('deal_flows')
    .select('id')
    .where('user_id', '=', sql<string>`any(${members}::uuid[])`)
    .where('organisation_id', 'is', null)
    .execute()

/** Others find the documents of these deals now, or find them by another name. */
async function renewDocuments(tx: Tx, deals: readonly { id: string }[]): Promise<void> {
  if (deals.length > 0)
    await documentReadersChanged(
      tx,
      deals.map(({ id }) => id),
    )
}
