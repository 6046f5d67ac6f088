import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Problem } from '#platform/problems.ts'
import { inflatingStream, temporaryFolder, writtenPdf, writtenStream } from '#testing/pdf.ts'
import { mostPages } from '../../limits.ts'
import { documentProblems } from '../../problems.ts'
import { inspect } from './inspect-file.ts'
import { inspectPdf } from './inspect.ts'
import type { PdfRefused } from './messages.ts'

// pdf-lib writes there about every object that it cannot parse.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterAll(() => void vi.restoreAllMocks())

async function slides(count: number, useObjectStreams = true): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= count; number += 1) document.addPage([960, 540]).drawText(`Slide ${number}`, { font, x: 60, y: 400 })
  return Buffer.from(await document.save({ useObjectStreams }))
}

const onePage = (page = '', ...more: (string | Uint8Array)[]) =>
  writtenPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]${page}>>`,
    ...more,
  ])

const pageList = (count: number) => {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]>>'
  return writtenPdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${count}>>`, ...Array<string>(count).fill(page)])
}

const encryption = `<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>`

/** As newer programs write it: objects in an encrypted stream, and the trailer in a stream too. */
const encryptedStreams = () =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n'),
    writtenStream('/Type/ObjStm/N 2/First 10/Filter/FlateDecode', 'not inflated as long as it is encrypted'),
    Buffer.from(`\nendobj\n4 0 obj\n${encryption}\nendobj\n5 0 obj\n`),
    writtenStream('/Type/XRef/Size 6/W[1 2 1]/Root 2 0 R/Encrypt 4 0 R', '0'.repeat(24)),
    Buffer.from('\nendobj\nstartxref\n120\n%%EOF\n'),
  ])

/** What the process says of a file, without starting one. */
async function refusedAs(bytes: Uint8Array | string): Promise<PdfRefused | undefined> {
  await using folder = await temporaryFolder()
  return inspect(await folder.put('deck.pdf', bytes), join(folder.path, 'cleaned.pdf'), mostPages.document).then(
    () => undefined,
    (error: { refused?: PdfRefused }) => error.refused ?? Promise.reject(error as Error),
  )
}

async function refusedWith(bytes: Uint8Array | string): Promise<Problem | undefined> {
  await using folder = await temporaryFolder()
  const path = await folder.put('deck.pdf', bytes)
  const problem = await inspectPdf(path).then(
    () => undefined,
    (error: { problem?: Problem }) => error.problem ?? Promise.reject(error as Error),
  )
  expect(await readdir(folder.path), 'a refusal leaves no files').toHaveLength(problem ? 1 : 2)
  return problem
}

test.each<[string, () => Uint8Array | string | Promise<Uint8Array>, PdfRefused]>([
  ['without content', () => '', 'notAPdf'],
  ['of HTML', () => '<!doctype html><title>Deck</title><script>alert(1)</script>', 'notAPdf'],
  [
    'of a picture',
    () =>
      sharp({ create: { width: 20, height: 20, channels: 3, background: '#309060' } })
        .png()
        .toBuffer(),
    'notAPdf',
  ],
  ['with only a header', () => '%PDF-1.7\n', 'unreadablePdf'],
  ['with a header followed by noise', () => `%PDF-1.7\n${'noise <<'.repeat(400)}\nstartxref\n0\n%%EOF\n`, 'unreadablePdf'],
  ['without pages', () => writtenPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']), 'unreadablePdf'],
  ['with a missing page', () => writtenPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[9 0 R]>>']), 'unreadablePdf'],
  ['with a circular page tree', () => writtenPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]>>']), 'unreadablePdf'],
  [
    'that is encrypted',
    () => writtenPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages>>', encryption], '/Encrypt 3 0 R'),
    'encryptedPdf',
  ],
  ['with objects in an encrypted stream', encryptedStreams, 'encryptedPdf'],
  ['of 1,001 pages', () => pageList(1_001), 'tooManyPages'],
  [
    'with a page that is deflated twice',
    () => onePage('/Contents 4 0 R', writtenStream('/Filter[/FlateDecode/FlateDecode]', inflatingStream(16))),
    'tooDemandingPdf',
  ],
])('a file %s is refused', async (_what, bytes, refused) => {
  expect(await refusedAs(await bytes())).toBe(refused)
})

test.each([0.02, 0.9])('a file that was cut off after %d of its length is refused', async (share) => {
  for (const useObjectStreams of [true, false]) {
    const whole = await slides(12, useObjectStreams)
    expect(await refusedAs(whole.subarray(0, Math.floor(whole.length * share)))).toBe('unreadablePdf')
  }
})

test.each<[string, () => Uint8Array | string, Problem]>([
  ['that is not a PDF', () => 'no deck', documentProblems.notAPdf],
  [
    'whose page inflates to gigabytes',
    () => onePage('/Contents 4 0 R', writtenStream('/Filter/FlateDecode', inflatingStream(4_000, '0 0 m '))),
    documentProblems.tooDemandingPdf,
  ],
  [
    'whose objects inflate to gigabytes',
    () => onePage('', writtenStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', inflatingStream(4_000, '1 0 '))),
    documentProblems.tooDemandingPdf,
  ],
])('in a process of its own, a file %s is refused and leaves no files', async (_what, bytes, problem) => {
  expect(await refusedWith(bytes())).toEqual(problem)
})

test('a deeply nested file is handled and doesn’t affect the next one', async () => {
  expect(await refusedWith(onePage(`/Deep ${'['.repeat(200_000)}${']'.repeat(200_000)}`))).toBeDefined()
  expect(await refusedWith(onePage())).toBeUndefined()
})

test('a picture that is too large to draw does not lead to a refusal', async () => {
  const image = '/Type/XObject/Subtype/Image/Width 20000/Height 20000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode'
  const page = onePage(
    '/Resources<</XObject<</Im 4 0 R>>>>/Contents 5 0 R',
    writtenStream(image, inflatingStream(64)),
    writtenStream('', '960 0 0 540 0 0 cm /Im Do'),
  )
  expect(await refusedWith(page)).toBeUndefined()
})

test('a missing file is an error, not a refusal', async () => {
  await expect(inspectPdf('/nowhere/deck.pdf', { folder: '/nowhere' })).rejects.toThrow('without a response')
  expect(existsSync('/nowhere')).toBe(false)
})
