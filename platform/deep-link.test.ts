import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOfLink } from './deep-link.ts'

const community = 'https://community.example'
const placeOf = (link: string) => placeOfLink(link, community)

describe('a link opens', () => {
  test.each([
    ['esg-network://open/dashboard', '/dashboard'],
    ['esg-network://open/dashboard/tab/messages?with=7f#last', '/dashboard/tab/messages?with=7f#last'],
    ['ESG-NETWORK://open/', '/'],
    ['esg-network://open', '/'],
    ['https://community.example/reset-password?access_token=a&refresh_token=b', '/reset-password?access_token=a&refresh_token=b'],
    ['https://community.example:443/dashboard', '/dashboard'],
    ['HTTPS://Community.Example/dashboard', '/dashboard'],
    ['esg-network://open/apiary', '/apiary'],
  ])('%s: its place', (link, place) => expect(placeOf(link)).toBe(place))

  test.each([
    'https://evil.example/dashboard',
    'https://community.example.evil.example/',
    'https://community.example@evil.example/',
    'https://member:secret@community.example/',
    'http://community.example/dashboard',
    'https://community.example:8443/',
    'esg-network://evil.example/dashboard',
    'esg-network:dashboard',
    'esg-network:///dashboard',
    'esg-network://open//evil.example/',
    'esg-network://open/..//evil.example/',
    'esg-network://open/.//evil.example',
    'esg-network://open/\\evil.example',
    'esg-network://open/\t/evil.example',
    'esg-network://open/api/session',
    'esg-network://open/%61pi/session',
    'esg-network://open/dashboard/../api/account',
    'https://community.example/api/live',
    'https://community.example/assets/x.js',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'blob:https://community.example/1',
    '',
    `esg-network://open/${'x'.repeat(2_000)}`,
  ])('%s: nothing', (link) => expect(placeOf(link)).toBeUndefined())

  test('always a page of the community, or nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '//', '..', '.', '@', ':', '?', '#', '%2f', '%5c', '%09', 'evil.example', 'api', '\t'),
      fc.string(),
    )
    const link = fc.tuple(
      fc.constantFrom('esg-network://open/', 'esg-network://', 'https://community.example/', ''),
      fc.array(piece, { maxLength: 6 }),
    )
    fc.assert(
      fc.property(link, ([begin, pieces]) => {
        const place = placeOf(begin + pieces.join(''))
        if (place === undefined) return
        const url = new URL(place, community)
        expect(url.origin).toBe(community)
        expect(url.pathname).not.toMatch(/^\/(api|assets)(\/|$)/)
        expect(place).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 2_000 },
    )
  })
})
