interface OutgoingRequest {
  url: string
  requestHeaders: Record<string, string>
  /** The origin of the requesting page; absent if the window itself requests. */
  initiatorOrigin?: string | undefined
  resourceType: string
}

interface ShownSession {
  /** The community's origin. */
  community: string
  token: string | undefined
}

/**
 * The headers of a request: requests to the community by the window or its pages get the session's token, all others do not. So pages, pictures and
 * downloads carry it without having access to it. Tickets open sockets.
 */
export function headersOf({ url, requestHeaders, initiatorOrigin, resourceType }: OutgoingRequest, { community, token }: ShownSession) {
  const headers = Object.fromEntries(Object.entries(requestHeaders).filter(([name]) => name.toLowerCase() !== 'authorization'))
  const isOurs = URL.parse(url)?.origin === community && resourceType !== 'webSocket'
  const isAskedByUs = initiatorOrigin === undefined || initiatorOrigin === community
  return token !== undefined && isOurs && isAskedByUs ? { ...headers, Authorization: `Bearer ${token}` } : headers
}
