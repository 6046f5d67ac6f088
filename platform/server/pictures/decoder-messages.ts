import type { Crop, PictureShape } from './encode.ts'

/** What the decoder's process is told, once. */
export interface DecoderTask {
  bytes: Uint8Array
  shape: PictureShape
  part: Crop
}

/** The files, narrowest first, and the size of the widest in pixels. */
export interface DecodedPicture {
  files: Uint8Array[]
  width: number
  height: number
}

/** What it answers: the picture, or what is wrong with it. */
export type DecoderAnswer = DecodedPicture | { refused: 'tooManyPixels' | 'unreadableImage' }
