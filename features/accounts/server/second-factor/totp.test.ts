import { describe, expect, test } from 'vitest'
import { base32 } from './base32.ts'
import { appAddress, codeAt, stepAt, stepOf } from './totp.ts'

/** Of RFC 6238, appendix B, whose codes have eight digits. */
const secret = Buffer.from('12345678901234567890')

describe('codes', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i are those of the RFC', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2))
  })

  test('are accepted one step early and late', () => {
    const now = 1_800_000_000_000
    const step = stepAt(now)
    const accepted = [-2, -1, 0, 1, 2].map((away) => stepOf(secret, codeAt(secret, step + away), now))
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('“%s” is none', (code) => {
    expect(stepOf(secret, code, 59_000)).toBeUndefined()
  })
})

test('keys are written in base32, as in RFC 4648', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('names with spaces and colons do not break the address for apps', () => {
  const address = appAddress({ site: 'Green: North & South', email: 'ada+1@example.org', key: 'MZXW6YTBOI' })
  expect(address).toMatch(
    /^otpauth:\/\/totp\/Green%3A%20North%20%26%20South:ada%2B1%40example.org\?secret=MZXW6YTBOI&issuer=Green%3A%20North/,
  )
})
