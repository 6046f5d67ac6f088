import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roomsWithTables, storyOf } from './engines.ts'

test('every room with tables has its story, which runs on both engines', () => {
  expect(
    roomsWithTables()
      .map(storyOf)
      .filter((story) => !existsSync(story)),
  ).toEqual([])
})
