import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { accountsContract } from '../contract.ts'

export const accounts = roomApi<typeof accountsContract>('accounts')

/** What opens the live connection of a shell. */
export const liveTicket = async (): Promise<string> => (await accounts.call.liveTicket()).ticket

/** The address that waits to be confirmed, if one does. */
export const emailChange = () => accounts.query.emailChange.queryOptions()

/** Where one is signed in: here first, page by page. */
export const sessionPages = () => pagedOptions(accounts.query.sessions, (cursor) => ({ cursor }))
