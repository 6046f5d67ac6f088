import { pictureWidths } from '#platform/picture-widths.ts'

/** Event pictures are twice as wide as they are high. */
export const eventPicture = { widths: pictureWidths.event, aspect: 2 } as const

/** Their folder in our file storage. An event's `picture` is the key without width and extension. */
export const eventPictureFolder = 'event-pictures'

const pictureKey = new RegExp(`^${eventPictureFolder}/[\\w-]+-(?:${eventPicture.widths.join('|')})\\.webp$`)

/** Whether a key belongs to an event picture. */
export const isEventPicture = (key: string): boolean => pictureKey.test(key)

/** The file keys of a picture, narrowest first. */
export const eventPictureFiles = (base: string): string[] => eventPicture.widths.map((width) => `${base}-${width}.webp`)
