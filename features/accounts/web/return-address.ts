import { landingPath } from '#platform/paths.ts'
import { applicationLinkPath, invitationPath } from '#features/joining/paths.ts'
import { emailLinkPath, resetPasswordPath, signInPath } from '../paths.ts'

const entrances = new Set([landingPath(), signInPath(), resetPasswordPath(), emailLinkPath(), applicationLinkPath(), invitationPath()])

/**
 * Where to go after signing in on this page: the address in `/login?next=`, or else the page's own, since signed-out visitors get the
 * landing page at every address. Undefined if that is an entry page or another site.
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
  // '//host' leads to another site, as do variants with tabs, backslashes or dots.
  if (url.origin !== origin || url.pathname.startsWith('//') || entrances.has(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
