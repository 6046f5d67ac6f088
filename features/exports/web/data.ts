import { roomApi } from '#platform/web/api.ts'
import type { exportsContract } from '../contract.ts'

export const exports = roomApi<typeof exportsContract>('exports')

/** How the copy of one's data stands. */
export const ownExport = () => exports.query.mine.queryOptions()
