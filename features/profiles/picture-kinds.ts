import { pictureWidths } from '#platform/picture-widths.ts'

/** The pictures of a profile; a file is posted as multipart/form-data with its crop in percent of the upright picture. */
export const pictureKinds = {
  picture: { method: 'POST', path: '/profile/picture', maxBytes: 5 * 1024 * 1024, widths: pictureWidths.picture, aspect: 1 },
  cover: { method: 'POST', path: '/profile/cover', maxBytes: 5 * 1024 * 1024, widths: pictureWidths.cover, aspect: 4 },
} as const
export type PictureKind = keyof typeof pictureKinds

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** More pixels are not decoded, in the browser or on the server: decoding takes 4 bytes for each. */
export const mostPixels = 8_000 * 8_000
