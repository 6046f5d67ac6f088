import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { dealsContract } from '../contract.ts'

export const deals = roomApi<typeof dealsContract>('deals')

export const deal = (id: string) => queryOptions(deals.query.get.queryOptions({ input: { id } }))
