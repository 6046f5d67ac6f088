import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { teamPipelineContract } from '../contract.ts'

export const teamPipeline = roomApi<typeof teamPipelineContract>('teamPipeline')

const { query } = teamPipeline

/** The reader's organisations that can have a pipeline. */
export const ownTeams = () => queryOptions(query.teams.queryOptions({ input: {} }))

/** The same, with the column that a deal is in. */
export const teamsOfDeal = (dealId: string) => queryOptions(query.teams.queryOptions({ input: { deal_id: dealId } }))

export const boardOf = (id: string) => queryOptions(query.get.queryOptions({ input: { id } }))

export const cardPages = (id: string, columnId: string) => pagedOptions(query.cards, (cursor) => ({ id, column_id: columnId, cursor }))

export const cardOf = (id: string, dealId: string) => queryOptions(query.card.queryOptions({ input: { id, deal_id: dealId } }))

export const notePages = (id: string, dealId: string) => pagedOptions(query.notes, (cursor) => ({ id, deal_id: dealId, cursor }))

export const votePages = (id: string, dealId: string) => pagedOptions(query.votes, (cursor) => ({ id, deal_id: dealId, cursor }))

/** Refetches everything the room shows. */
export const refreshTeams = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })
