import { randomBytes } from 'node:crypto'

const codes = 10
const length = 12
/** Crockford's base 32, without the letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** New recovery codes, as they are shown: '9zcd-efgh-2345'. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newCode)

function newCode(): string {
  const characters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
  return (characters.match(/.{4}/g) ?? []).join('-')
}

/** A code as it is checked: however it was typed, and whatever it was mistaken for. */
export const plainCode = (given: string): string =>
  given.replaceAll(/[\s-]/g, '').toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0')
