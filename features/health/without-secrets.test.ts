import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  ['connect ECONNREFUSED 10.0.0.5:5432', 'connect ECONNREFUSED 10.0.0.5:5432'],
  ['550 5.1.1 <ada@example.org>: no such user', '550 5.1.1 … no such user'],
  ['could not reach postgres://app:hunter2@db.internal:5432/esg?sslmode=off today', 'could not reach postgres://db.internal:5432 today'],
  ['GET https://example.org/join/abc?token=1 failed', 'GET https://example.org failed'],
  ['the password in smtp://me:p@ss@mail.example:587/', 'the password in smtp://mail.example:587'],
  ['Key (email)=(ada lovelace) already exists', 'Key (email)=… already exists'],
  ['invalid input "Dear Ada,\nI would" and \'more\'', 'invalid input … and …'],
  ['member 6f1c1f0e-3c0b-4a4e-9d5e-0f6f6b6f6b6f is gone', 'member … is gone'],
  ['password=hunter2 was refused', 'password=… was refused'],
  ['  two\n lines ', 'two lines'],
])('%j', (text, expected) => {
  expect(withoutSecrets(text, [])).toBe(expected)
})

test('a known secret is left out wherever it is', () => {
  expect(withoutSecrets('login as x with pa ss word1 failed', ['pa ss word1', ''])).toBe('login as x with … failed')
})
