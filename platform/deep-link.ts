/** The scheme of links that open the shells: `esg-network://open/dashboard?tab=matches`. */
const linkScheme = 'esg-network'
const linkHost = 'open'

/** Not pages, but endpoints for programs. */
const closed = /^\/(?:api|assets|metrics|healthz|\.well-known)(?:\/|$)/

/**
 * The path within the community that a link leads to: with our scheme, or an https URL of the community. Links come from anywhere, so links
 * to other sites, with credentials or to non-pages are refused.
 * @param community origin of the community
 * @returns path, query and fragment, with a single leading slash
 */
export function placeOfLink(link: string, community: string): string | undefined {
  // Browsers drop tabs and line breaks, and treat backslashes as slashes; our links have none.
  if (link.length > 2_000 || /[\s\\\p{Cc}]/u.test(link)) return undefined
  const url = URL.parse(link)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isOurs = url.protocol === `${linkScheme}:` ? url.host === linkHost : /^https?:$/.test(url.protocol) && url.origin === community
  if (!isOurs) return undefined
  const path = url.pathname === '' ? '/' : url.pathname
  const place = URL.parse(path + url.search + url.hash, community)
  // '//host' is another site; dots and encodings are parsed like on the server.
  if (!place || place.origin !== community || path.startsWith('//') || place.pathname.startsWith('//')) return undefined
  if (closed.test(decoded(place.pathname))) return undefined
  return place.pathname + place.search + place.hash
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Malformed; the server responds with "not found".
    return path
  }
}
