/** A message as it is stored: what the database takes, without white space round it. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim()

/** Whether there is something to see: neither white space alone nor signs that only steer other signs. */
export const isVisible = (text: string): boolean => /[^\p{Z}\p{C}]/u.test(text)
