import type { Look } from './look.ts'
import type { Box, Sheet } from './sheet.ts'

/** Splits a box into columns of equal width. */
export function columns({ x, y, width, height }: Box, count: number, gap = 28): Box[] {
  const each = (width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gap), y, width: each, height }))
}

/** Splits a box into rows of equal height. */
export function rows({ x, y, width, height }: Box, count: number, gap = 12): Box[] {
  const each = (height - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x, y: y + index * (each + gap), width, height: each }))
}

/** Draws a figure and its label. @returns their height */
export function figure(sheet: Sheet, { x, y, width }: Omit<Box, 'height'>, value: string, label: string, look: Look, size = 34): number {
  const fits = sheet.measure(value, { size, style: 'headline' })
  const used = fits > width ? (size * width) / fits : size
  const height = sheet.text(value, { x, y, size: used, colour: strongOn(look), style: 'headline' })
  return height + sheet.text(label, { x, y: y + height + 2, width, size: 13.5, colour: look.quiet }) + 2
}

/** Draws a title and a text below it. @returns their height */
export function titled(
  sheet: Sheet,
  { x, y, width }: Omit<Box, 'height'>,
  [title, text]: readonly [string, string],
  look: Look,
  size = 14,
): number {
  const height = sheet.text(title, { x, y, width, size: size + 2, colour: look.ink, style: 'strong', leading: 1.3 })
  return height + 5 + sheet.text(text, { x, y: y + height + 5, width, size, colour: look.quiet })
}

/** The accent colour with enough contrast on the page. */
export const strongOn = ({ frame, accent, second }: Look): string => (frame === 'dark' ? second : accent)

/** A small arrow head pointing right. */
export function arrowHead(sheet: Sheet, x: number, y: number, colour: string) {
  sheet.path(`M ${x} ${y - 5} L ${x + 8} ${y} L ${x} ${y + 5} Z`, colour)
}

export const tagWidth = (sheet: Sheet, text: string): number => sheet.measure(text, { size: 14, style: 'strong' }) + 30

/** Draws a pill with a text. @returns its width */
export function tag(sheet: Sheet, x: number, y: number, text: string, look: Look): number {
  const width = tagWidth(sheet, text)
  sheet.rectangle({ x, y, width, height: 34 }, look.soft, { radius: 17 })
  sheet.text(text, { x: x + 15, y: y + 8, size: 14, colour: look.ink, style: 'strong', leading: 1.3 })
  return width
}
