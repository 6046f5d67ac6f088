import { keepPreviousData } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { joiningContract } from '../contract.ts'
import type { InvitationSearch } from './console/search.ts'

export const joining = roomApi<typeof joiningContract>('joining')

/** How many applications wait for a decision. */
export const waitingApplications = () => joining.query.waiting.queryOptions()

/** Applications that wait, or those declined lately, page by page. */
export const applications = (state: 'waiting' | 'declined') => pagedOptions(joining.query.applications, (cursor) => ({ state, cursor }))

/** Invitations of a filter, page by page. */
export const invitations = (search: InvitationSearch) => ({
  ...pagedOptions(joining.query.invitations, (cursor) => ({ ...search, cursor })),
  placeholderData: keepPreviousData,
})
export const invitationCounts = () => joining.query.invitationCounts.queryOptions()
export const joiningRules = () => joining.query.rules.queryOptions()
export const welcomeSettings = () => joining.query.welcomeSettings.queryOptions()

/** The member's welcome, until they put it away. */
export const ownWelcome = () => joining.query.welcome.queryOptions()
