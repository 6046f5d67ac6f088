import { pictureWidths } from '#platform/picture-widths.ts'

/** Pictures keep their proportions and are never enlarged. */
export const postPicture = { widths: pictureWidths.post } as const

/** Where the files are stored, with a folder for each member. A picture's `image_url` is the key without width and extension. */
export const postPictureFolder = 'post-pictures'

const pictureKey = new RegExp(`^(${postPictureFolder}/[\\w-]+/[\\w-]+)-(?:${postPicture.widths.join('|')})\\.webp$`)

/** The picture that a file belongs to, by its key; undefined for other keys. */
export const pictureOfFile = (key: string): string | undefined => pictureKey.exec(key)?.[1]

/** A picture's files, narrowest first. */
export const postPictureFiles = (base: string): string[] => postPicture.widths.map((width) => `${base}-${width}.webp`)
