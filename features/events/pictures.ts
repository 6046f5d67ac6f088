import { pictureWidths } from '#platform/picture-widths.ts'

/** Pictures of events are twice as wide as high. */
export const eventPicture = { widths: pictureWidths.event, aspect: 2 } as const

/** Where they lie among our files. An event's `picture` is the key without width and ending. */
export const eventPictureFolder = 'event-pictures'

const pictureKey = new RegExp(`^${eventPictureFolder}/[\\w-]+-(?:${eventPicture.widths.join('|')})\\.webp$`)

/** Whether a key is one of a file of theirs. */
export const isEventPicture = (key: string): boolean => pictureKey.test(key)

/** The files of a picture, narrowest first. */
export const eventPictureFiles = (base: string): string[] => eventPicture.widths.map((width) => `${base}-${width}.webp`)
