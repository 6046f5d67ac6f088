import { expect, test } from 'vitest'
import { isLei, normalisedLei } from './lei.ts'

/** The LEIs of Bloomberg Finance L.P. and of the Global Legal Entity Identifier Foundation, from search.gleif.org. */
const known = ['5493001KJTIIGC8Y1R12', '506700GE1G29325QX363']

test.each(known)('%s is valid', (lei) => expect(isLei(lei)).toBe(true))

test.each(known)('no other check digits make %s valid', (lei) => {
  const others = Array.from({ length: 97 }, (_, n) => lei.slice(0, 18) + String(n + 2).padStart(2, '0')).filter((each) => each !== lei)
  expect(others.filter(isLei)).toEqual([])
})

test.each(['', '5493001KJTIIGC8Y1R1', '5493001KJTIIGC8Y1R121', '5493001KJTIIGC8Y1R1A', '5493001kjtiigc8y1r12'])('%j is not valid', (text) =>
  expect(isLei(text)).toBe(false),
)

test('spaces and small letters are accepted as typed', () => expect(isLei(normalisedLei(' 5493 001k jtii gc8y 1r12 '))).toBe(true))
