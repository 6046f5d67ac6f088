import { type Selectable, sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Searchable, everybody, filterTerm, follow, sourceIds } from '#platform/server/search/index.ts'
import { inEachLanguage } from '#platform/server/texts.ts'
import { members } from '#features/members/server/index.ts'
import { placeNames } from '#features/places/server/index.ts'
import { industryTexts, stageTexts } from '#features/profiles/vocabulary-texts.ts'
import { dealPath } from '../paths.ts'
import { pipelineNotes } from './search-notes.ts'
import { isSeenDeal } from './seen.ts'

const dealOf = ({ deal_id }: { deal_id: string }) => [deal_id]

type DealCard = Pick<Selectable<Tables['deal_flows']>, 'id' | 'title' | 'company_name' | 'description' | 'impact'>

const dealCards = namedStatement<{ ids: readonly string[] }, DealCard>(
  'search.dealCards',
  (_kysely, { ids }) => sql`select id, title, company_name, description, impact from deal_flows where id = any(${ids}::uuid[])`,
)

/** Deals; each is for every member. Drafts are not deals yet. */
const deals: Searchable = {
  kind: 'deal',
  version: 1,
  follows: [
    follow('deal.posted', dealOf),
    follow('deal.changed', dealOf),
    follow('deal.removed', dealOf),
    follow('organisation.changed', ({ organisation_id }, tx) => dealsOf(tx, organisation_id)),
    follow('organisation.left', ({ organisation_id }, tx) => dealsOf(tx, organisation_id)),
  ],
  idsAfter: sourceIds('deal_flows'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('deal_flows as d')
      .innerJoin(members.as('u'), 'u.id', 'd.user_id')
      .select(['d.id', 'd.user_id', 'd.title', 'd.company_name', 'd.description', 'd.impact', 'd.industry', 'd.funding_stage'])
      .select(['d.city', 'd.country', 'd.status', 'd.created_at', 'u.language'])
      .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return rows.map((deal) => ({
      id: deal.id,
      at: deal.created_at,
      name: deal.title,
      otherNames: [deal.company_name],
      texts: [deal.description, deal.impact],
      labels: [
        ...inEachLanguage(industryTexts[deal.industry]),
        ...inEachLanguage(stageTexts[deal.funding_stage]),
        ...placeNames(deal.city, deal.country),
      ],
      usualLanguage: deal.language,
      author: deal.user_id,
      readers: [everybody],
      filters: [
        filterTerm('industry', deal.industry),
        filterTerm('stage', deal.funding_stage),
        filterTerm('status', deal.status),
        ...(deal.country ? [filterTerm('country', deal.country)] : []),
      ],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`${isSeenDeal(viewer, id)}`,
  async cards(reader, _viewer, keys) {
    const rows = await dealCards(reader, { ids: keys.map(({ id }) => id) })
    return rows.map(({ id, title, company_name, description, impact }) => ({
      id,
      href: dealPath(id),
      title,
      note: company_name,
      text: `${description}\n${impact}`,
    }))
  },
}

/** An organisation's name stands on its deals. */
async function dealsOf(reader: Parameters<Searchable['read']>[0], organisation_id: string): Promise<string[]> {
  const rows = await reader.selectFrom('deal_flows').select('id').where('organisation_id', '=', organisation_id).execute()
  return rows.map(({ id }) => id)
}

export const dealSearchables = [deals, pipelineNotes]
