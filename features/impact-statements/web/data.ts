import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { impactStatementsContract } from '../contract.ts'

export const impactStatements = roomApi<typeof impactStatementsContract>('impactStatements')

const { query } = impactStatements

/** A ledger's year. @param organisationId none for the reader's own ledger */
export interface LedgerYear {
  organisationId: string | undefined
  year: number
}

export const ofLedger = (organisationId: string | undefined) => (organisationId ? { organisation_id: organisationId } : {})
const ofYear = ({ organisationId, year }: LedgerYear) => ({ ...ofLedger(organisationId), year })

/** The statement of a year, by default the latest. The one before stays visible while another loads. */
export const statementOf = (organisationId: string | undefined, year: number | undefined) =>
  queryOptions(
    query.statement.queryOptions({ input: { ...ofLedger(organisationId), ...(year && { year }) }, placeholderData: keepPreviousData }),
  )

export const companyPages = (of: LedgerYear, indicator: number, part: string) =>
  pagedOptions(query.companies, (cursor) => ({ ...ofYear(of), indicator, part, cursor }))

export const missingPages = (of: LedgerYear) => pagedOptions(query.missing, (cursor) => ({ ...ofYear(of), cursor }))

export const figuresOf = (of: LedgerYear, id: string) => queryOptions(query.figures.queryOptions({ input: { ...ofYear(of), id } }))

/** Refetches everything in this room. */
export const refreshStatements = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })

/** A statement, or the figures about companies behind it, as CSV. */
export const statementFile = ({ organisationId, year }: LedgerYear, content: 'statement' | 'figures') =>
  `/api/impact-statements/${year}/export?${new URLSearchParams({ ...(organisationId && { organisation_id: organisationId }), content })}`
