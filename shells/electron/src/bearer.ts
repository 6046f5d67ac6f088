interface OutgoingRequest {
  url: string
  requestHeaders: Record<string, string>
  /** Of the page that asks; absent where the window itself does. */
  initiatorOrigin?: string | undefined
  resourceType: string
}

interface ShownSession {
  /** The community's origin. */
  community: string
  token: string | undefined
}

/**
 * The headers of a request: the session's token for the community, when the window or one of the community's pages asks, and for nobody else; pages,
 * pictures and downloads carry it so without knowing it. Sockets are opened by tickets.
 */
export function headersOf({ url, requestHeaders, initiatorOrigin, resourceType }: OutgoingRequest, { community, token }: ShownSession) {
  const headers = Object.fromEntries(Object.entries(requestHeaders).filter(([name]) => name.toLowerCase() !== 'authorization'))
  const isOurs = URL.parse(url)?.origin === community && resourceType !== 'webSocket'
  const isAskedByUs = initiatorOrigin === undefined || initiatorOrigin === community
  return token !== undefined && isOurs && isAskedByUs ? { ...headers, Authorization: `Bearer ${token}` } : headers
}
