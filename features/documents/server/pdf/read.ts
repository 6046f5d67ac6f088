import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, type PDFContext, type PDFObject } from 'pdf-lib'
import { PdfError } from './refused.ts'

/** Readers look for the header in this many bytes (ISO 32000, annex H). */
const headLength = 1_024
/** Readers look for the end in 1,024 bytes; mail servers may have appended more. */
const tailLength = 8_192

/** Whether the end of the file is there. The parser finds objects wherever they are, so it would accept half a file. */
export const hasEnd = (bytes: Buffer): boolean => bytes.subarray(-tailLength).includes('startxref')

/**
 * Parses a whole file into objects, which are not validated yet.
 * @throws PdfError notAPdf, encryptedPdf or unreadablePdf
 */
export async function parsePdf(bytes: Buffer): Promise<PDFDocument> {
  if (!bytes.subarray(0, headLength).includes('%PDF-')) throw new PdfError('notAPdf')
  try {
    const document = await PDFDocument.load(bytes, { parseSpeed: Number.POSITIVE_INFINITY, updateMetadata: false })
    if (document.catalog instanceof PDFDict) return document
    throw new Error('no catalog')
  } catch (error) {
    // Encrypted objects can break the parser before it detects the encryption.
    const isEncrypted = error instanceof EncryptedPDFError || /\/Encrypt\s+\d+\s+\d+\s+R/.test(bytes.toString('latin1'))
    throw new PdfError(isEncrypted ? 'encryptedPdf' : 'unreadablePdf', error)
  }
}

/** Attributes that pages inherit. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name))

export interface Page {
  ref: PDFRef
  dict: PDFDict
  /** Inherited attributes. */
  inherits: ReadonlyMap<PDFName, PDFObject>
}

/**
 * The pages in order, for trees of any depth.
 * @throws PdfError tooManyPages; unreadablePdf if there are none, or a node is missing or repeated
 */
export function pagesOf(document: PDFDocument, most: number): Page[] {
  const { context, catalog } = document
  const pages: Page[] = []
  const seen = new Set<PDFObject>()
  const root = catalog.get(PDFName.of('Pages'))
  const waiting: { node: PDFObject | undefined; inherits: Page['inherits'] }[] = [{ node: root, inherits: new Map() }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, inherits } = next
    const dict = context.lookup(node)
    if (!(node instanceof PDFRef) || !(dict instanceof PDFDict) || seen.has(node)) throw new PdfError('unreadablePdf')
    seen.add(node)
    const kids = context.lookup(dict.get(PDFName.of('Kids')))
    if (kids instanceof PDFArray) {
      const below = new Map([...inherits, ...givenBy(dict)])
      for (let at = kids.size() - 1; at >= 0; at -= 1) waiting.push({ node: kids.get(at), inherits: below })
    } else {
      pages.push({ ref: node, dict, inherits })
      if (pages.length > most) throw new PdfError('tooManyPages')
    }
  }
  if (pages.length === 0) throw new PdfError('unreadablePdf')
  return pages
}

function givenBy(dict: PDFDict): [PDFName, PDFObject][] {
  return inherited.flatMap((name): [PDFName, PDFObject][] => {
    const value = dict.get(name)
    return value ? [[name, value]] : []
  })
}

/** A dictionary inside another, directly or by reference. */
export const dictIn = (context: PDFContext, dict: PDFDict, key: string): PDFDict | undefined => {
  const value = context.lookup(dict.get(PDFName.of(key)))
  return value instanceof PDFDict ? value : undefined
}
