import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { relationsContract } from '../contract.ts'

export const relations = roomApi<typeof relationsContract>('relations')

/** The members the reader has blocked, page by page. */
export const blockedMembers = () => pagedOptions(relations.query.blocked, (cursor) => ({ cursor }))

/** The reader's connections, newest first, page by page. */
export const connectionPages = () => pagedOptions(relations.query.connections, (cursor) => ({ cursor }))
