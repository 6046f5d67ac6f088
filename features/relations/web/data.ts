import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { relationsContract } from '../contract.ts'

export const relations = roomApi<typeof relationsContract>('relations')

/** Members one has blocked, page by page. */
export const blockedMembers = () => pagedOptions(relations.query.blocked, (cursor) => ({ cursor }))

/** Members one is connected to, last first, page by page. */
export const connectionPages = () => pagedOptions(relations.query.connections, (cursor) => ({ cursor }))
