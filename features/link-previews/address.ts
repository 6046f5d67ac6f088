import { partsOf } from '#platform/links.ts'
import { longestAddress } from './limits.ts'

/** Parameters that say where a reader comes from, and change nothing about the page. */
const trackers = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/

/**
 * The address under which a page is fetched and kept: by https, without its fragment and what follows readers around. Undefined for what
 * has no preview: other protocols, ports and credentials, and machines without a name on the internet.
 */
export function previewable(given: string): string | undefined {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  // The last part of a name has a letter; that of an IP address has none, or is in brackets.
  if (!/\.[a-z0-9-]*[a-z][a-z0-9-]*$/i.test(url.hostname)) return undefined
  url.protocol = 'https:'
  url.hash = ''
  for (const name of [...url.searchParams.keys()].filter((each) => trackers.test(each))) url.searchParams.delete(name)
  return url.href.length <= longestAddress ? url.href : undefined
}

/** The first link to a page in a text, as it is written there; undefined if there is none. */
export const firstLink = (text: string): string | undefined => partsOf(text).find(({ href }) => href?.startsWith('http'))?.href

/** A page's host as readers know it. It stays in its encoded form, in which letters of other scripts cannot imitate a known name. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '')
