export const median = (values: readonly number[]): number => percentile(values, 50)

/** The value that `percent` of all values do not exceed, by the nearest rank; NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
