import type { Moment } from './data.ts'

/** Where times and values are in a chart of the size 1 by 1, from its top left; its scale contains 0. */
export function placeLines(moments: readonly Moment[]) {
  const [begin, end] = [moments[0]?.time ?? 0, moments.at(-1)?.time ?? 0]
  const all = moments.flatMap(({ values }) => values)
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
  const xOf = (time: number) => (end > begin ? (time - begin) / (end - begin) : 1)
  const yOf = (value: number) => (high > low ? (high - value) / (high - low) : 1)
  return { xOf, yOf, base: yOf(0) }
}

type Place = (value: number) => number

/** The path of a line that changes in steps. */
export const pathOf = (moments: readonly Moment[], series: number, xOf: Place, yOf: Place): string =>
  moments
    .map(({ time, values }, index) => {
      const [x, y] = [xOf(time).toFixed(4), yOf(values[series] ?? 0).toFixed(4)]
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`
    })
    .join('')
