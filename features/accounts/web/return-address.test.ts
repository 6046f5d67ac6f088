import { describe, expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const origin = 'https://esg.example'
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, origin)
  return returnAddress({ origin, pathname, search, hash })
}
const asking = (next: string) => returnAddress({ origin, pathname: '/login', search: `?${new URLSearchParams({ next })}`, hash: '' })

describe('where signing in leads', () => {
  test('to the address at which the landing page is shown', () => {
    for (const address of ['/dashboard/tab/organisations?role=investor', '/dashboard/tab/profile?edit=true#profile-bio']) {
      expect(at(address)).toBe(address)
    }
  })

  test('to the address in /login?next=, with its fragment', () => {
    expect(asking('/profile/1?from=card#goals')).toBe('/profile/1?from=card#goals')
  })

  test.each([
    '/',
    '/?ref=ESG12345678',
    '/login',
    '/login?next=',
    '/login?next=%2Flogin',
    '/reset-password?access_token=a',
    '/confirm-email?token=a',
  ])('nowhere from %s', (address) => {
    expect(at(address)).toBeUndefined()
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'dashboard',
  ])('never to %j', (next) => {
    expect(asking(next)).toBeUndefined()
  })
})
