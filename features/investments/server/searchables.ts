import { type Expression, sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { type Searchable, filterTerm, sourceIds, memberKey, organisationKey } from '#platform/server/search/index.ts'
import { documentReadersChanged } from '#features/documents/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { isIn, organisations } from '#features/organisations/server/index.ts'
import { investmentPath } from '../paths.ts'
import { type Holder, areHeldBy } from './holder.ts'
import type { InvestmentRow } from './queries.ts'

export const investmentKind = 'investment'

type Found = Pick<InvestmentRow, 'id' | 'user_id' | 'organisation_id' | 'company_name' | 'industry' | 'funding_stage' | 'updated_at'> & {
  notes: string[]
  language: Language | null
}

/** The investments of a ledger with what is noted about them, for those who have the ledger. */
const investments: Searchable = {
  kind: investmentKind,
  withholdsAuthors: true,
  version: 1,
  follows: [],
  idsAfter: sourceIds('investments'),
  async read(reader, ids) {
    const { rows } = await sql<Found>`
      select i.id, i.user_id, i.organisation_id, i.company_name, i.industry, i.funding_stage, i.updated_at, u.language, ${notes} as notes
      from investments i join ${members.as('u')} on u.id = i.user_id where i.id = any(${ids}::uuid[])`.execute(reader)
    return rows.map((row) => ({
      id: row.id,
      at: row.updated_at,
      name: '',
      otherNames: [row.company_name],
      texts: [...row.notes, row.industry ?? ''],
      usualLanguage: row.language,
      author: row.user_id,
      readers: [ledgerKey(row)],
      filters: [
        ...(row.industry ? [filterTerm('industry', row.industry)] : []),
        ...(row.funding_stage ? [filterTerm('stage', row.funding_stage)] : []),
      ],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (select from investments i where i.id = ${id} and ${isInLedgerOf(viewer)})`,
  async cards(reader, _viewer, keys) {
    const { rows } = await sql<{ id: string; company_name: string; organisation: string | null; notes: string[] }>`
      select i.id, i.company_name, o.name as organisation, ${notes} as notes
      from investments i left join ${organisations.as('o')} on o.id = i.organisation_id
      where i.id = any(${keys.map(({ id }) => id)}::uuid[])`.execute(reader)
    return rows.map(({ id, company_name, organisation, notes: noted }) => ({
      id,
      href: investmentPath(id),
      title: company_name,
      note: organisation ?? '',
      text: noted.join('\n'),
    }))
  },
}

/** Condition, as `permissionsFor`: `i` is in a ledger of the viewer's. Only investors have one of their own, and startups share none. */
export const isInLedgerOf = (viewer: Expression<string>) => sql<boolean>`(case when i.organisation_id is null
  then i.user_id = ${viewer} and exists (select from ${members.as('u')} where u.id = ${viewer} and u.user_type = 'investor')
  else ${isIn(viewer, sql.ref('i.organisation_id'))}
    and exists (select from ${organisations.as('o')} where o.id = i.organisation_id and o.kind <> 'startup') end)`

export const ledgerKey = ({ user_id, organisation_id }: Pick<InvestmentRow, 'user_id' | 'organisation_id'>) =>
  organisation_id === null ? memberKey(user_id) : organisationKey(organisation_id)

/** Notes about an investment and its entries. */
const notes = sql<string[]>`array(
  select note from (
    select i.note, null::date as date
    union all select f.note, f.date from investment_flows f where f.investment_id = i.id
    union all select v.note, v.date from investment_valuations v where v.investment_id = i.id
  ) noted where note <> '' order by date nulls first, note)`

export const investmentSearchables = [investments]

/** Others may find them now. */
export async function announceLedger(tx: Tx, holder: Holder): Promise<void> {
  const rows = await tx.selectFrom('investments').select('id').where(areHeldBy(holder)).execute()
  const ids = rows.map(({ id }) => id)
  await announceIn(tx)('search.sourcesChanged', { kind: investmentKind, ids })
  if (ids.length > 0) await documentReadersChanged(tx, ids)
}
