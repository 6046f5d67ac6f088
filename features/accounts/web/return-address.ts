import { landingPath } from '#platform/paths.ts'
import { emailLinkPath, resetPasswordPath, signInPath } from '../paths.ts'

const entrances = new Set([landingPath(), signInPath(), resetPasswordPath(), emailLinkPath()])

/**
 * Where someone who signs in on this page wanted to go: what `/login?next=` says, else the page's own address, which
 * the landing page stands on for whoever is signed out. Undefined if that is nowhere in particular, or another site.
 */
export function returnAddress({
  origin,
  pathname,
  search,
  hash,
}: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>): string | undefined {
  const wanted = pathname === signInPath() ? (new URLSearchParams(search).get('next') ?? '') : pathname + search + hash
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  // '//host' leads to another site, and so do its spellings with tabs, backslashes or dots.
  if (url.origin !== origin || url.pathname.startsWith('//') || entrances.has(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
