import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { openPdf } from './open.ts'
import { PdfError } from './refused.ts'

const widest = 640
/** Longer pages are scaled down further. */
const highest = 1_600

sharp.concurrency(1)

/**
 * Draws the first page with the library that readers use, to check that it can read the file.
 * @returns the number of pages, and the first one as WebP
 * @throws PdfError unreadablePdf
 */
export async function drawFirstPage(bytes: Uint8Array): Promise<{ pages: number; picture: Uint8Array }> {
  const loading = openPdf(bytes)
  try {
    const document = await loading.promise
    const page = await document.getPage(1)
    const whole = page.getViewport({ scale: 1 })
    const scale = Math.min(widest / whole.width, highest / whole.height)
    const viewport = page.getViewport({ scale })
    const width = Math.max(1, Math.round(viewport.width))
    const height = Math.max(1, Math.round(viewport.height))
    const canvas = createCanvas(width, height)
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' }).promise
    const picture = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 80 })
      .toBuffer()
    return { pages: document.numPages, picture }
  } catch (error) {
    throw new PdfError('unreadablePdf', error)
  } finally {
    await loading.destroy()
  }
}
