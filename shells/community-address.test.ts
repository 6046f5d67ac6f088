import { describe, expect, test } from 'vitest'
import { communityAddress, whoAnswers } from './community-address.ts'

describe('the address of a community', () => {
  test.each([
    ['community.example', 'https://community.example'],
    ['  https://community.example/ ', 'https://community.example'],
    ['HTTPS://Community.Example/dashboard?tab=1#x', 'https://community.example'],
    ['community.example:8443/', 'https://community.example:8443'],
    ['https://gründer.example', 'https://xn--grnder-4ya.example'],
    ['127.0.0.1:4000', 'https://127.0.0.1:4000'],
  ])('%s is %s', (typed, address) => expect(communityAddress(typed)).toBe(address))

  test.each([
    '',
    '   ',
    'http://community.example',
    'http://localhost:3000',
    'file:///etc/passwd',
    'javascript://community.example/%0aalert(1)',
    'esg-network://community.example',
    'https://member:secret@community.example',
    'community.example@evil.example',
    'https://',
    'https:// community.example',
    'community\\.example',
    'two words',
    'x'.repeat(301),
  ])('%j is not valid', (typed) => expect(communityAddress(typed)).toBeUndefined())

  test('may be this machine in development', () => {
    expect(communityAddress('http://localhost:3000', { allowsOwnMachine: true })).toBe('http://localhost:3000')
    expect(communityAddress('http://192.168.1.2:3000', { allowsOwnMachine: true })).toBeUndefined()
    expect(communityAddress('http://localhost.evil.example', { allowsOwnMachine: true })).toBeUndefined()
  })
})

describe('the response of an address', () => {
  const answering = (status: number, body: unknown) => whoAnswers('https://community.example', async () => ({ status, body }))

  test('is a community if it reports that nobody is signed in', async () => {
    const asked: string[] = []
    const answer = await whoAnswers('https://community.example', async (address) => {
      asked.push(address)
      return { status: 200, body: { member: null } }
    })
    expect(answer).toBe('community')
    expect(asked).toEqual(['https://community.example/api/session'])
  })

  test('is something else, or missing', async () => {
    expect(await answering(404, { member: null })).toBe('something else')
    expect(await answering(200, 'a page')).toBe('something else')
    expect(await answering(200, null)).toBe('something else')
    expect(await answering(200, { member: { id: 'somebody' } })).toBe('something else')
    expect(await whoAnswers('https://community.example', () => Promise.reject(new Error('no network')))).toBe('unreachable')
  })
})
