import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { passwordFault } from './password-rules.ts'
import { passwordStrength } from './password-strength.ts'

const about = ['Zofia Kamińska', 'zofia.k@obieg.example']
const faultOf = (password: string) => passwordFault(password, { about, common: commonPasswords })

test.each([
  ['12345', 'short'],
  ['aaaaaa', 'pattern'],
  ['AAAAAAAAAAAAAAAAAAAA', 'pattern'],
  ['!!!!!!!!', 'pattern'],
  ['abcdef', 'pattern'],
  ['ZYXWVU', 'pattern'],
  ['123456', 'pattern'],
  ['0987654321', 'pattern'],
  ['qwerty', 'pattern'],
  ['poiuytrewq', 'pattern'],
  ['QwertzUIOP', 'pattern'],
  ['azerty', 'pattern'],
  ['asdfgh', 'pattern'],
  ['abc123', 'pattern'],
  ['111222', 'pattern'],
  ['Zofia1990', 'personal'],
  ['kaminska!', 'personal'],
  ['KamińskaZofia', 'personal'],
  ['zofia.k@obieg.example', 'personal'],
  ['Password1', 'common'],
  ['motdepasse', 'common'],
])('%s is refused: %s', (password, fault) => expect(faultOf(password)).toBe(fault))

test.each(['kq7#mz', 'three small boats', 'Zofia paints old boats', 'naproti mostu', '12 abc haystacks', '🌱🌊🔥🌍🌞🌈'])(
  '%s is accepted',
  (password) => expect(faultOf(password)).toBeUndefined(),
)

describe('the list of common passwords', () => {
  const ofSource = dictionary['passwords-common'].filter((password) => password.length >= 6)

  test('has at least 3,000 entries, in lower case, none covered by another rule', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(3000)
    expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([])
  })

  test('is refused in any spelling, and never rated fair', () => {
    for (const password of [...ofSource.slice(0, 5000), ...commonPasswords]) {
      for (const written of [password, password.toUpperCase()]) {
        const fault = faultOf(written)
        expect(fault, written).toBeDefined()
        expect(passwordStrength(written, fault), written).toBeLessThan(2)
      }
    }
  })
})

test('accepted passwords are rated stronger the longer they are', () => {
  const strengthOf = (password: string) => passwordStrength(password, faultOf(password))
  expect(['12345', 'kqwpmz', 'kq7#mzab', 'three small boats'].map(strengthOf)).toEqual([0, 1, 2, 4])
})
