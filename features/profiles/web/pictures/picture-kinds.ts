import type { ProfileUpload, profileUploads } from '../../contract.ts'

/** What the contract says of each picture, without its schemas. */
export const pictureKinds = {
  picture: { path: '/profile/picture', maxBytes: 5 * 1024 * 1024, aspect: 1 },
  cover: { path: '/profile/cover', maxBytes: 5 * 1024 * 1024, aspect: 4 },
} as const satisfies { [Kind in ProfileUpload]: Pick<(typeof profileUploads)[Kind], 'path' | 'maxBytes' | 'aspect'> }

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** More pixels are not decoded, here or on the server. */
export const mostPixels = 8_000 * 8_000
