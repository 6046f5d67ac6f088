import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openWorld } from '#testing/world.ts'

/** The client address that the rate limits use for a request. */
async function addressOf(trusted: string, forwarded: string): Promise<{ status: number; addresses: string[] }> {
  await using world = await openWorld({ environment: { TRUST_PROXY: trusted } })
  const { status } = await fetch(`${world.url}/api/password-resets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'nobody@example.org' }),
  })
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(world.services.database.kysely)
  return { status, addresses: rows.map(({ key }) => key.replace('resetFromAddress:', '')) }
}

describe('a visitor’s address', () => {
  // The test connects from 127.0.0.1; addresses claimed by visitors come first.
  test.each([
    ['0', '6.6.6.6', '127.0.0.1'],
    ['1', '203.0.113.9', '203.0.113.9'],
    ['1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['2', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['3', '6.6.6.6, 7.7.7.7, 203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9'],
    ['3', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1, 10.0.0.0/8', '6.6.6.6, 203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9'],
    // Requests that bypass the proxy are not trusted.
    ['10.0.0.0/8', '6.6.6.6', '127.0.0.1'],
  ])('behind %s, with %s, is %s', async (trusted, forwarded, address) => {
    expect(await addressOf(trusted, forwarded)).toEqual({ status: 200, addresses: [address] })
  })

  test('is the one given by the proxy, even after 9 kB of other values', async () => {
    const forwarded = `${'x'.repeat(9_000)}, 203.0.113.9`
    expect(await addressOf('1', forwarded)).toEqual({ status: 200, addresses: ['203.0.113.9'] })
  })

  test('is required from the proxy', async () => {
    for (const forwarded of ['unknown', '203.0.113.9:4711', 'x'.repeat(9_000)]) {
      expect(await addressOf('1', forwarded)).toEqual({ status: 400, addresses: [] })
    }
  })
})
