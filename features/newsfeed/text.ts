import { graphemeCount } from '#platform/graphemes.ts'
import { longestPost, mostBytes } from './limits.ts'

/** Whether a text is too long for a post or a comment. Texts that obviously are not, are not counted. */
export const isTooLong = (text: string): boolean =>
  text.length > mostBytes ||
  new TextEncoder().encode(text).length > mostBytes ||
  (text.length > longestPost && graphemeCount(text) > longestPost)

/** Whether a text mentions a member or an organisation: an at sign followed by the whole name, at the end of a word. */
export function isMentioned(text: string, name: string): boolean {
  return placesOfName(text, name).length > 0
}

/** Where '@name' begins in a text. */
export function placesOfName(text: string, name: string): number[] {
  const wanted = `@${name}`
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    if (!/^[\p{L}\p{N}]/u.test(text.slice(at + wanted.length))) places.push(at)
  }
  return places
}
