/**
 * How a number of the statement is shown: with three significant digits, and whole from 100 on. Everything before is calculated in double
 * precision without rounding, so that parts add up to totals as exactly as they can.
 */
export function displayDigits(value: number): { maximumFractionDigits: number } | { maximumSignificantDigits: number } {
  return Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }
}

/** For files: without the noise of binary fractions, 0.30000000000000004 is 0.3. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12))
