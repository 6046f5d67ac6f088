import { keepPreviousData } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { reportsContract } from '../contract.ts'
import type { CaseSearch } from './operators/case-search.ts'

export const reports = roomApi<typeof reportsContract>('reports')

/** How many cases are open. */
export const waitingCases = () => reports.query.waiting.queryOptions()

/** The cases of a filter, page by page. */
export const cases = ({ state, kind }: CaseSearch) => ({
  ...pagedOptions(reports.query.cases, (cursor) => ({ state, kind, cursor })),
  placeholderData: keepPreviousData,
})
export const oneCase = (id: string) => reports.query.caseById.queryOptions({ input: { id } })
export const reportsOfCase = (id: string) => pagedOptions(reports.query.reportsOfCase, (cursor) => ({ id, cursor }))

/** Decisions by operators about the member, newest first, page by page. */
export const ownDecisions = () => pagedOptions(reports.query.ownDecisions, (cursor) => ({ cursor }))
