import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { dashboardContract } from '../../contract.ts'

export const dashboard = roomApi<typeof dashboardContract>('dashboard')

export const activity = () => queryOptions(dashboard.query.activity.queryOptions())
