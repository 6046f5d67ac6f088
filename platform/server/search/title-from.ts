/** Longest title made from a text, in characters. */
const longest = 90

/** A title for a text without one: its first line, or the beginning of that. */
export const titleFrom = (text: string): string => text.trim().slice(0, longest).split('\n', 1)[0]?.trim() ?? ''
