import { foldLetters } from '#platform/fold.ts'

/** Normalises a name for search: lower case, no accents, other characters as single spaces ('Saint-Étienne' is 'saint etienne'). */
export const foldName = (name: string): string =>
  foldLetters(name)
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
