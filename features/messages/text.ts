/** A message as it is stored: only characters that the database accepts, without white space around it. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim()

/** Whether anything is visible: more than white space and control or format characters. */
export const isVisible = (text: string): boolean => /[^\p{Z}\p{C}]/u.test(text)
