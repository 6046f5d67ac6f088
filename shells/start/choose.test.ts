import { expect, test } from 'vitest'
import type { CommunityAnswer } from '../community-address.ts'
import { choose } from './choose.ts'

function shell(answer: CommunityAnswer | Error) {
  const opened: string[] = []
  const openCommunity = async (address: string) => {
    opened.push(address)
    if (answer instanceof Error) throw answer
    return answer
  }
  return { opened, openCommunity }
}

test('a typed address is checked by its origin, and opens', async () => {
  const community = shell('community')
  expect(await choose('Community.example/login', community)).toBeUndefined()
  expect(community.opened).toEqual(['https://community.example'])
})

test('an invalid address is not requested', async () => {
  const community = shell('community')
  expect(await choose('http://community.example', community)).toBe('invalid')
  expect(community.opened).toEqual([])
})

test.each([
  ['unreachable', 'unreachable'],
  ['something else', 'somethingElse'],
] as const)('%s is reported', async (answer, text) => expect(await choose('community.example', shell(answer))).toBe(text))

test('a failing shell counts as no response', async () => {
  expect(await choose('community.example', shell(new Error('no window')))).toBe('unreachable')
})
