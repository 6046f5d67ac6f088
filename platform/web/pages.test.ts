import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { itemsOf, pagedOptions } from './pages.ts'

/** A list of the numbers up to five, two at a time. */
function newList() {
  const asked: { limit: number; cursor?: string | undefined }[] = []
  const list = createTanstackQueryUtils(async (input: { limit: number; cursor?: string | undefined }) => {
    asked.push(input)
    const first = Number(input.cursor ?? 0) + 1
    const items = [first, first + 1].filter((number) => number <= 5)
    return { items, next_cursor: first + 2 > 5 ? null : String(first + 1) }
  })
  return { asked, options: pagedOptions(list, (cursor) => ({ limit: 2, cursor })) }
}

test('each page is requested with the cursor of the previous one, until there is none', async () => {
  const { asked, options } = newList()
  const data = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 10 })
  expect(itemsOf(data)).toEqual([1, 2, 3, 4, 5])
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '2', '4'])
})

test('there are no items before the first page has loaded', () => {
  expect(itemsOf(undefined)).toEqual([])
})
