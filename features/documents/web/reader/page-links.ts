import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An external link and its position on the page, in percent from the top left corner. */
export interface PageLink {
  url: string
  left: number
  top: number
  width: number
  height: number
}

const safe = new Set(['https:', 'http:', 'mailto:'])

/** A page's links to websites and email addresses. All other actions of PDF files are ignored. */
export async function linksOf(page: PDFPageProxy): Promise<PageLink[]> {
  const viewport = page.getViewport({ scale: 1 })
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; rect?: number[] }[]
  return annotations.flatMap(({ subtype, url = '', rect }) => {
    if (subtype !== 'Link' || !rect || !safe.has(URL.parse(url)?.protocol ?? '')) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[]
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[]
    const across = (value: number) => (100 * value) / viewport.width
    const down = (value: number) => (100 * value) / viewport.height
    return [
      {
        url,
        left: across(Math.min(x1, x2)),
        top: down(Math.min(y1, y2)),
        width: across(Math.abs(x2 - x1)),
        height: down(Math.abs(y2 - y1)),
      },
    ]
  })
}
