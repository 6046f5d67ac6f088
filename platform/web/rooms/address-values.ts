/** Parses untrusted URL parameters into values that the server accepts. */

/**
 * A search text; empty if invalid. The router parses values that look like numbers.
 * @param most maximum length in characters
 */
export function searchText(value: unknown, most = 100): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return ''
  // Text that cannot be stored cannot be searched for either: NUL, and lone surrogates, which cutting may cause.
  const text = String(value).replaceAll('\0', '').slice(0, most).toWellFormed()
  return text.trim() ? text : ''
}

/** A normalised member id; undefined if it is invalid. */
export const givenId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : undefined

/** A time in ISO 8601, in UTC; undefined if it is invalid. */
export const givenTime = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9]\d{3}-/.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined

/** One of the given values; undefined for anything else. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** An integer from `least` to `most`; undefined for anything else. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined
}
