import { foldLetters } from '#platform/fold.ts'

export const minimumPasswordLength = 6

/**
 * Why a password is refused: too short; a repetition or a run ('abc123', 'qwertz'); made of one's own name or address; among the
 * commonest of all.
 */
export type PasswordFault = 'short' | 'pattern' | 'personal' | 'common'

interface Surroundings {
  /** What its owner is called: name and e-mail address, as far as they are known. */
  about: readonly string[]
  /** The commonest passwords, in lower case. */
  common: ReadonlySet<string>
}

/** The same on both sides; what the server refuses is never called fair by a form. */
export function passwordFault(password: string, { about, common }: Surroundings): PasswordFault | undefined {
  if (password.length < minimumPasswordLength) return 'short'
  const lower = password.toLowerCase()
  if (isPattern(lower)) return 'pattern'
  if (isPersonal(lower, about)) return 'personal'
  return common.has(lower) ? 'common' : undefined
}

/** What stands beside each other in alphabets and on keyboards (English, German, French). */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
]
const neighbours = new Set(
  rows.flatMap((row) =>
    Array.from(row)
      .slice(1)
      .flatMap((character, index) => [row[index] + character, character + row[index]]),
  ),
)

/** Fewer than three of its characters do not repeat or neighbour the one before. */
function isPattern(password: string): boolean {
  const characters = Array.from(password)
  const surprises = characters.filter((character, index) => {
    const before = characters[index - 1]
    return character !== before && !neighbours.has(`${before}${character}`)
  })
  return surprises.length < 3
}

/** Without the words of its owner's name and address, and without digits, fewer than four characters are left of it. */
function isPersonal(password: string, about: readonly string[]): boolean {
  const words = about.flatMap((text) => foldLetters(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3)
  const own = foldLetters(password).replace(/[^\p{L}\p{N}]+/gu, '')
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), own)
  return rest !== own && rest.replace(/\p{N}+/gu, '').length < 4
}
