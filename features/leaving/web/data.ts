import { roomApi } from '#platform/web/api.ts'
import type { leavingContract } from '../contract.ts'

export const leaving = roomApi<typeof leavingContract>('leaving')
