import { expect, test } from 'vitest'
import { newRecoveryCodes, plainCode } from './recovery-codes.ts'

test('recovery codes are checked as they were given, whatever they were mistaken for', () => {
  for (const code of newRecoveryCodes()) {
    const plain = code.replaceAll('-', '')
    expect(plainCode(code)).toBe(plain)
    expect(plainCode(` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`)).toBe(plain)
  }
  expect(plainCode('OoIi-Ll01-zz22')).toBe('00111101zz22')
})
