import type { Column } from './data.ts'
import { keepInside, placeImportant, placeLabels, widthOf } from './place-labels.ts'

/** Columns fill this part of their slots, which are at most so wide in rem: a single column should not fill the chart. */
const [filled, widest] = [0.7, 9]

/** A shape. Lengths are in rem, from the left; its height is a share of the highest, from 0 to 1. */
interface Shape {
  column: number
  series: number
  left: number
  width: number
  share: number
}

interface Text {
  column: number
  /** In rem from the left. */
  middle: number
  text: string
}

interface PlacedColumns {
  /** The width of each column with its space, in rem. */
  slot: number
  shapes: Shape[]
  values: (Text & Pick<Shape, 'series' | 'share'>)[]
  names: Text[]
}

/**
 * Where columns, their values and their names are. All values and names are shown if they fit, else the most important: an arbitrary choice
 * would look like a statement.
 * @param room the width in rem
 * @param pointed the index of the column that the reader points at
 */
export function placeColumns(columns: readonly Column[], room: number, pointed?: number): PlacedColumns {
  const top = Math.max(0, ...columns.flatMap(({ values }) => values))
  const slot = Math.min(widest, room / Math.max(1, columns.length))
  const shapes = columns.flatMap(({ values }, column) => {
    const width = (slot * filled) / values.length
    return values.map((value, series): Shape => {
      const left = column * slot + (slot * (1 - filled)) / 2 + series * width
      // Columns of one slot do not touch each other.
      return { column, series, left, width: values.length > 1 ? width * 0.94 : width, share: top > 0 ? value / top : 0 }
    })
  })
  const highest = columns.findIndex(({ values }) => values.includes(top))
  const [first, last] = [0, columns.length - 1]
  const now = pointed === undefined ? [] : [pointed]
  const names = columns.map(({ name }, column) => ({ at: (column + 0.5) * slot, width: widthOf(name) }))
  return {
    slot,
    shapes,
    values: placeValues(columns, shapes, [...now, highest, last, first], room),
    names: [...placeLabels(names, [...now, first, last, highest], room)].map(([column, middle]) => ({
      column,
      middle,
      text: columns[column]?.name ?? '',
    })),
  }
}

/** Nothing is written at empty columns, nor where a text would cover a higher one. */
function placeValues(columns: readonly Column[], shapes: readonly Shape[], important: readonly number[], room: number) {
  const texts = shapes
    .filter(({ share }) => share > 0)
    .map((shape) => {
      const text = columns[shape.column]?.texts[shape.series] ?? ''
      return { ...shape, text, label: { at: shape.left + shape.width / 2, width: widthOf(text) } }
    })
  const clear = texts.filter(({ label, share }) => {
    const [from, to] = [keepInside(label, room) - label.width / 2, keepInside(label, room) + label.width / 2]
    return shapes.every((shape) => shape.share <= share || shape.left >= to || shape.left + shape.width <= from)
  })
  // Of a column's values, the highest first.
  const shareAt = (index: number) => clear[index]?.share ?? 0
  const order = important.flatMap((column) =>
    [...clear.keys()].filter((index) => clear[index]?.column === column).toSorted((one, other) => shareAt(other) - shareAt(one)),
  )
  const labels = clear.map(({ label }) => label)
  const placed = clear.length === texts.length ? placeLabels(labels, order, room) : placeImportant(labels, order, room)
  return [...placed].flatMap(([index, middle]) => {
    const found = clear[index]
    return found ? [{ column: found.column, series: found.series, share: found.share, text: found.text, middle }] : []
  })
}
