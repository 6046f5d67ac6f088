import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { dashboardContract } from '../../contract.ts'

const dashboard = roomApi<typeof dashboardContract>('dashboard')

/** The member's figures in the community. */
export const figures = () => queryOptions(dashboard.query.figures.queryOptions({ input: { zone: readerZone() } }))

/** The figures of the last weeks, latest first. */
export const figureWeeks = () => queryOptions(dashboard.query.weeks.queryOptions())

export const figureKeys = () => [dashboard.query.figures.key(), dashboard.query.weeks.key()] as const
