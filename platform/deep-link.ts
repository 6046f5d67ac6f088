/** The scheme of links that open the shells: `esg-network://open/dashboard?tab=matches`. */
const linkScheme = 'esg-network'
const linkHost = 'open'

/** No pages: what answers there is for programs. */
const closed = /^\/(?:api|assets|metrics|healthz|\.well-known)(?:\/|$)/

/**
 * The place within the community that a link leads to: of our scheme, or an https address of the community itself. Links come from
 * anywhere: what leads to another site, carries credentials, or is no page is nothing.
 * @param community its origin
 * @returns path, query and fragment, beginning with a single slash
 */
export function placeOfLink(link: string, community: string): string | undefined {
  // Browsers drop tabs and line breaks, and take backslashes for slashes: no link of ours has any.
  if (link.length > 2_000 || /[\s\\\p{Cc}]/u.test(link)) return undefined
  const url = URL.parse(link)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isOurs = url.protocol === `${linkScheme}:` ? url.host === linkHost : /^https?:$/.test(url.protocol) && url.origin === community
  if (!isOurs) return undefined
  const path = url.pathname === '' ? '/' : url.pathname
  const place = URL.parse(path + url.search + url.hash, community)
  // '//host' is another site; dots and codes are read as the server reads them.
  if (!place || place.origin !== community || path.startsWith('//') || place.pathname.startsWith('//')) return undefined
  if (closed.test(decoded(place.pathname))) return undefined
  return place.pathname + place.search + place.hash
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Nobody can read it: the server says so.
    return path
  }
}
