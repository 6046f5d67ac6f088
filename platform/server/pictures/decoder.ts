/** Decodes one picture and exits, which releases all of its memory. */
import { once } from 'node:events'
import sharp from 'sharp'
import type { DecoderAnswer, DecoderTask } from './decoder-messages.ts'
import { cutPicture } from './encode.ts'

// Leave the cores to requests.
sharp.concurrency(1)

const [{ bytes, shape, part }] = (await once(process, 'message')) as [DecoderTask]
const answer = await decoded().catch((error: unknown): DecoderAnswer => {
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
  return { refused: tooMany ? 'tooManyPixels' : 'unreadableImage' }
})
process.send?.(answer)

async function decoded(): Promise<DecoderAnswer> {
  const files = await cutPicture(bytes, shape, part)
  const { width, height } = await sharp(files.at(-1)).metadata()
  return { files, width, height }
}
