import { PDFDataRangeTransport, PDFWorker, type PDFDocumentProxy, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pauseBefore } from '#platform/web/back-off.ts'
import { delay } from '#platform/web/delay.ts'
import type { DocumentAccess } from './access.ts'
import { AccessEnded } from './access-end.ts'

declare global {
  /** URL of the library's own files (app/build/pdf-files.ts). */
  const __PDF_FILES__: string
}

const files = new URL(__PDF_FILES__, location.href).href

/** Size of requested ranges, in bytes: a slide's text, or part of a photograph. */
const pieceBytes = 128 * 1024
const mostAttempts = 3
/** Images with more pixels are not drawn. */
const mostPixels = 50_000_000

export interface OpenedPdf {
  document: Promise<PDFDocumentProxy>
  /** Requests the failed ranges again. */
  retry: () => void
  close: () => void
}

/**
 * Opens a document and only fetches what is viewed.
 * @param bytes its length
 * @param onTrouble called when a range fails to load: permanently if access has ended, otherwise until `retry`
 */
export function openPdf(access: DocumentAccess, bytes: number, onTrouble: (error: unknown) => void): OpenedPdf {
  const missing: [from: number, end: number][] = []
  const closing = new AbortController()

  async function bring(from: number, end: number): Promise<void> {
    try {
      const part = await partOf(access, from, end, closing.signal)
      if (!closing.signal.aborted) transport.onDataRange(from, part)
    } catch (error) {
      if (closing.signal.aborted) return
      missing.push([from, end])
      onTrouble(error)
    }
  }
  class Parts extends PDFDataRangeTransport {
    override requestDataRange(from: number, end: number): void {
      void bring(from, end)
    }
  }
  const transport = new Parts(bytes, null)
  // Created here, because the library would fall back to the main thread for good if it failed to load.
  const thread = new Worker(`${files}pdf.worker.min.mjs`, { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    thread.addEventListener('error', () => reject(new Error('the PDF worker failed')))
  })
  // The library's type of `port` is wrong.
  const worker = new PDFWorker({ port: thread as unknown as null })
  const loading = getDocument({
    worker,
    range: transport,
    rangeChunkSize: pieceBytes,
    disableAutoFetch: true,
    disableStream: true,
    disableWorkerRendering: true,
    cMapUrl: `${files}cmaps/`,
    iccUrl: `${files}iccs/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    maxImageSize: mostPixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  return {
    document: Promise.race([loading.promise, broken]),
    retry: () => missing.splice(0).forEach(([from, end]) => void bring(from, end)),
    close() {
      closing.abort()
      const end = () => {
        worker.destroy()
        thread.terminate()
      }
      loading.destroy().then(end, end)
    },
  }
}

/** The bytes of a range. @throws AccessEnded, or the error of the last attempt */
async function partOf(access: DocumentAccess, from: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(await access.address(), { headers: { range: `bytes=${from}-${end - 1}` }, signal })
      if (response.status === 206) return new Uint8Array(await response.arrayBuffer())
      // It expired or access was revoked; requesting a new one tells which.
      if (response.status === 404) await access.renew()
      throw new Error(`a range of the document was answered with ${response.status}`)
    } catch (error) {
      if (error instanceof AccessEnded || signal.aborted || attempt === mostAttempts) throw error
      await delay(pauseBefore(attempt))
    }
  }
}
