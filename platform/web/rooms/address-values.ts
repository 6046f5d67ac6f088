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
