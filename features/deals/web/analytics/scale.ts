/** The smallest round number that is at least the maximum. */
export function roundTop(most: number): number {
  if (most <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 3, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= most) ?? most
}

const roundTimes = [10, 20, 30, 60, 120, 180, 300, 600, 1_200, 1_800, 3_600]

/** The same for seconds, with round times. */
export const roundTimeTop = (most: number): number => roundTimes.find((top) => top >= most) ?? roundTop(most / 3_600) * 3_600

/** 75 as '1:15', 3 as '0:03', an hour and more as '1:02:03'. */
export function timeText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
