import { pictureWidths } from '#platform/picture-widths.ts'

export { imageTypes, mostPixels } from '#platform/picture-limits.ts'

/** The pictures of a profile: the most bytes of a file, and the widths in pixels in which it is stored. */
export const pictureKinds = {
  picture: { maxBytes: 5 * 1024 * 1024, widths: pictureWidths.picture, aspect: 1 },
  cover: { maxBytes: 5 * 1024 * 1024, widths: pictureWidths.cover, aspect: 4 },
} as const
export type PictureKind = keyof typeof pictureKinds
