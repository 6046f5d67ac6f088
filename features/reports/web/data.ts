import { roomApi } from '#platform/web/api.ts'
import type { reportsContract } from '../contract.ts'

export const reports = roomApi<typeof reportsContract>('reports')
