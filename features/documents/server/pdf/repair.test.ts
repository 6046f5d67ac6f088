import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { encryptedPdf, encryptions } from '#testing/encrypted-pdf.ts'
import { temporaryFolder, writtenPdf, writtenStream } from '#testing/pdf.ts'
import { mostPages } from '../../limits.ts'
import { inspect } from './inspect-file.ts'

/** The text and links of each page of the stored file, as a reader sees them. */
async function keptOf(bytes: Uint8Array | string) {
  await using folder = await temporaryFolder()
  const cleaned = join(folder.path, 'cleaned.pdf')
  await inspect(await folder.put('report.pdf', bytes), cleaned, mostPages.document)
  const kept = await readFile(cleaned)
  expect(kept.includes('/Encrypt')).toBe(false)
  const loading = getDocument({ data: new Uint8Array(kept), verbosity: 0 })
  const document = await loading.promise
  const pages: { text: string; links: unknown[] }[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const annotations = (await page.getAnnotations()) as { url?: string }[]
    pages.push({ text: items.map((item) => ('str' in item ? item.str : '')).join(''), links: annotations.map(({ url }) => url) })
  }
  await loading.destroy()
  return pages
}

const written = (text: string, catalog = '') =>
  writtenPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    writtenStream('', `BT /F 40 Tf 80 300 Td (${text}) Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(Notes)>>',
  ]).toString('latin1')

const asBytes = (text: string) => Buffer.from(text, 'latin1')
const withoutTrailerEnd = (file: string) => file.replace('>>\nstartxref', '\nstartxref')

test.each(encryptions)('a file encrypted with %s that opens without a password is kept decrypted', async (encryption) => {
  const file = encryptedPdf(encryption, { user: '', owner: 'to print it' }, 'Annual report', 'https://kept.example/')
  expect(await keptOf(file)).toEqual([{ text: 'Annual report', links: ['https://kept.example/'] }])
})

test.each(encryptions)('a file encrypted with %s that needs a password is refused', async (encryption) => {
  const file = encryptedPdf(encryption, { user: 'to read it', owner: 'to print it' }, 'Annual report', 'https://kept.example/')
  await expect(keptOf(file)).rejects.toMatchObject({ refused: 'encryptedPdf' })
})

test.each<[string, (file: string) => string]>([
  ['with wrong offsets', (file) => file.replaceAll(/\d{10} 00000 n/g, '0000000007 00000 n')],
  ['with an unfinished trailer', withoutTrailerEnd],
  ['that lists a page that is missing', (file) => file.replace('[3 0 R]', '[3 0 R 9 0 R]')],
  ['without a cross-reference table and trailer', (file) => file.slice(0, file.indexOf('xref\n'))],
  ['without its last line', (file) => file.slice(0, file.indexOf('startxref'))],
  ['with 20 kB of padding at its end', (file) => file + '\0'.repeat(20_000)],
])('a damaged file %s is repaired', async (_damage, damaged) => {
  expect(await keptOf(asBytes(damaged(written('Annual report'))))).toEqual([{ text: 'Annual report', links: [] }])
})

test('a damaged file with a hidden layer is refused, because repairing it would show the layer', async () => {
  const file = (hidden: string) => asBytes(withoutTrailerEnd(written('Report', `/OCProperties<</OCGs[6 0 R]/D<</OFF[${hidden}]>>>>`)))
  expect(await keptOf(file(''))).toHaveLength(1)
  await expect(keptOf(file('6 0 R'))).rejects.toMatchObject({ refused: 'unreadablePdf' })
})
