import { expect, test } from 'vitest'
import type { MemberCard } from '../contract.ts'
import { type Listed, withEntry } from './changed-entries.ts'

type ListedMember = MemberCard & Listed

const member = (id: string, full_name = id) => ({ id, full_name }) as ListedMember
const page = (...items: ListedMember[]) => ({ items, next_cursor: null })
const rename = (entry: ListedMember) => ({ ...entry, full_name: 'Anew' })

test('only the entry itself changes, in place', () => {
  const pages = [page(member('a'), member('b')), page(member('c'))]
  const list = { pages, pageParams: [undefined, 'next'] }
  const changed = withEntry(list, 'a', rename)
  expect(changed.pages[0]?.items).toEqual([member('a', 'Anew'), member('b')])
  expect(changed.pages[1]).toBe(pages[1])
  expect(changed.pageParams).toBe(list.pageParams)
  expect(withEntry(pages[0] as (typeof pages)[0], 'b', rename).items).toEqual([member('a'), member('b', 'Anew')])
})

test('a removed entry leaves no gap', () => {
  expect(withEntry(page(member('a'), member('b')), 'a', () => null).items).toEqual([member('b')])
})

test('a list without the member, or without a change, stays the same object', () => {
  const list = { pages: [page(member('a'))], pageParams: [undefined] }
  expect(withEntry(list, 'x', rename)).toBe(list)
  expect(withEntry(list, 'a', (entry) => entry)).toBe(list)
})
