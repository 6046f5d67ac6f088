import { randomBytes } from 'node:crypto'
import { base32 } from './base32.ts'

const codes = 10

/** New recovery codes, as they are shown: 'abcd-efgh-2345'. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newCode)

function newCode(): string {
  const characters = base32(randomBytes(8)).slice(0, 12)
  return (characters.toLowerCase().match(/.{4}/g) ?? []).join('-')
}

/** A code as it is checked: however it was typed. */
export const plainCode = (given: string): string => given.replaceAll(/[\s-]/g, '').toLowerCase()
