import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'
import type { Look, Typeface } from './look.ts'

export type Style = 'headline' | 'strong' | 'body'

/** A typeface in its subset files; the latin-ext one is only used for letters that latin lacks. */
export interface Font {
  parts: { font: PDFFont; letters: ReadonlySet<number> }[]
}

const headlineWeights: Record<Typeface, number> = { inter: 700, fraunces: 600, 'space-grotesk': 700 }
const files = new Map<string, Promise<Buffer>>()

export async function embedFonts(document: PDFDocument, { headlines }: Look): Promise<Record<Style, Font>> {
  document.registerFontkit(fontkit)
  const embed = async (typeface: Typeface, weight: number): Promise<Font> => {
    const parts: Font['parts'] = []
    // Sequential, so that the order in the file is deterministic.
    for (const part of ['latin', 'latin-ext']) {
      const font = await document.embedFont(await fontFile(typeface, part, weight), { subset: true })
      parts.push({ font, letters: new Set(font.getCharacterSet()) })
    }
    return { parts }
  }
  return {
    headline: await embed(headlines, headlineWeights[headlines]),
    strong: await embed('inter', 600),
    body: await embed('inter', 400),
  }
}

/** Reads and unpacks each file once, because the library would do so for every deck, slowly. */
function fontFile(typeface: Typeface, part: string, weight: number): Promise<Buffer> {
  const name = `@fontsource/${typeface}/files/${typeface}-${part}-${weight}-normal.woff`
  const known = files.get(name) ?? readFile(fileURLToPath(import.meta.resolve(name))).then(unpacked)
  files.set(name, known)
  return known
}

/** Unpacks the OpenType font of a WOFF file (version 1.0, W3C). */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + count * 16)
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = [directory]
  let at = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20)
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const data = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(data) : data
    entry.copy(directory, 12 + index * 16, 0, 4)
    entry.copy(directory, 16 + index * 16, 16, 20)
    directory.writeUInt32BE(at, 20 + index * 16)
    directory.writeUInt32BE(length, 24 + index * 16)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    at += padded.length
  }
  return Buffer.concat(tables)
}
