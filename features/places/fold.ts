import { foldLetters } from '#platform/fold.ts'

/** A name as it is searched: lower case, without accents, every run of other signs a single space ('Saint-Étienne' is 'saint etienne'). */
export const foldName = (name: string): string =>
  foldLetters(name)
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
