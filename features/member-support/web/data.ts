import { keepPreviousData } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { memberSupportContract } from '../contract.ts'
import type { MemberFilters, MemberSearch } from './member-search.ts'

export const memberSupport = roomApi<typeof memberSupportContract>('memberSupport')

/** The members that match, page by page. */
export const memberPages = ({ bulk: _bulk, ...search }: MemberSearch) => ({
  ...pagedOptions(memberSupport.query.list, (cursor) => ({ ...search, cursor })),
  placeholderData: keepPreviousData,
})

export const memberCount = (filters: MemberFilters, exact = false) => ({
  ...memberSupport.query.count.queryOptions({ input: { ...filters, exact } }),
  placeholderData: keepPreviousData,
})

export const supportedMember = (id: string) => memberSupport.query.member.queryOptions({ input: { id } })
export const mailPages = (id: string) => pagedOptions(memberSupport.query.mails, (cursor) => ({ id, cursor }))
export const actPages = (id: string) => pagedOptions(memberSupport.query.acts, (cursor) => ({ id, cursor }))
export const bulkProgress = (id: string) => memberSupport.query.bulk.queryOptions({ input: { id } })
