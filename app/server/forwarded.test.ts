import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testWorld } from '#testing/test-world.ts'
import type { World } from '#testing/world.ts'

/** The client address that the rate limits use for a request. */
async function addressOf(world: World, forwarded: string): Promise<{ status: number; addresses: string[] }> {
  const { kysely } = world.services.database
  await sql`delete from rate_limits`.execute(kysely)
  const { status } = await fetch(`${world.url}/api/password-resets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'nobody@example.org' }),
  })
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(kysely)
  return { status, addresses: rows.map(({ key }) => key.replace('resetFromAddress:', '')) }
}

describe('a visitor’s address', () => {
  // The test connects from 127.0.0.1; addresses claimed by visitors come first.
  describe.each<[string, [string, string][]]>([
    ['0', [['6.6.6.6', '127.0.0.1']]],
    ['2', [['6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9']]],
    ['127.0.0.1, 10.0.0.0/8', [['6.6.6.6, 203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9']]],
    // Requests that bypass the proxy are not trusted.
    ['10.0.0.0/8', [['6.6.6.6', '127.0.0.1']]],
  ])('behind %s,', (trusted, addresses) => {
    const world = testWorld({ environment: { TRUST_PROXY: trusted } })

    test.each(addresses)('with %s, is %s', async (forwarded, address) => {
      expect(await addressOf(world, forwarded)).toEqual({ status: 200, addresses: [address] })
    })
  })

  describe('behind 1,', () => {
    const world = testWorld({ environment: { TRUST_PROXY: '1' } })

    test.each(['203.0.113.9', '6.6.6.6, 203.0.113.9'])('with %s, is 203.0.113.9', async (forwarded) => {
      expect(await addressOf(world, forwarded)).toEqual({ status: 200, addresses: ['203.0.113.9'] })
    })

    test('is the one given by the proxy, even after 9 kB of other values', async () => {
      const forwarded = `${'x'.repeat(9_000)}, 203.0.113.9`
      expect(await addressOf(world, forwarded)).toEqual({ status: 200, addresses: ['203.0.113.9'] })
    })

    test('is required from the proxy', async () => {
      for (const forwarded of ['unknown', '203.0.113.9:4711', 'x'.repeat(9_000)]) {
        expect(await addressOf(world, forwarded)).toEqual({ status: 400, addresses: [] })
      }
    })
  })
})
