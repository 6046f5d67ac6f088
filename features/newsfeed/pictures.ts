import { pictureWidths } from '#platform/picture-widths.ts'

/** Pictures of posts keep their own proportions, and are never made larger. */
export const postPicture = { widths: pictureWidths.post } as const

/** Where they lie among our files, each member's in a folder of their own. A post's `image_url` is the key without width and ending. */
export const postPictureFolder = 'post-pictures'

const pictureKey = new RegExp(`^(${postPictureFolder}/[\\w-]+/[\\w-]+)-(?:${postPicture.widths.join('|')})\\.webp$`)

/** Which picture a file is of, by its key; undefined if it is none of ours. */
export const pictureOfFile = (key: string): string | undefined => pictureKey.exec(key)?.[1]

/** The files of a picture, narrowest first. */
export const postPictureFiles = (base: string): string[] => postPicture.widths.map((width) => `${base}-${width}.webp`)
