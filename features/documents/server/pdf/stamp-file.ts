import { readFile, writeFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef, PDFStream, PDFWriter } from 'pdf-lib'
import { mostPages } from '../../limits.ts'
import { type Page, dictIn, pagesOf, parsePdf } from './read.ts'
import { type MarkShapes, type VisibleBox, drawMark, markShapes } from './watermark.ts'

const name = (text: string) => PDFName.of(text)

/** Writes a copy of the file at `path` to `out` with the lines on every page. @throws PdfError */
export async function stamp(path: string, lines: readonly string[], out: string): Promise<void> {
  const document = await parsePdf(await readFile(path))
  const { context } = document
  const pages = pagesOf(document, mostPages.document)
  const shapes = await markShapes(lines)
  if (shapes) {
    const shapesRef = context.register(context.flateStream(shapes.operators, shapesDict(context, shapes)))
    const before = context.register(context.stream('q\n'))
    const marks = new Map<string, PDFRef>()
    for (const page of pages) {
      const box = visibleBox(context, page)
      const key = JSON.stringify(box)
      const mark = marks.get(key) ?? context.register(context.flateStream(drawMark(shapes, box), markDict(context, box, shapesRef)))
      marks.set(key, mark)
      addMark(context, page, before, mark)
    }
  }
  await writeFile(out, await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer(), { mode: 0o600 })
}

function visibleBox(context: PDFContext, page: Page): VisibleBox {
  const media = rectangle(context, valueOf(context, page, 'MediaBox')) ?? { left: 0, bottom: 0, width: 612, height: 792 }
  const crop = rectangle(context, valueOf(context, page, 'CropBox'))
  const rotate = valueOf(context, page, 'Rotate')
  const quarters = rotate instanceof PDFNumber ? Math.round(rotate.asNumber() / 90) : 0
  return { ...((crop && overlap(media, crop)) ?? media), turned: ((((quarters % 4) + 4) % 4) * 90) as VisibleBox['turned'] }
}

const valueOf = (context: PDFContext, { dict, inherits }: Page, key: string): PDFObject | undefined =>
  context.lookup(dict.get(name(key)) ?? inherits.get(name(key)))

type Rectangle = Omit<VisibleBox, 'turned'>

function rectangle(context: PDFContext, value: PDFObject | undefined): Rectangle | undefined {
  if (!(value instanceof PDFArray) || value.size() < 4) return undefined
  const numbers = value.asArray().map((each) => context.lookup(each))
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbers.map((each) => (each instanceof PDFNumber ? each.asNumber() : NaN))
  const width = Math.abs(x2 - x1)
  const height = Math.abs(y2 - y1)
  return width >= 1 && height >= 1 ? { left: Math.min(x1, x2), bottom: Math.min(y1, y2), width, height } : undefined
}

function overlap(one: Rectangle, other: Rectangle): Rectangle | undefined {
  const left = Math.max(one.left, other.left)
  const bottom = Math.max(one.bottom, other.bottom)
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.bottom + one.height, other.bottom + other.height) - bottom
  return width >= 1 && height >= 1 ? { left, bottom, width, height } : undefined
}

const shapesDict = (context: PDFContext, { box, state }: MarkShapes) => ({
  Type: 'XObject',
  Subtype: 'Form',
  BBox: box,
  Resources: context.obj({ ExtGState: { Look: state } }),
})

const markDict = (context: PDFContext, { left, bottom, width, height }: VisibleBox, shapes: PDFRef) => ({
  Type: 'XObject',
  Subtype: 'Form',
  BBox: [left, bottom, left + width, bottom + height],
  Resources: context.obj({ XObject: { Shapes: shapes } }),
})

/** Isolates the page's own graphics states, closing unbalanced ones, so that they can't move or hide the mark. */
function addMark(context: PDFContext, page: Page, before: PDFRef, mark: PDFRef) {
  const { dict, inherits } = page
  const resources = PDFDict.withContext(context)
  const given = valueOf(context, page, 'Resources')
  if (given instanceof PDFDict) for (const [key, value] of given.entries()) resources.set(key, value)
  const xObjects = PDFDict.withContext(context)
  for (const [key, value] of dictIn(context, resources, 'XObject')?.entries() ?? []) xObjects.set(key, value)
  let markName = name('ReaderMark')
  for (let number = 2; xObjects.has(markName); number += 1) markName = name(`ReaderMark${number}`)
  xObjects.set(markName, mark)
  resources.set(name('XObject'), xObjects)
  dict.set(name('Resources'), resources)
  for (const [key, value] of inherits) if (!dict.has(key)) dict.set(key, value)

  const contents = dict.get(name('Contents'))
  const found = context.lookup(contents)
  const parts = found instanceof PDFArray ? found.asArray() : found instanceof PDFStream && contents instanceof PDFRef ? [contents] : []
  const open = parts.reduce((sum, part) => sum + openStates(context.lookup(part)), 0)
  const after = context.register(context.stream(`\n${'Q '.repeat(Math.max(0, open) + 1)}${markName.toString()} Do\n`))
  dict.set(name('Contents'), context.obj([before, ...parts, after]))
}

/** Only short content has been seen with unbalanced states, so longer content is not searched. */
const longestContent = 4_000_000

/** The number of graphics states left open. False matches in texts are harmless, because closing too many has no effect. */
function openStates(content: PDFObject | undefined): number {
  if (!(content instanceof PDFRawStream)) return 0
  const filter = content.dict.lookup(name('Filter'))
  const text = () => {
    if (!filter) return content.contents
    return filter === name('FlateDecode') ? inflateSync(content.contents, { maxOutputLength: longestContent }) : []
  }
  try {
    const operators = Buffer.from(text()).toString('latin1')
    const count = (pattern: RegExp) => operators.match(pattern)?.length ?? 0
    return count(/(?<![^\s\]>)])q(?![^\s[<(/])/g) - count(/(?<![^\s\]>)])Q(?![^\s[<(/])/g)
  } catch {
    return 0
  }
}
