import { type Selectable, sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { SearchedHolder } from '#features/documents/server/index.ts'
import { investmentDocumentPath } from '../paths.ts'
import { permissionsFor } from './access.ts'
import { holderOf } from './holder.ts'
import { readersOf } from './live.ts'
import { investmentById } from './queries.ts'
import { isInLedgerOf, ledgerKey } from './searchables.ts'

type InvestmentOfDocuments = Pick<Selectable<Tables['investments']>, 'id' | 'user_id' | 'organisation_id' | 'company_name'>

const investmentsById = namedStatement<{ ids: readonly string[] }, InvestmentOfDocuments>(
  'search.investmentsOfDocuments',
  (_kysely, { ids }) => sql`select id, user_id, organisation_id, company_name from investments where id = any(${ids}::uuid[])`,
)

/** Documents of an investment, such as a contract, belong to those who have its ledger. */
export const investmentDocuments: SearchedHolder = {
  async standingOf(reader, actor, subjectId) {
    const investment = await investmentById(reader, subjectId)
    if (!investment) return undefined
    const mayChange = (await permissionsFor(reader, actor, investment)) !== undefined
    // Members who are no longer investors can still read what they stored.
    const isOwn = mayChange || (investment.organisation_id === null && investment.user_id === actor.id)
    return { isSeen: isOwn, mayRead: isOwn, isOwn, mayChange, owner_id: investment.user_id }
  },
  async ownersOf(reader, subjectId) {
    const investment = await investmentById(reader, subjectId)
    return investment && readersOf(reader, holderOf(investment))
  },
  search: {
    isReadable: (viewer, id) => sql<boolean | null>`(select ${isInLedgerOf(viewer)} from investments i where i.id = ${id})`,
    async itemsOf(reader, ids) {
      const rows = await investmentsById(reader, { ids })
      return rows.map((row) => ({
        id: row.id,
        name: row.company_name,
        readers: [ledgerKey(row)],
        pathTo: (documentId, page) => investmentDocumentPath(row.id, documentId, page),
      }))
    },
    follows: [],
  },
  wasOpened: async () => {},
}
