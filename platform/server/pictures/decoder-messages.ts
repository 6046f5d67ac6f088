import type { Crop, PictureShape } from './encode.ts'

/** What the decoder's process is told, once. */
export interface DecoderTask {
  bytes: Uint8Array
  shape: PictureShape
  part: Crop
}

/** What it answers: the files, narrowest first, or what is wrong with the picture. */
export type DecoderAnswer = { files: Uint8Array[] } | { refused: 'tooManyPixels' | 'unreadableImage' }
