import { foldLetters } from '#platform/fold.ts'

export const minimumPasswordLength = 6

/**
 * Why a password is refused: too short; a repetition or a sequence ('abc123', 'qwertz'); based on the member's name or email address; on
 * the list of common passwords.
 */
export type PasswordFault = 'short' | 'pattern' | 'personal' | 'common'

interface PasswordContext {
  /** The owner's name and email address, as far as they are known. */
  about: readonly string[]
  /** Common passwords, in lower case. */
  common: ReadonlySet<string>
}

/** Client and server share this rule, so a form never rates a password as fair that the server refuses. */
export function passwordFault(password: string, { about, common }: PasswordContext): PasswordFault | undefined {
  if (password.length < minimumPasswordLength) return 'short'
  const lower = password.toLowerCase()
  if (isPattern(lower)) return 'pattern'
  if (isPersonal(lower, about)) return 'personal'
  return common.has(lower) ? 'common' : undefined
}

/** Neighbouring characters in the alphabet and on keyboards (English, German, French). */
const sequences = [
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
  sequences.flatMap((row) =>
    Array.from(row)
      .slice(1)
      .flatMap((character, index) => [row[index] + character, character + row[index]]),
  ),
)

/** Whether fewer than three characters neither repeat nor neighbour the one before them. */
function isPattern(password: string): boolean {
  const characters = Array.from(password)
  const surprises = characters.filter((character, index) => {
    const before = characters[index - 1]
    return character !== before && !neighbours.has(`${before}${character}`)
  })
  return surprises.length < 3
}

/** Whether fewer than four characters are left after removing digits and the words of the owner's name and address. */
function isPersonal(password: string, about: readonly string[]): boolean {
  const words = about.flatMap((text) => foldLetters(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3)
  const own = foldLetters(password).replace(/[^\p{L}\p{N}]+/gu, '')
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), own)
  return rest !== own && rest.replace(/\p{N}+/gu, '').length < 4
}
