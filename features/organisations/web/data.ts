import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import { refreshMember } from '#features/members/web/index.ts'
import type { organisationsContract } from '../contract.ts'
import type { Organisation } from '../organisation-contract.ts'

export const organisations = roomApi<typeof organisationsContract>('organisations')

const { query } = organisations

/** @param slug the current one or a previous one */
export const organisationBySlug = (slug: string) => queryOptions(query.get.queryOptions({ input: { slug } }))

/** The reader's own organisations, and others that may be theirs. */
export const ownOrganisations = () => queryOptions(query.mine.queryOptions())

/** The organisations that the reader is in; undefined until they have loaded. */
export const useOwnOrganisations = () => useQuery(ownOrganisations()).data?.items

export const organisationsOfMember = (id: string) => queryOptions(query.ofMember.queryOptions({ input: { id } }))

export const receivedInvitations = () => queryOptions(query.receivedInvitations.queryOptions())
export const invitationById = (id: string) => queryOptions(query.invitation.queryOptions({ input: { id } }))

/** How many people the page of an organisation shows. */
const fewPeople = 6
export const firstPeople = (id: string) => queryOptions(query.people.queryOptions({ input: { id, limit: fewPeople } }))
export const peoplePages = (id: string) => pagedOptions(query.people, (cursor) => ({ id, cursor, limit: 50 }))
export const invitationPages = (id: string) => pagedOptions(query.invitations, (cursor) => ({ id, cursor }))
export const requestPages = (id: string) => pagedOptions(query.requests, (cursor) => ({ id, cursor }))
export const colleaguesOf = (id: string) => queryOptions(query.colleagues.queryOptions({ input: { id } }))

export const portfolioPages = (id: string) => pagedOptions(query.portfolio, (cursor) => ({ id, cursor }))
export const portfolioRequests = (id: string) => queryOptions(query.portfolioRequests.queryOptions({ input: { id } }))

export const verificationOf = (id: string) => queryOptions(query.verification.queryOptions({ input: { id } }))

/** What happens to organisations when the reader deletes their account. */
export const whenLeaving = () => queryOptions(query.whenLeaving.queryOptions())

/** Caches an organisation from a response, under its current address. */
export const rememberOrganisation = (queryClient: QueryClient, organisation: Organisation): void => {
  queryClient.setQueryData(organisationBySlug(organisation.slug).queryKey, organisation)
}

/** Refetches everything the room shows, and the reader's own name in the header, which may come from their organisation. */
export async function refreshOrganisations(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: query.key() }), refreshMember(queryClient)])
}
