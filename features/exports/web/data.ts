import { roomApi } from '#platform/web/api.ts'
import type { exportsContract } from '../contract.ts'

export const exports = roomApi<typeof exportsContract>('exports')

/** The state of the member's data export. */
export const ownExport = () => exports.query.mine.queryOptions()
