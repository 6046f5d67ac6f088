/** The URL path of a stored picture, without its width; null stays null. */
export const pictureAddress = (base: string | null): string | null => base && `/api/pictures/${base}`
