/**
 * Whether a text is a Legal Entity Identifier: 18 letters and digits and two check digits, which make the number that results from writing
 * each letter as 10 to 35 leave a remainder of 1 when divided by 97 (ISO 17442-1, ISO/IEC 7064 MOD 97-10).
 */
export function isLei(text: string): boolean {
  if (!/^[0-9A-Z]{18}[0-9]{2}$/.test(text)) return false
  const digits = Array.from(text, (character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** As it is stored: without spaces, in capitals. */
export const normalisedLei = (text: string): string => text.replace(/\s/g, '').toUpperCase()
