import { expect, test } from 'vitest'
import * as z from 'zod'
import { problems } from '#platform/problems.ts'
import { hostileValues, jsonOf } from '#testing/hostile-values.ts'
import { keyset, presentPage, readPage } from './paging.ts'

interface Row {
  year: number
  name: string
}

const newestFirst = keyset(z.object({ year: z.int(), name: z.string() }), ({ year, name }: Row) => ({ year, name }))

/** A table of so many rows, in which pairs share a year. */
function tableOf(size: number) {
  const rows = Array.from({ length: size }, (_, index): Row => ({ year: 2030 - Math.floor(index / 2), name: 'ba'.charAt(index % 2) }))
  return (request: { cursor?: string | undefined; limit: number }) =>
    readPage(request, newestFirst, async (limit, after) => {
      const begin = after ? rows.findIndex(({ year, name }) => year === after.year && name === after.name) + 1 : 0
      return rows.slice(begin, begin + limit)
    })
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])('the pages of %i rows contain each row once, and only the last has no cursor', async (size) => {
  const pageOf = tableOf(size)
  const sizes: number[] = []
  const seen: Row[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf({ cursor, limit: 3 })
    sizes.push(page.items.length)
    seen.push(...page.items)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual((await pageOf({ limit: 100 })).items)
  expect(sizes).toEqual(Array.from({ length: Math.max(1, Math.ceil(size / 3)) }, (_, page) => Math.min(3, size - page * 3)))
})

test('a page that exactly fits the remaining rows is the last', async () => {
  expect((await tableOf(3)({ limit: 3 })).next_cursor).toBeNull()
  expect((await tableOf(4)({ limit: 3 })).next_cursor).not.toBeNull()
})

test('each row of a page is presented', async () => {
  const page = await tableOf(3)({ limit: 2 })
  expect(presentPage(page, ({ year, name }) => `${year}${name}`)).toEqual({ items: ['2030b', '2030a'], next_cursor: page.next_cursor })
})

test.each(['', 'x', 'bm9uZQ', Buffer.from('{"year":"2030","name":"a"}').toString('base64url')])(
  '%o is not a valid cursor',
  async (cursor) => {
    await expect(tableOf(3)({ cursor, limit: 2 })).rejects.toMatchObject({ problem: problems.invalidInput })
  },
)

test('a cursor without the keys is not valid, whatever it contains', async () => {
  for (const hostile of hostileValues) {
    const cursor = Buffer.from(jsonOf(hostile)).toString('base64url')
    await expect(tableOf(3)({ cursor, limit: 2 })).rejects.toMatchObject({ problem: problems.invalidInput })
  }
})
