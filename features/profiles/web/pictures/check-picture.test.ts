import { expect, test } from 'vitest'
import { problemOfFile } from './check-picture.ts'

const megabyte = 1024 * 1024

test.each([
  ['picture', 'image/jpeg', megabyte, undefined],
  ['picture', 'image/webp', 5 * megabyte - 1, undefined],
  ['picture', 'image/png', 5 * megabyte, 'profiles.pictureTooLarge'],
  ['cover', 'image/png', 6 * megabyte, 'profiles.coverTooLarge'],
  ['picture', 'image/svg+xml', 100, 'profiles.imageType'],
  ['cover', 'image/heic', 100, 'profiles.imageType'],
  ['picture', 'text/html', 100, 'profiles.notAnImage'],
  ['picture', '', 100, 'profiles.notAnImage'],
] as const)('as a %s, %j of %i bytes: %j', (kind, type, size, problem) => {
  expect(problemOfFile(kind, { type, size })).toBe(problem)
})
