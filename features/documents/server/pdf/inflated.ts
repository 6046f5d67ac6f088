import { pipeline } from 'node:stream/promises'
import { Readable, Writable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { PDFArray, type PDFContext, PDFName, PDFRawStream } from 'pdf-lib'
import { PdfError } from './refused.ts'

/** Limit per stream: a picture of 6,000 by 6,000 pixels, in bytes. */
const mostOfOne = 110_000_000
/** Limit of all streams together, which takes a few seconds to inflate. */
const mostOfAll = 1_500_000_000

/**
 * Inflates all streams once to check their size, because readers' browsers have no limits.
 * @throws PdfError tooDemandingPdf
 */
export async function checkInflated(context: PDFContext): Promise<void> {
  let all = 0
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    const filters = filtersOf(object)
    if (filters.filter((each) => each === 'FlateDecode' || each === 'Fl' || each === 'LZWDecode' || each === 'LZW').length > 1)
      throw new PdfError('tooDemandingPdf')
    if (filters[0] === 'FlateDecode' || filters[0] === 'Fl') all += await inflatedSize(object.contents, mostOfOne)
    if (all > mostOfAll) throw new PdfError('tooDemandingPdf')
  }
}

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  const list = filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)) : [filter]
  return list.flatMap((each) => (each instanceof PDFName ? each.decodeText() : []))
}

async function inflatedSize(contents: Uint8Array, most: number): Promise<number> {
  let size = 0
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > most ? new PdfError('tooDemandingPdf') : null)
    },
  })
  await pipeline(Readable.from([contents]), createInflate({ chunkSize: 256 * 1024 }), count).catch((error: unknown) => {
    // Readers show damaged streams as far as possible.
    if (error instanceof PdfError) throw error
  })
  return size
}
