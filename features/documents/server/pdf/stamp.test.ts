import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, PDFName, degrees, rgb } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/pdf.ts'
import { stampPdf } from '../index.ts'
import { markShapes } from './watermark.ts'

/** The pixels of every page, drawn 480 pixels wide. */
async function seen(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const pages: { width: number; pixels: Uint8ClampedArray }[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 480 / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(480, Math.round(viewport.height))
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    pages.push({ width: 480, pixels: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data })
  }
  await loading.destroy()
  return pages
}

/** The number of different pixels in each quarter: upper left, upper right, lower left, lower right. */
function changed(before: Uint8ClampedArray, after: Uint8ClampedArray, width: number): number[] {
  const quarters = [0, 0, 0, 0]
  const height = before.length / 4 / width
  for (let at = 0; at < before.length; at += 4) {
    if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) < 8) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
    quarters[quarter] = (quarters[quarter] ?? 0) + 1
  }
  return quarters
}

async function stamped(bytes: Uint8Array, lines: string[]): Promise<Uint8Array> {
  await using folder = await temporaryFolder()
  const out = join(folder.path, 'stamped.pdf')
  await stampPdf(await folder.put('deck.pdf', bytes), lines, out)
  return readFile(out)
}

test('every quarter of every page is marked: light, dark, rotated, cropped, and with unbalanced content', async () => {
  const document = await PDFDocument.create()
  const add = () => document.addPage([960, 540])
  add().drawText('Light')
  add().drawRectangle({ width: 960, height: 540, color: rgb(0, 0, 0) })
  add().setRotation(degrees(90))
  const cut = document.addPage([2_000, 2_000])
  cut.setCropBox(1_000, 1_400, 960, 540)
  const careless = add()
  careless.node.set(PDFName.of('Contents'), document.context.register(document.context.stream('q 1 0 0 1 3000 3000 cm q')))
  const given = await document.save()
  const [before, after] = [await seen(given), await seen(await stamped(given, ['Łucja Wiśniewska', '22 November 2026']))]
  expect(after).toHaveLength(5)
  const pages = ['light', 'dark', 'turned', 'cut', 'careless']
  for (const [index, name] of pages.entries()) {
    const [was, is] = [before[index], after[index]]
    if (!was || !is) throw new Error(`page ${index + 1} is missing`)
    for (const quarter of changed(was.pixels, is.pixels, 480)) expect(quarter, name).toBeGreaterThan(80)
  }
})

test.each(['Łukasz Šťastný', 'Дмитро', 'Nguyễn'])('the name %s is drawn with all its letters', async (name) => {
  const drawn = await markShapes([name])
  const letters = Array.from(name.replaceAll(' ', ''))
  expect(drawn?.operators.match(/^B$/gm)).toHaveLength(letters.length)
})

test('letters missing in the typeface are left out, and a page without letters is unchanged', async () => {
  const drawn = await markShapes(['王小明', '22 November 2026'])
  expect(drawn?.operators.match(/^B$/gm)).toHaveLength('22November2026'.length)
  expect(await markShapes(['王小明 🙂', '\u0000 \uD800', ''])).toBeUndefined()

  const document = await PDFDocument.create()
  document.addPage([960, 540])
  const given = await document.save()
  expect(await seen(await stamped(given, ['王小明']))).toEqual(await seen(given))
})
