import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

const wait = 'Please wait {seconds, plural, one {# second} other {# seconds}}, {name}. You have {most, number}, or {most}.'

test('numbers, names and plurals are filled in, and missing values are left as they are', () => {
  expect(fillIn(wait, { seconds: 1, name: 'Ada', most: 5000 })).toBe('Please wait 1 second, Ada. You have 5,000, or 5000.')
  expect(fillIn(wait, { seconds: 1200, name: 'Ada' })).toBe('Please wait 1,200 seconds, Ada. You have {most, number}, or {most}.')
  expect(fillIn('{n, plural, one {# day} other {# days}}', {})).toBe('{n, plural, one {# day} other {# days}}')
})
