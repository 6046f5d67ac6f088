import { describe, expect, test } from 'vitest'
import { type Outbound, type OutboundAnswer, OutboundFailure, type OutboundRequest } from '#platform/server/outbound/index.ts'
import { davRequests } from './dav-requests.ts'

const home = 'https://dav.calendars.example/'
const asked = (url = home) => ({ url, method: 'PROPFIND', headers: {}, body: '', followsRedirects: true })

/** The requests of a reading of `home`, and what was asked of the servers, which answer like this. */
function reading(answer: (address: string) => Partial<OutboundAnswer>) {
  const sent: { address: string; options: OutboundRequest }[] = []
  const outbound = {
    ask: async (address: string, options: OutboundRequest) => {
      sent.push({ address, options })
      return { status: 207, url: address, headers: {}, body: Buffer.alloc(0), ...answer(address) }
    },
  } as Partial<Outbound> as Outbound
  return { requests: davRequests(outbound, { address: home, user: 'ada', password: 'secret' }), sent }
}

describe('a request that fails', () => {
  test.each([
    [401, 'password'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('with %d is the last one, and tells why: %s', async (status, code) => {
    const { requests, sent } = reading(() => ({ status }))
    await expect(requests.send(asked())).rejects.toMatchObject({ code })
    await expect(requests.send(asked())).rejects.toMatchObject({ code })
    expect(requests.failure()).toMatchObject({ code })
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['forbidden-address', 'private-address'],
    ['too-large', 'too-large'],
    ['timeout', 'unavailable'],
  ] as const)('on the way tells why: %s', async (given, code) => {
    const { requests } = reading(() => {
      throw new OutboundFailure(given)
    })
    await expect(requests.send(asked())).rejects.toMatchObject({ code: given })
    expect(requests.failure()).toMatchObject({ code })
  })

  test('with 404 while the calendars are looked for is not the last one', async () => {
    const { requests } = reading(() => ({ status: 404 }))
    expect(await requests.send(asked())).toMatchObject({ status: 404 })
    expect(requests.failure()).toBeUndefined()
  })
})

test('redirects are followed three times', async () => {
  const { requests, sent } = reading(() => ({ status: 307, headers: { location: '/' } }))
  await expect(requests.send(asked())).rejects.toMatchObject({ code: 'not-found' })
  expect(sent).toHaveLength(4)
})

test('the password goes to the servers of its domain only, also when they redirect', async () => {
  const { requests, sent } = reading((address) => (address === home ? { status: 301, headers: { location: 'https://evil.example/' } } : {}))
  await requests.send(asked())
  await requests.send(asked('https://other.calendars.example/'))
  expect(sent.map(({ address, options }) => [address, options.headers?.['authorization'] !== undefined])).toEqual([
    [home, true],
    ['https://evil.example/', false],
    ['https://other.calendars.example/', true],
  ])
})

test('a reading has 80 requests and 20 MB in all', async () => {
  const { requests } = reading(() => ({}))
  for (let n = 0; n < 80; n += 1) await requests.send(asked())
  await expect(requests.send(asked())).rejects.toMatchObject({ code: 'too-large' })
  const large = reading(() => ({ body: Buffer.alloc(15 * 1024 * 1024) }))
  await large.requests.send(asked())
  await large.requests.send(asked())
  expect(large.sent.map(({ options }) => options.maxBytes / 1024 / 1024)).toEqual([20, 5])
  await expect(large.requests.send(asked())).rejects.toMatchObject({ code: 'too-large' })
})
