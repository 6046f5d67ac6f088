/** A text as it is stored: only characters that the database accepts, without white space around it. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim()

/** U+2800 is a letter by its properties, but shows nothing. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether anything is visible: more than white space, control characters and characters without a glyph. */
export const isVisible = (text: string): boolean => visible.test(text)

/** The text, or '' if nothing of it is visible. */
export const visibleOrEmpty = (text: string): string => (isVisible(text) ? text : '')
