import { strongOn } from './parts.ts'
import type { Look } from './look.ts'
import type { Box, Sheet } from './sheet.ts'

interface Bar {
  label: string
  value: number
  /** The formatted value. */
  written: string
}

/** Vertical bars, the last one in the accent colour. */
export function barChart(sheet: Sheet, { x, y, width, height }: Box, bars: readonly Bar[], look: Look) {
  const most = Math.max(...bars.map(({ value }) => value))
  const step = width / bars.length
  const thick = Math.min(step * 0.62, 74)
  const room = height - 46
  sheet.line([x, y + height - 24], [x + width, y + height - 24], look.line)
  for (const [index, { label, value, written }] of bars.entries()) {
    const high = Math.max(2, (value / most) * room)
    const left = x + index * step + (step - thick) / 2
    const top = y + height - 24 - high
    const colour = index === bars.length - 1 ? strongOn(look) : `${strongOn(look)}80`
    sheet.rectangle({ x: left, y: top, width: thick, height: high }, colour)
    sheet.text(written, { x: x + index * step, y: top - 19, width: step, align: 'centre', size: 11.5, colour: look.ink, style: 'strong' })
    sheet.text(label, { x: x + index * step, y: y + height - 19, width: step, align: 'centre', size: 11, colour: look.quiet })
  }
}

/** An area chart that labels the first and last value. */
export function lineChart(sheet: Sheet, { x, y, width, height }: Box, points: readonly Bar[], look: Look) {
  const most = Math.max(...points.map(({ value }) => value)) * 1.12
  const base = y + height - 24
  const step = width / (points.length - 1)
  const places = points.map(({ value }, index) => [x + index * step, base - (value / most) * (height - 40)] as const)
  for (let rule = 1; rule <= 3; rule += 1) {
    const at = base - (rule / 3) * (height - 40)
    sheet.line([x, at], [x + width, at], look.line, 0.6)
  }
  const outline = places.map(([px, py], index) => `${index === 0 ? 'M' : 'L'} ${px.toFixed(2)} ${py.toFixed(2)}`).join(' ')
  sheet.path(`${outline} L ${x + width} ${base} L ${x} ${base} Z`, `${strongOn(look)}26`)
  sheet.path(outline, null, { colour: strongOn(look), width: 2.6 })
  sheet.line([x, base], [x + width, base], look.line)
  for (const [index, [px, py]] of places.entries()) {
    const point = points[index]
    if (!point) continue
    sheet.circle(px, py, index === places.length - 1 ? 5 : 3, strongOn(look))
    sheet.text(point.label, { x: px - 30, y: base + 5, width: 60, align: 'centre', size: 11, colour: look.quiet })
    const isEnd = index === 0 || index === places.length - 1
    if (isEnd)
      sheet.text(point.written, {
        x: index === 0 ? px : px - 92,
        y: py - 25,
        width: 90,
        align: index === 0 ? 'left' : 'right',
        size: 13,
        colour: look.ink,
        style: 'strong',
      })
  }
}

/** A ring chart of percentages, clockwise from the top. */
export function ringChart(
  sheet: Sheet,
  [cx, cy]: readonly [number, number],
  radius: number,
  shares: readonly number[],
  colours: readonly string[],
) {
  let from = 0
  for (const [index, share] of shares.entries()) {
    const to = from + share / 100
    const gap = 0.003
    sheet.path(ringPart([cx, cy], radius, radius * 0.62, from + gap, to - gap), colours[index] ?? '#888888')
    from = to
  }
}

function ringPart([cx, cy]: readonly [number, number], outer: number, inner: number, from: number, to: number): string {
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`
  }
  const steps = Math.max(2, Math.ceil((to - from) * 72))
  const turns = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)
  const along = (list: readonly number[], radius: number) => list.map((turn) => `L ${at(turn, radius)}`).join(' ')
  return `M ${at(from, outer)} ${along(turns, outer)} ${along(turns.toReversed(), inner)} Z`
}
