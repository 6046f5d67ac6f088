import { clientInfo } from './client-platform.ts'

let pageMember: string | undefined

/** Says whose page this is, before its first request. It stays theirs: another member may sign in in another tab. */
export const setPageMember = (id: string): void => void (pageMember = id)

/** The headers of all requests. The server takes a page of another member than the session's for a visitor's. */
export const requestHeaders = (): Record<string, string> => ({
  'x-client-info': clientInfo(),
  ...(pageMember !== undefined && { 'x-page-member': pageMember }),
})
