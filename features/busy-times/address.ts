import { longestText } from './limits.ts'

/**
 * Normalises the address of a calendar or server; webcal:// is how calendar apps write https://, and servers are often given by their name.
 * @returns null for one that is not encrypted, contains a password, or leads to no name on the internet
 */
export function secureAddress(given: string): string | null {
  const whole = given.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(whole) ? whole.replace(/^webcals?:/i, 'https:') : `https://${whole}`
  const url = /\s/.test(whole) ? null : URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return null
  url.hash = ''
  return url.href.length <= longestText.address ? url.href : null
}
