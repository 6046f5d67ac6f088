/** The beginning of a text, for a card. */
export const headlineOf = (text: string): string => Array.from(text.replace(/\s+/g, ' ')).slice(0, 180).join('')
