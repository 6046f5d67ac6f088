import { placeOfLink } from '../../../platform/deep-link.ts'

/** The page that the arguments of a start, or of a second start, link to: systems pass a link as the last argument. */
export function placeInArguments(given: readonly string[], community: string): string | undefined {
  for (const argument of given.toReversed()) {
    const place = argument.startsWith('-') ? undefined : placeOfLink(argument, community)
    if (place !== undefined) return place
  }
  return undefined
}
