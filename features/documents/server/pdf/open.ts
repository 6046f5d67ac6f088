import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Larger images on a page are not drawn. */
const mostPixels = 50_000_000

const library = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), sep)

/** Opens a file with the library that readers use. */
export const openPdf = (bytes: Uint8Array) =>
  getDocument({
    data: bytes,
    cMapUrl: join(library, 'cmaps', sep),
    iccUrl: join(library, 'iccs', sep),
    standardFontDataUrl: join(library, 'standard_fonts', sep),
    wasmUrl: join(library, 'wasm', sep),
    maxImageSize: mostPixels,
    verbosity: VerbosityLevel.ERRORS,
  })
