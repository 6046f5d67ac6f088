import { expect, test } from 'vitest'
import { isAt } from './is-at.ts'

test.each([
  ['/profile/1', '/profile/1', true],
  ['/profile/1', '/profile/2', false],
  ['/dashboard/tab/messages?with=1', '/dashboard/tab/messages?with=1', true],
  ['/dashboard/tab/messages?with=1', '/dashboard/tab/messages?query=deck&with=1#latest', true],
  ['/dashboard/tab/messages?with=1', '/dashboard/tab/messages?with=2', false],
  ['/dashboard/tab/messages?with=1', '/dashboard/tab/messages', false],
  ['/dashboard/tab/profile', '/dashboard/tab/profile?edit=true', true],
])('%s leads to %s: %s', (target, here, expected) => expect(isAt(target, here)).toBe(expected))
