import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { busyTimesContract } from '../contract.ts'

export const busyTimes = roomApi<typeof busyTimesContract>('busyTimes')

/** The member's calendars elsewhere. */
export const ownCalendars = () => queryOptions(busyTimes.query.list.queryOptions())

export const refreshCalendars = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: busyTimes.query.list.key() })
