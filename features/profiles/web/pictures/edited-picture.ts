import type { UploadOptions } from '#platform/web/upload.ts'
import type { CroppedKind } from '../../picture-kinds.ts'

/** Part of the upright picture, in percent of its sides. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** A picture that can be changed here: a member's own, or that of something they edit. */
export interface EditedPicture {
  /** Its proportions and limits. */
  kind: CroppedKind
  isRound: boolean
  /** The current one. */
  picture: string | null
  upload: (input: Crop & { file: File }, options: UploadOptions) => Promise<unknown>
  remove: () => Promise<unknown>
  texts: PictureTexts
}

interface PictureTexts {
  title: string
  add: string
  change: string
  save: string
  uploaded: string
  uploadFailed: string
  /** Why, if nothing more is known. */
  uploadFailedNote?: string
  /** The question before it is removed, and what is shown afterwards. */
  removeQuestion: string
  removeNote: string
  removed: string
  removeFailed: string
}
