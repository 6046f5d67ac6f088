import { type Expression, type Selectable, sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { everybody, follow, itemKey, memberKey, organisationKey } from '#platform/server/search/index.ts'
import type { SearchedItems } from '#features/documents/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { readingPath } from '../paths.ts'
import { areOwn, areSeen } from './access.ts'
import { mayReadDocuments } from './grant-queries.ts'

const ofDeal = { user_id: sql.ref<string>('d.user_id'), organisation_id: sql.ref<string | null>('d.organisation_id') }

const isInvestor = (viewer: Expression<string>) =>
  sql<boolean>`exists (select from ${members.as('u')} where u.id = ${viewer} and u.user_type = 'investor')`

type DealOfDocuments = Pick<Selectable<Tables['deal_flows']>, 'id' | 'user_id' | 'organisation_id' | 'company_name' | 'readers'>

const dealsOfDocuments = namedStatement<{ ids: readonly string[] }, DealOfDocuments>(
  'search.dealsOfDocuments',
  (_kysely, { ids }) => sql`select id, user_id, organisation_id, company_name, readers from deal_flows where id = any(${ids}::uuid[])`,
)

const grantedTo = namedStatement<{ viewer: string }, { deal_id: string }>(
  'search.grantedTo',
  (_kysely, { viewer }) => sql`select deal_id from deal_grants where member_id = ${viewer}::uuid and state = 'granted'`,
)

const subject = ({ deal_id }: { deal_id: string }) => [deal_id]

/**
 * Decks and data rooms, for those who may read them. The key of a deal is had by those who were granted access, so that granting and
 * revoking takes effect without writing all pages anew. Documents of drafts are not found.
 */
export const dealDocumentSearch: SearchedItems = {
  isReadable: (viewer, id) => sql<boolean | null>`(
    select ${areOwn(viewer, ofDeal)} or ${areSeen(viewer, ofDeal)} and ${mayReadDocuments(viewer, isInvestor(viewer))}
    from deal_flows d where d.id = ${id})`,
  async itemsOf(reader, ids) {
    const rows = await dealsOfDocuments(reader, { ids })
    return rows.map(({ id, user_id, organisation_id, company_name, readers }) => ({
      id,
      name: company_name,
      readers:
        readers === 'granted'
          ? [itemKey(id), organisation_id === null ? memberKey(user_id) : organisationKey(organisation_id)]
          : [everybody],
      pathTo: (documentId, page) => readingPath(id, documentId, page),
    }))
  },
  follows: [follow('deal.posted', subject), follow('deal.changed', subject)],
  async keysOf(reader, viewer) {
    const rows = await grantedTo(reader, { viewer })
    return rows.map(({ deal_id }) => itemKey(deal_id))
  },
}
