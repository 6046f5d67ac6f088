import { pictureWidths } from '#platform/picture-widths.ts'

export { imageTypes, mostPixels } from '#platform/picture-limits.ts'

/** The pictures of a profile: maximum file size in bytes, and the widths in pixels in which they are stored. */
export const pictureKinds = {
  picture: { maxBytes: 5 * 1024 * 1024, widths: pictureWidths.picture, aspect: 1 },
  cover: { maxBytes: 5 * 1024 * 1024, widths: pictureWidths.cover, aspect: 4 },
} as const
export type PictureKind = keyof typeof pictureKinds

/** All pictures that are cropped when they are uploaded: those of profiles, and wide ones. */
export const croppedKinds = {
  ...pictureKinds,
  wide: { maxBytes: 5 * 1024 * 1024, widths: pictureWidths.event, aspect: 2 },
} as const
export type CroppedKind = keyof typeof croppedKinds
