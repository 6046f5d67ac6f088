import { placeOfLink } from '../../../platform/deep-link.ts'

/** The place that a start's arguments, or a second start's, lead to: systems hand a link over as the last of them. */
export function placeInArguments(given: readonly string[], community: string): string | undefined {
  for (const argument of given.toReversed()) {
    const place = argument.startsWith('-') ? undefined : placeOfLink(argument, community)
    if (place !== undefined) return place
  }
  return undefined
}
