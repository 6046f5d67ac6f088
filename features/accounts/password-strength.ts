import type { PasswordFault } from './password-rules.ts'

/** How hard a password is to guess: 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/**
 * A rough measure for the form: passwords that are refused are weak, whatever their length; for the others length counts most, and variety
 * adds to it.
 * Bits are estimated as the share of distinct characters times the length times log2 of the alphabets used.
 */
export function passwordStrength(password: string, fault: PasswordFault | undefined): PasswordStrength {
  if (fault) return fault === 'short' ? 0 : 1
  const characters = Array.from(password)
  const alphabets = [26, 26, 10, 32]
  const alphabet = kinds.reduce((size, kind, index) => (kind.test(password) ? size + (alphabets[index] ?? 0) : size), 0)
  const variety = new Set(characters).size / characters.length
  const bits = characters.length * Math.log2(Math.max(alphabet, 10)) * Math.min(1, 0.35 + variety)
  if (bits < 36) return 1
  if (bits < 52) return 2
  return bits < 75 ? 3 : 4
}
