/** Letters that Unicode does not take apart into a base letter and an accent. */
const inseparable: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ə: 'e' }

/** A name as it is searched: lower case, without accents, every run of other signs a single space ('Saint-Étienne' is 'saint etienne'). */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħıə]/g, (letter) => inseparable[letter] ?? letter)
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
