import { sql } from 'kysely'
import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { isStorable } from '#platform/server/http/storable-input.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import type { OtherSide } from '../portfolio-contract.ts'
import { organisationProblems } from '../problems.ts'
import { may } from '../roles.ts'
import { organisationFor, requireAct } from './access.ts'
import { tellChanged } from './live.ts'
import type { OrganisationBriefRow } from './organisations.ts'
import { lockOrganisations, roleOf } from './queries.ts'

interface Pair {
  fund_id: string
  company_id: string
}

type OtherSideRow = OrganisationBriefRow & Pick<OtherSide, 'is_investor'>

/** The other sides of an organisation's investments, as seen from both. */
const others = (id: string) => sql<{ other_id: string; is_investor: boolean; ours: boolean; theirs: boolean }>`(
  select company_id as other_id, false as is_investor, fund_stated as ours, company_stated as theirs from organisation_portfolio
  where fund_id = ${id}
  union all
  select fund_id, true, company_stated, fund_stated from organisation_portfolio where company_id = ${id})`

const shown = (reader: Reader, id: string) =>
  reader
    .selectFrom(others(id).as('p'))
    .innerJoin('organisations as o', 'o.id', 'p.other_id')
    .select(['o.id', 'o.slug', 'o.name', 'o.kind', 'o.logo', 'p.is_investor'])
    .where('o.hidden_at', 'is', null)
    .where('o.merged_into', 'is', null)

const byName = keyset(z.object({ name: z.string().max(400).refine(isStorable), id: z.uuid() }), ({ name, id }: OtherSideRow) => ({
  name,
  id,
}))

/** What both sides have confirmed. @throws Refusal gone; invalidInput for an invalid cursor */
export async function listPortfolio(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<OtherSideRow>> {
  await organisationFor(reader, actor, id)
  return readPage(request, byName, (limit, after) =>
    shown(reader, id)
      .where('p.ours', '=', true)
      .where('p.theirs', '=', true)
      .$if(after !== undefined, (query) => query.where(sql<boolean>`(o.name, o.id) > (${after?.name}, ${after?.id}::uuid)`))
      .orderBy('o.name')
      .orderBy('o.id')
      .limit(limit)
      .execute(),
  )
}

/** What one side has stated and the other has not. At most a hundred. @throws Refusal notIn, notYourRole */
export async function listUnconfirmed(reader: Reader, actor: Actor, id: string) {
  await requireAct(reader, actor, id, 'edit')
  return shown(reader, id)
    .select('p.ours as is_ours')
    .where(sql<boolean>`p.ours <> p.theirs`)
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(100)
    .execute()
}

/**
 * States an investment for the sides that the actor can edit; the page shows it once both have.
 * @throws Refusal gone, notYourRole if they can edit neither, notAllowed unless a fund, corporate or accelerator invests in another organisation
 */
export async function stateInvestment({ database, live }: Services, actor: Actor, pair: Pair): Promise<void> {
  await database.transaction(async (tx) => {
    const sides = await sidesOf(tx, actor, pair)
    const [fund, company] = await lockOrganisations(tx, [pair.fund_id, pair.company_id])
    if (!fund || !company || fund.hidden_at || company.hidden_at) throw new Refusal(organisationProblems.gone)
    if (fund.kind === 'startup' || company.kind === 'fund' || fund.id === company.id) throw new Refusal(problems.notAllowed)
    const stated = { ...(sides.fund && { fund_stated: true }), ...(sides.company && { company_stated: true }) }
    await tx
      .insertInto('organisation_portfolio')
      .values({ ...pair, ...stated })
      .onConflict((conflict) => conflict.columns(['fund_id', 'company_id']).doUpdateSet(stated))
      .execute()
    for (const id of [pair.fund_id, pair.company_id]) tellChanged(live, tx, id)
  })
}

/** Removes the statement of both sides; either side may. @throws Refusal notYourRole if the actor can edit neither */
export async function denyInvestment({ database, live }: Services, actor: Actor, pair: Pair): Promise<void> {
  await database.transaction(async (tx) => {
    await sidesOf(tx, actor, pair)
    await tx.deleteFrom('organisation_portfolio').where('fund_id', '=', pair.fund_id).where('company_id', '=', pair.company_id).execute()
    for (const id of [pair.fund_id, pair.company_id]) tellChanged(live, tx, id)
  })
}

/** Which sides the actor can speak for. @throws Refusal notYourRole if neither */
async function sidesOf(reader: Reader, actor: Actor, { fund_id, company_id }: Pair): Promise<{ fund: boolean; company: boolean }> {
  const fund = may(await roleOf(reader, actor.id, fund_id), 'edit')
  const company = may(await roleOf(reader, actor.id, company_id), 'edit')
  if (!fund && !company) throw new Refusal(organisationProblems.notYourRole)
  return { fund, company }
}
