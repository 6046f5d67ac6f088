/** Parts of an address as anybody may have written them, made into what the server takes. */

/**
 * A text to search for; empty if it is none. The router reads what looks like a number as one.
 * @param most characters that are kept
 */
export function searchText(value: unknown, most = 100): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return ''
  // What cannot be stored cannot be searched for either: NUL, and half of a character, which the cut may leave.
  const text = String(value).replaceAll('\0', '').slice(0, most).toWellFormed()
  return text.trim() ? text : ''
}

/** A member's id, in the spelling that ids are compared in; undefined if it cannot be one. */
export const givenId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : undefined

/** One of some choices; undefined for everything else. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** A whole number from `least` to `most`; undefined for everything else. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined
}
