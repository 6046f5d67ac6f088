import { fileTypeFromBuffer } from 'file-type'
import { imageTypes } from '#platform/picture-limits.ts'
import { askProcess, decodings } from '#platform/server/worker-process.ts'
import type { DecodedPicture, DecoderAnswer, DecoderTask } from './decoder-messages.ts'
import type { Crop, PictureShape } from './encode.ts'

const decoder = new URL('./decoder.ts', import.meta.url)
/** Time limit for waiting and processing, in milliseconds. */
const longest = 60_000

type Refused = { refused: 'notAnImage' | 'imageType' } | Extract<DecoderAnswer, { refused: string }>

/**
 * Decodes and crops a picture of any declared type, in a separate process.
 * @param says the declared type, to tell an unsupported picture from something else
 * @returns the files of every width, narrowest first, with the size of the widest, or the problem
 * @throws Refusal overloaded if it does not get its turn in time
 */
export async function decodePicture(
  bytes: Uint8Array,
  shape: PictureShape,
  { part = {}, says = '', patience = longest }: { part?: Crop; says?: string; patience?: number } = {},
): Promise<DecodedPicture | Refused> {
  const found = await fileTypeFromBuffer(bytes)
  if (!imageTypes.some((type) => type === found?.mime)) {
    return { refused: (found?.mime ?? says).startsWith('image/') ? 'imageType' : 'notAnImage' }
  }
  const task: DecoderTask = { bytes, shape, part }
  return askProcess<DecoderAnswer>(decoder, task, { queue: decodings, patience })
}
