import { beforeAll, expect, test } from 'vitest'
import { memberNamed, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let luca: Person
let marit: Person
let zofia: Person

const found = async (reader: Person, query: string) =>
  (await reader.call.messages.search({ query })).items.map(({ member, message }) => `${member.full_name}: ${message.content}`)

beforeAll(async () => {
  luca = await memberNamed(world, 'Luca Bertolini')
  marit = await memberNamed(world, 'Marit Solberg')
  zofia = await memberNamed(world, 'Zofia Kamińska')
  await say(luca, marit, 'The term sheet for Terravolta is ready.')
  await say(marit, luca, 'Grüße aus Ålesund! When do we sign the term sheet?')
  await say(zofia, luca, 'Łódź has circular textiles and a term of its own')
  await say(marit, zofia, 'Luca never sees this term sheet')
  await say(luca, zofia, 'שלום זופיה')
  await world.settled()
})

test.each([
  [
    'words, newest first',
    'term',
    [
      'Zofia Kamińska: Łódź has circular textiles and a term of its own',
      'Marit Solberg: Grüße aus Ålesund! When do we sign the term sheet?',
      'Marit Solberg: The term sheet for Terravolta is ready.',
    ],
  ],
  ['all words, in any order', 'sheet terravolta', ['Marit Solberg: The term sheet for Terravolta is ready.']],
  ['prefixes, as the member types', 'terrav', ['Marit Solberg: The term sheet for Terravolta is ready.']],
  ['without accents', 'lodz alesund', []],
  ['letters without a base letter', 'lodz', ['Zofia Kamińska: Łódź has circular textiles and a term of its own']],
  ['capitals and accents', 'GRÜSSE', ['Marit Solberg: Grüße aus Ålesund! When do we sign the term sheet?']],
  ['right-to-left words', 'שלום', ['Zofia Kamińska: שלום זופיה']],
  ['a single letter as a word', 'a circular', ['Zofia Kamińska: Łódź has circular textiles and a term of its own']],
  ['only punctuation', '?!', []],
  ['operators and quotes', "terravolta' | !x & (", []],
  ['internal member terms', 'm', []],
  ['words in no message', 'quetzalcoatl', []],
])('finds by %s', async (_, query, expected) => expect(await found(luca, query)).toEqual(expected))

test('messages between others are not found', async () => {
  expect(await found(luca, 'never')).toEqual([])
  expect(await found(marit, 'never')).toEqual(['Zofia Kamińska: Luca never sees this term sheet'])
})

test('pages continue to the end', async () => {
  const contents = []
  let cursor: string | undefined
  for (let page = 0; page < 3; page += 1) {
    const { items, next_cursor } = await luca.call.messages.search({ query: 'term', limit: 1, ...(cursor && { cursor }) })
    expect(items).toHaveLength(1)
    contents.push(items[0]?.message.position)
    cursor = next_cursor ?? undefined
  }
  expect(contents).toEqual([1, 2, 1])
  expect(cursor).toBeUndefined()
})

test('hidden conversations are left out, for both members', async () => {
  const ben = await memberNamed(world, 'Ben Blocked')
  await say(ben, marit, 'Xylophone for sale')
  await world.settled()
  expect(await found(marit, 'xylophone')).toHaveLength(1)
  await marit.call.relations.block({ id: ben.id })
  expect(await found(marit, 'xylophone')).toEqual([])
  expect(await found(ben, 'xylophone')).toEqual([])
  await marit.call.relations.unblock({ id: ben.id })
  expect(await found(ben, 'xylophone')).toHaveLength(1)
})

test('unsent messages are no longer found, even if unsent before they were indexed', async () => {
  const { id } = await say(luca, marit, 'Quicksilver by mistake')
  await world.settled()
  expect(await found(marit, 'quicksilver')).toHaveLength(1)
  await luca.call.messages.unsend({ id })
  expect(await found(marit, 'quicksilver')).toEqual([])
  const again = await say(luca, marit, 'Quicksilver once more')
  await luca.call.messages.unsend({ id: again.id })
  await world.settled()
  expect(await found(marit, 'quicksilver')).toEqual([])
  const { rows } = await world.services.database.pool.query(`select 1 from message_terms where terms @@ 'quicksilver'`)
  expect(rows).toEqual([])
})

test('a long text is shortened around the match', async () => {
  await say(luca, marit, `${'Lorem ipsum dolor. '.repeat(100)}Then the zeolites were mentioned. ${'And so on. '.repeat(100)}`)
  await world.settled()
  const [item] = (await marit.call.messages.search({ query: 'zeolit' })).items
  expect(item?.message.content).toMatch(/^….*zeolites were mentioned\..*…$/)
  expect(item?.message.content.length).toBeLessThanOrEqual(160)
})
