import { roomApi } from '#platform/web/api.ts'
import type { CheckId, healthContract } from '../contract.ts'

export const health = roomApi<typeof healthContract>('health')

export const check = (id: CheckId) => health.query.check.queryOptions({ input: { id } })
export const healthFigures = () => health.query.figures.queryOptions({ input: {} })
export const healthSummary = () => health.query.summary.queryOptions()
