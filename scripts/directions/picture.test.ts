import { expect, test } from 'vitest'
import type { Layer } from './layers.ts'
import { pictureOf, withPicture } from './picture.ts'

const layers: readonly Layer[] = [
  { name: 'Ground', sentence: 'What everything is built on.', rooms: ['platform'] },
  { name: 'Activities', sentence: 'What members do.', rooms: ['documents', 'deals'], neighbours: { deals: ['documents'] } },
]

test('shows the highest layer first, and which neighbours a room imports', () => {
  const lines = pictureOf(layers)
    .split('\n')
    .map((line) => line.replace(/^[│├] ?|\s*│$/g, ''))
  expect(lines.filter((line) => /\w/.test(line))).toEqual([
    'ACTIVITIES: What members do.',
    '  documents · deals → documents',
    'GROUND: What everything is built on.',
    '  platform',
  ])
  expect(
    new Set(
      pictureOf(layers)
        .trimEnd()
        .split('\n')
        .map((line) => line.length),
    ).size,
  ).toBe(1)
})

test('breaks long lines between words and between rooms', () => {
  const rooms = Array.from({ length: 30 }, (_, n) => `room-${n}`)
  const picture = pictureOf([{ name: 'Wide', sentence: 'many words '.repeat(20).trim(), rooms }])
  expect(
    new Set(
      picture
        .trimEnd()
        .split('\n')
        .map((line) => line.length),
    ).size,
  ).toBe(1)
  for (const room of rooms) expect(picture).toMatch(new RegExp(`\\b${room}\\b`))
})

test('replaces its block in a document, and nothing else', () => {
  const document = '# House\n\n```text\n┌old┐\n```\n\n```text\nother\n```\n'
  const drawn = withPicture(document, layers)
  expect(drawn).toBe(document.replace('┌old┐\n', pictureOf(layers)))
  expect(withPicture(drawn ?? '', layers)).toBe(drawn)
  expect(withPicture('# House\n', layers)).toBeUndefined()
})
