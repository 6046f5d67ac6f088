import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/pdf.ts'
import { inspectPdf } from './inspect.ts'

/** A deck with a photograph of about 200 kB on each page, the last page written first. */
async function largeDeck(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const noise = await sharp({
    create: { width: 640, height: 360, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    .toBuffer()
  for (let number = 12; number >= 1; number -= 1) {
    const image = await document.embedJpg(noise)
    const page = document.insertPage(0, [960, 540])
    page.drawImage(image, { x: 0, y: 0, width: 960, height: 540 })
    await document.flush()
  }
  return document.save()
}

/** Serves ranges of a file and counts the bytes. */
async function rangeServer(path: string) {
  const { size } = await stat(path)
  let sent = 0
  const server = createServer((request, response) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    response.setHeader('accept-ranges', 'bytes')
    response.setHeader('content-type', 'application/pdf')
    if (from === undefined || to === undefined) {
      // The client only wants the length and aborts.
      response.writeHead(200, { 'content-length': size }).flushHeaders()
      return
    }
    const [start, end] = [Number(from), Math.min(Number(to), size - 1)]
    sent += end - start + 1
    response.writeHead(206, { 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` })
    createReadStream(path, { start, end }).pipe(response)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/deck.pdf`,
    size,
    sent: () => sent,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the first page of a large deck needs less than a seventh of the file', async () => {
  await using folder = await temporaryFolder()
  const { cleaned } = await inspectPdf(await folder.put('deck.pdf', await largeDeck()))
  using server = await rangeServer(cleaned)
  expect(server.size).toBeGreaterThan(2_000_000)

  const loading = getDocument({ url: server.url, disableAutoFetch: true, disableStream: true, verbosity: 0 })
  const document = await loading.promise
  const page = await document.getPage(1)
  const canvas = createCanvas(320, 180)
  const viewport = page.getViewport({ scale: 1 / 3 })
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  const drawn = canvas.data()
  expect(new Set(drawn).size, 'the photograph is drawn').toBeGreaterThan(100)
  expect(server.sent()).toBeLessThan(server.size / 7)
  await loading.destroy()
  expect((await readFile(cleaned)).length).toBe(server.size)
})
