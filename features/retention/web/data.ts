import { roomApi } from '#platform/web/api.ts'
import type { retentionContract } from '../contract.ts'

export const retention = roomApi<typeof retentionContract>('retention')

/** How long each kind of data is kept. */
export const retentionRules = () => retention.query.rules.queryOptions()

/** How much a period would remove today. */
export const dryRun = (id: string, days: number) => retention.query.dryRun.queryOptions({ input: { id, days } })
