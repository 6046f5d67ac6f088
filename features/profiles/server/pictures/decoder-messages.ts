import type { PictureKind } from '../../picture-kinds.ts'
import type { Crop } from './encode.ts'

/** What the decoder's process is told, once. */
export interface DecoderTask {
  bytes: Uint8Array
  kind: PictureKind
  part: Crop
}

/** What it answers: the files, narrowest first, or what is wrong with the picture. */
export type DecoderAnswer = { files: Uint8Array[] } | { refused: 'tooManyPixels' | 'unreadableImage' }
