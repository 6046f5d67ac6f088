import type { Crop, PictureShape } from './encode.ts'

/** The task of a decoder process. */
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

/** The decoder's response: the picture, or the problem. */
export type DecoderAnswer = DecodedPicture | { refused: 'tooManyPixels' | 'unreadableImage' }
