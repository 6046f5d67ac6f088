import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { accountsContract } from '../contract.ts'

export const accounts = roomApi<typeof accountsContract>('accounts')

/** A ticket that opens the live connection of a shell. */
export const liveTicket = async (): Promise<string> => (await accounts.call.liveTicket()).ticket

/** The pending email change, if any. */
export const emailChange = () => accounts.query.emailChange.queryOptions()

/** Whether the member has a second factor. */
export const secondFactor = () => accounts.query.secondFactor.queryOptions()

/** The member's sessions, the current one first, page by page. */
export const sessionPages = () => pagedOptions(accounts.query.sessions, (cursor) => ({ cursor }))
