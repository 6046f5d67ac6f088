import { pictureWidths } from '#platform/picture-widths.ts'

/** Pictures keep their proportions and are never enlarged. */
export const linkPicture = { widths: pictureWidths.link } as const

/** Where the files are stored. A preview's `picture` is the key without width and extension, which cannot be guessed from the link. */
export const linkPictureFolder = 'link-pictures'

const pictureKey = new RegExp(`^(${linkPictureFolder}/[\\w-]+)-(?:${linkPicture.widths.join('|')})\\.webp$`)

/** The picture that a file belongs to, by its key; undefined for other keys. */
export const pictureOfFile = (key: string): string | undefined => pictureKey.exec(key)?.[1]

/** A picture's files, narrowest first. */
export const linkPictureFiles = (base: string): string[] => linkPicture.widths.map((width) => `${base}-${width}.webp`)
