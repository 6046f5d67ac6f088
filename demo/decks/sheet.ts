import { type PDFFont, type PDFImage, type PDFPage, type RGB, rgb } from 'pdf-lib'
import type { Font, Style } from './fonts.ts'

/** Pages are 16 by 9; coordinates are in points from the upper left corner. */
export const pageWidth = 960
export const pageHeight = 540

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface TextOptions {
  x: number
  /** Top of the first line. */
  y: number
  size: number
  colour: string
  style?: Style
  /** Lines wrap at this width. */
  width?: number
  align?: 'left' | 'centre' | 'right'
  /** Line height relative to the font size. */
  leading?: number
}

/** The drawing functions of a page. */
export interface Sheet {
  /** @returns the height of the text */
  text(text: string, options: TextOptions): number
  measure(text: string, options: Pick<TextOptions, 'size' | 'style'>): number
  lines(text: string, options: Pick<TextOptions, 'size' | 'style' | 'width'>): string[]
  rectangle(box: Box, colour: string, options?: { border?: string; radius?: number }): void
  circle(x: number, y: number, radius: number, colour: string | null, border?: { colour: string; width: number }): void
  line(from: readonly [number, number], to: readonly [number, number], colour: string, width?: number): void
  /** An SVG path, in points of the page. */
  path(path: string, colour: string | null, border?: { colour: string; width: number }): void
  image(image: PDFImage, box: Box): void
}

export function sheetOf(page: PDFPage, fonts: Record<Style, Font>): Sheet {
  const runsOf = (text: string, style: Style) => runs(text, fonts[style])
  const measure: Sheet['measure'] = (text, { size, style = 'body' }) =>
    runsOf(text, style).reduce((sum, [part, font]) => sum + widthOf(part, font) * size, 0)

  const lines: Sheet['lines'] = (text, { size, style, width = Number.POSITIVE_INFINITY }) =>
    text.split('\n').flatMap((paragraph) => {
      const broken: string[] = []
      let line = ''
      for (const word of paragraph.split(' ')) {
        const longer = line ? `${line} ${word}` : word
        if (line && measure(longer, { size, style }) > width) {
          broken.push(line)
          line = word
        } else line = longer
      }
      return [...broken, line]
    })

  return {
    measure,
    lines,
    text(text, { x, y, size, colour, style = 'body', width, align = 'left', leading = style === 'body' ? 1.45 : 1.18 }) {
      const all = lines(text, { size, style, width })
      for (const [index, line] of all.entries()) {
        const left = { left: 0, centre: 0.5, right: 1 }[align]
        let at = x + ((width ?? 0) - measure(line, { size, style })) * left
        for (const [part, font] of runsOf(line, style)) {
          // Centre the letters vertically in their line.
          const baseline = y + index * size * leading + (size * leading) / 2 + size * 0.36
          page.drawText(part, { x: at, y: pageHeight - baseline, size, font, ...paint(colour) })
          at += widthOf(part, font) * size
        }
      }
      return all.length * size * leading
    },
    rectangle({ x, y, width, height }, colour, { border, radius = 0 } = {}) {
      const r = Math.min(radius, width / 2, height / 2)
      const path = r
        ? `M ${r} 0 H ${width - r} Q ${width} 0 ${width} ${r} V ${height - r} Q ${width} ${height} ${width - r} ${height} H ${r} Q 0 ${height} 0 ${height - r} V ${r} Q 0 0 ${r} 0 Z`
        : `M 0 0 H ${width} V ${height} H 0 Z`
      const edge = border ? { borderColor: paint(border).color, borderWidth: 1 } : {}
      page.drawSvgPath(path, { x, y: pageHeight - y, ...paint(colour), ...edge })
    },
    circle(x, y, radius, colour, border) {
      page.drawCircle({ x, y: pageHeight - y, size: radius, ...(colour ? paint(colour) : {}), ...edgeOf(border) })
    },
    line([x1, y1], [x2, y2], colour, width = 1) {
      page.drawLine({ start: { x: x1, y: pageHeight - y1 }, end: { x: x2, y: pageHeight - y2 }, thickness: width, ...paint(colour) })
    },
    path(path, colour, border) {
      page.drawSvgPath(path, { x: 0, y: pageHeight, ...(colour ? paint(colour) : {}), ...edgeOf(border) })
    },
    image(image, { x, y, width, height }) {
      page.drawImage(image, { x, y: pageHeight - y - height, width, height })
    },
  }
}

/** Cache of word widths at size 1, because the library computes them on every call. */
const widths = new WeakMap<PDFFont, Map<string, number>>()

function widthOf(text: string, font: PDFFont): number {
  const known = widths.get(font) ?? new Map<string, number>()
  widths.set(font, known)
  const spaced = text.split(' ').map((word) => {
    const width = known.get(word) ?? font.widthOfTextAtSize(word, 1)
    known.set(word, width)
    return width
  })
  const space = known.get(' ') ?? font.widthOfTextAtSize(' ', 1)
  known.set(' ', space)
  return spaced.reduce((sum, width) => sum + width, space * (spaced.length - 1))
}

const edgeOf = (border: { colour: string; width: number } | undefined) => {
  if (!border) return {}
  const { color, opacity } = paint(border.colour)
  return { borderColor: color, borderOpacity: opacity, borderWidth: border.width }
}

/** Parses '#rrggbb', or '#rrggbbaa' with transparency. */
function paint(colour: string): { color: RGB; opacity: number } {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.slice(1).match(/../g) ?? []).map((each) => Number.parseInt(each, 16) / 255)
  return { color: rgb(red, green, blue), opacity: alpha }
}

/** Splits a text into runs of one font each; letters that no font has are dropped. */
function runs(text: string, { parts }: Font): [string, PDFFont][] {
  const found: [string, PDFFont][] = []
  for (const letter of Array.from(text)) {
    const part = parts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))
    if (!part) continue
    const last = found.at(-1)
    if (last?.[1] === part.font) last[0] += letter
    else found.push([letter, part.font])
  }
  return found
}
