import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fontkit, { type Font } from '@pdf-lib/fontkit'

/** The files of the site's typeface and the letters to look for in each. Files are loaded on demand. */
const parts: readonly (readonly [part: string, letters: RegExp])[] = [
  ['latin', /[\p{Script=Latin}\p{Script=Common}]/u],
  ['latin-ext', /[\p{Script=Latin}\p{Script=Common}]/u],
  ['vietnamese', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['cyrillic-ext', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['greek-ext', /\p{Script=Greek}/u],
]
/** Longer lines are cut, because they would be illegible. */
const longestLine = 80
const lineHeight = 1.35

/** The lines as outlines, in units of the letter height, centred at 0, 0. */
export interface MarkShapes {
  operators: string
  box: number[]
  /** The graphics state for painting them. */
  state: Record<string, string | number>
  width: number
  height: number
}

/** Outlines need no embedded font and can't be found and removed by searching for the text. */
export async function markShapes(lines: readonly string[]): Promise<MarkShapes | undefined> {
  const lettersOf = letterFinder()
  const set: { letters: Letter[]; width: number }[] = []
  for (const line of lines) {
    const letters = await lettersOf(line)
    if (letters.some(({ path }) => path.length > 0)) set.push({ letters, width: letters.reduce((sum, { advance }) => sum + advance, 0) })
  }
  if (set.length === 0) return undefined
  const width = Math.max(...set.map((line) => line.width))
  const height = set.length * lineHeight
  const operators = set.map((line, index) => outlines(line.letters, -width / 2, height / 2 - index * lineHeight - 1)).join('')
  // The dark letters are visible on light pages, their light edges on dark ones.
  return {
    operators: `/Look gs 0.08 g 1 G 0.05 w 1 j\n${operators}`,
    box: [-width / 2 - 1, -height / 2 - 1, width / 2 + 1, height / 2 + 1],
    state: { Type: 'ExtGState', ca: 0.16, CA: 0.2 },
    width,
    height,
  }
}

/** The visible area of a page in its own coordinates, and its rotation. */
export interface VisibleBox {
  left: number
  bottom: number
  width: number
  height: number
  turned: 0 | 90 | 180 | 270
}

/** Repeats the shapes in slanted rows over the whole page. */
export function drawMark({ width, height }: MarkShapes, { left, bottom, width: across, height: up, turned }: VisibleBox): string {
  const size = Math.max(Math.min(across, up) / 42, Math.max(across, up) / 110)
  const angle = ((28 + turned) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const stepAlong = size * Math.max(width + 14, 26)
  const stepUp = size * (height + 11)
  const reach = Math.hypot(across, up) / 2 + stepAlong
  const drawn: string[] = []
  for (let row = -Math.ceil(reach / stepUp); row * stepUp <= reach; row += 1)
    for (let column = -Math.ceil(reach / stepAlong); column * stepAlong <= reach; column += 1) {
      const along = (column + (row % 2 === 0 ? 0 : 0.5)) * stepAlong
      const x = along * cos - row * stepUp * sin
      const y = along * sin + row * stepUp * cos
      if (Math.abs(x) > across / 2 + stepAlong / 2 || Math.abs(y) > up / 2 + stepAlong / 2) continue
      const matrix = [cos * size, sin * size, -sin * size, cos * size, left + across / 2 + x, bottom + up / 2 + y]
      drawn.push(`q ${matrix.map((each) => each.toFixed(3)).join(' ')} cm /Shapes Do Q\n`)
    }
  return drawn.join('')
}

/** A letter with a height of one unit. */
interface Letter {
  path: readonly { command: string; args: readonly number[] }[]
  advance: number
}

/** Finds the letters of a line. Missing letters are tried without their accents, otherwise left out. */
function letterFinder() {
  const loaded = new Map<string, Promise<Font>>()
  const fontOf = (part: string) => {
    const known = loaded.get(part) ?? loadFont(part)
    loaded.set(part, known)
    return known
  }
  async function found(letter: string): Promise<Letter | undefined> {
    const code = letter.codePointAt(0) ?? 0
    for (const [part, letters] of parts) {
      if (!letters.test(letter)) continue
      const font = await fontOf(part)
      if (font.hasGlyphForCodePoint(code)) return letterOf(font, code)
    }
    const plain = letter.normalize('NFD').charAt(0)
    return plain && plain !== letter ? found(plain) : undefined
  }
  return async (line: string): Promise<Letter[]> => {
    const text = line.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
    const letters: Letter[] = []
    for (const letter of Array.from(text).slice(0, longestLine)) {
      const outlined = await found(letter)
      if (outlined) letters.push(outlined)
    }
    return letters
  }
}

function letterOf(font: Font, code: number): Letter {
  const scale = 1 / font.unitsPerEm
  const { path, advanceWidth } = font.glyphForCodePoint(code)
  // The library's types are incomplete.
  const { commands } = path as unknown as { commands: Letter['path'] }
  return {
    path: commands.map(({ command, args }) => ({ command, args: args.map((value) => value * scale) })),
    advance: advanceWidth * scale,
  }
}

async function loadFont(part: string): Promise<Font> {
  const address = import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`)
  return fontkit.create(await readFile(fileURLToPath(address)))
}

const operatorOf = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' } as const

/** Letters in a row starting at x, as PDF path operators, filled and stroked. */
function outlines(letters: readonly Letter[], x: number, y: number): string {
  const drawn: string[] = []
  let at = x
  for (const { path, advance } of letters) {
    let [lastX, lastY] = [0, 0]
    for (const { command, args } of path) {
      // Converts a quadratic curve to a cubic one.
      const [cx = 0, cy = 0, toX = 0, toY = 0] = args
      const cubic =
        command === 'quadraticCurveTo'
          ? [
              lastX + ((cx - lastX) * 2) / 3,
              lastY + ((cy - lastY) * 2) / 3,
              toX + ((cx - toX) * 2) / 3,
              toY + ((cy - toY) * 2) / 3,
              toX,
              toY,
            ]
          : args
      const name = command === 'quadraticCurveTo' ? 'c' : operatorOf[command as keyof typeof operatorOf]
      drawn.push([...cubic.map((value, index) => (value + (index % 2 === 0 ? at : y)).toFixed(4)), name].join(' '))
      if (cubic.length >= 2) [lastX = 0, lastY = 0] = cubic.slice(-2)
    }
    if (path.length > 0) drawn.push('B')
    at += advance
  }
  return `${drawn.join('\n')}\n`
}
