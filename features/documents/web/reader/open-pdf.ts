import { PDFDataRangeTransport, PDFWorker, type PDFDocumentProxy, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pauseBefore } from '#platform/web/back-off.ts'
import { delay } from '#platform/web/delay.ts'
import { AccessEnded, type DocumentAccess } from './access.ts'

declare global {
  /** Where the library's own files lie (app/build/pdf-files.ts). */
  const __PDF_FILES__: string
}

const files = new URL(__PDF_FILES__, location.href).href

/** So much is asked for at once, in bytes: a slide's text, or a part of a photograph. */
const pieceBytes = 128 * 1024
const mostAttempts = 3
/** A picture with more pixels is left out. */
const mostPixels = 50_000_000

export interface OpenedPdf {
  document: Promise<PDFDocumentProxy>
  /** Asks again for what could not be had. */
  retry: () => void
  close: () => void
}

/**
 * Opens a document of which only what is looked at is fetched.
 * @param bytes how long it is
 * @param onTrouble a part of it cannot be had: for good if access has ended, else until `retry`
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
  // Made here, so that one that could not be loaded is no reason to read in the page itself from then on.
  const thread = new Worker(`${files}pdf.worker.min.mjs`, { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    thread.addEventListener('error', () => reject(new Error('the thread that reads documents has failed')))
  })
  // Its types take a port for nothing.
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

/** The bytes from one up to another. @throws AccessEnded, or what the last attempt met */
async function partOf(access: DocumentAccess, from: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(await access.address(), { headers: { range: `bytes=${from}-${end - 1}` }, signal })
      if (response.status === 206) return new Uint8Array(await response.arrayBuffer())
      // Its time is over, or it was taken back: a new one says which.
      if (response.status === 403) await access.renew()
      throw new Error(`a part of the document was answered with ${response.status}`)
    } catch (error) {
      if (error instanceof AccessEnded || signal.aborted || attempt === mostAttempts) throw error
      await delay(pauseBefore(attempt))
    }
  }
}
