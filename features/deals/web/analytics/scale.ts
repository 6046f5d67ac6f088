/** The least round number that nothing shown is above: 1, 2, 4, 5 or 10 times a power of ten, and so easily halved or read. */
export function roundTop(most: number): number {
  if (most <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 5, 10].map((step) => step * power).find((top) => top >= most) ?? most
}

/** 75 as '1:15', 3 as '0:03', an hour and more as '1:02:03'. */
export function timeText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
