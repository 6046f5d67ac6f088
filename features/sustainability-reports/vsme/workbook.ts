import { existing } from './existing.ts'
import { SaxesParser } from 'saxes'
import { type ArchiveProblem, unpack } from './archive.ts'

type CellValue = string | number | boolean | null

export interface Cell {
  readonly value: CellValue
  readonly formula: boolean
  /** A formula that failed: `#REF!`. */
  readonly failed: boolean
}

/** Columns and rows start at 1. */
export interface Range {
  readonly sheet: string
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

export interface Workbook {
  readonly names: ReadonlyMap<string, Range>
  cell(sheet: string, address: string): Cell
  hasSheet(sheet: string): boolean
  /** Where the sheet is in the archive. */
  path(sheet: string): string | undefined
}

export type WorkbookProblem = ArchiveProblem | 'macro-workbook' | 'not-a-workbook'

const nothing: Cell = { value: null, formula: false, failed: false }

function columnName(column: number): string {
  return (column > 26 ? columnName(Math.floor((column - 1) / 26)) : '') + String.fromCodePoint(65 + ((column - 1) % 26))
}
const columnNumber = (name: string) => Array.from(name).reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0)

export function address(column: number, row: number): string {
  return columnName(column) + row
}

/** The template's largest are 14 columns wide and 1,520 rows high. Others would only take time. */
const largestRange = { width: 50, height: 5_000 }

/** `'General Information'!$D$406:$D$505`; nothing for formulas and lost references. */
function parseRange(reference: string): Range | undefined {
  const match = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/u.exec(reference.trim())
  if (!match) return undefined
  const [, quoted, plain, left, top, right, bottom] = match
  const column = columnNumber(existing(left))
  const row = Number(top)
  const width = right ? columnNumber(right) - column + 1 : 1
  const height = bottom ? Number(bottom) - row + 1 : 1
  if (width < 1 || height < 1 || width > largestRange.width || height > largestRange.height) return undefined
  return {
    sheet: quoted?.replaceAll("''", "'") ?? existing(plain),
    column,
    row,
    width,
    height,
  }
}

interface Handlers {
  open?(tag: string, attributes: Readonly<Record<string, string>>): void
  /** With the text between it and its children. */
  close?(tag: string, text: string): void
}

/** Programs differ in their prefixes (`x:c`), which mean nothing here. */
function parseXml(content: Buffer, { open, close }: Handlers) {
  const parser = new SaxesParser()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  let text = ''
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    open?.(local(name), attributes)
  })
  parser.on('text', (more) => (text += more))
  parser.on('cdata', (more) => (text += more))
  parser.on('closetag', ({ name }) => {
    close?.(local(name), text)
    text = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(content.toString()).close()
}

function parseStrings(content: Buffer | undefined): string[] {
  const strings: string[] = []
  let string = ''
  let phonetic = false
  if (!content) return strings
  parseXml(content, {
    open(tag) {
      if (tag === 'si') string = ''
      if (tag === 'rPh') phonetic = true
    },
    close(tag, text) {
      if (tag === 't' && !phonetic) string += text
      if (tag === 'rPh') phonetic = false
      if (tag === 'si') strings.push(string)
    },
  })
  return strings
}

// Excel writes control characters of texts as `_x000D_`.
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-F]{4})_/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))).replaceAll('\r\n', '\n')

function valueOf(type: string, text: string, strings: readonly string[]): CellValue {
  if (type === 'inlineStr') return unescaped(text)
  if (text === '') return null
  if (type === 's') return unescaped(strings[Number(text)] ?? '')
  if (type === 'b') return text === '1' || text === 'true'
  if (type === 'str' || type === 'd') return unescaped(text)
  if (type === 'e') return null
  return Number.isFinite(Number(text)) ? Number(text) : text
}

function parseCells(content: Buffer, strings: readonly string[]): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  let at = ''
  let type = 'n'
  let text = ''
  let formula = false
  parseXml(content, {
    open(tag, attributes) {
      if (tag === 'c') {
        at = attributes['r'] ?? ''
        type = attributes['t'] ?? 'n'
        text = ''
        formula = false
      }
      if (tag === 'f') formula = true
    },
    close(tag, more) {
      if (tag === 'v' || (tag === 't' && type === 'inlineStr')) text += more
      if (tag !== 'c') return
      const value = valueOf(type, text, strings)
      if (value !== null || formula) cells.set(at, { value, formula, failed: type === 'e' })
    },
  })
  return cells
}

/** Reads a workbook's names at once, and its sheets when they are asked for. */
export async function readWorkbook(file: Buffer): Promise<Workbook | WorkbookProblem> {
  const archive = await unpack(
    file,
    (name) => /^(xl\/|\[Content_Types\])[^]*\.(xml|rels)$/iu.test(name) && !/\/(styles|theme\d*|calcChain|drawing\d*)\.xml$/iu.test(name),
  )
  if (typeof archive === 'string') return archive
  const types = archive.get('[Content_Types].xml')?.toString() ?? ''
  if ([...archive.keys()].some((name) => /vbaProject\.bin$/iu.test(name)) || types.includes('macroEnabled')) return 'macro-workbook'
  const main = archive.get('xl/workbook.xml')
  const relations = archive.get('xl/_rels/workbook.xml.rels')
  if (!main || !relations) return 'not-a-workbook'
  try {
    const paths = new Map<string, string>()
    parseXml(relations, {
      open(tag, { Id, Target }) {
        if (tag === 'Relationship' && Id && Target) paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
      },
    })
    const sheets = new Map<string, string>()
    const names = new Map<string, Range>()
    let name = ''
    parseXml(main, {
      open(tag, attributes) {
        const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
        if (tag === 'sheet') sheets.set(attributes['name'] ?? '', paths.get(relation ?? '') ?? '')
        // A copied sheet brings names of its own.
        if (tag === 'definedName') name = attributes['localSheetId'] === undefined ? (attributes['name'] ?? '') : ''
      },
      close(tag, text) {
        const range = tag === 'definedName' ? parseRange(text) : undefined
        if (range && name) names.set(name, range)
      },
    })
    const strings = parseStrings(archive.get('xl/sharedStrings.xml'))
    const cells = new Map<string, Map<string, Cell>>()
    const cellsOf = (sheet: string) => {
      const known = cells.get(sheet)
      if (known) return known
      const content = archive.get(sheets.get(sheet) ?? '')
      const parsed = content ? parseCells(content, strings) : new Map<string, Cell>()
      cells.set(sheet, parsed)
      return parsed
    }
    // What is broken must show now, and not when somebody asks for a cell.
    for (const sheet of new Set([...names.values()].map((range) => range.sheet))) cellsOf(sheet)
    return {
      names,
      cell: (sheet, at) => cellsOf(sheet).get(at) ?? nothing,
      hasSheet: (sheet) => sheets.has(sheet),
      path: (sheet) => sheets.get(sheet),
    }
  } catch {
    return 'broken-file'
  }
}
