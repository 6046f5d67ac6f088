import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allBugs } from './all-bugs.ts'

const root = join(import.meta.dirname, '../..')

test('there are forty bugs to plant', () => {
  expect(new Set(allBugs.map(({ name }) => name)).size).toBe(40)
})

test.each(allBugs)(
  'the place of a bug exists, and so do its tests: $name',
  ({ file, find, tests: { unit = [], rooms = [], stories = [] } }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect([...unit, ...rooms, ...stories].filter((each) => !existsSync(join(root, each)))).toEqual([])
  },
)
