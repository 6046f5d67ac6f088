/** A text as part of a pattern for `like`. */
export const asPattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
