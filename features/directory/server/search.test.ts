import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'

const world = testWorld()
let rita: Person

async function member(full_name: string, fields: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await world.join({ full_name })
  await person.call.profiles.save(profileOf(person, { country: null, industry: null, company_name: 'Company', ...fields }))
  return person
}

const found = async (query: string) => (await rita.call.directory.list({ query })).items.map((item) => item.full_name)

beforeAll(async () => {
  rita = await member('Rita Reader', { bio: 'Terravolta, carbon, Luca' })
  await member('Luca Bertolini', {
    company_name: 'Terravolta',
    bio: 'Measures soil carbon without lab samples.',
    city_id: null,
    country: 'IT',
  })
  await member('Zofia Kamińska', { company_name: 'Obieg Materials', expertise_areas: ['Circular textiles', 'Near-infrared sorting'] })
  await member('Søren Ågård', { company_name: 'booking.example', bio: 'Previously at Terravolta with Luca.' })
  await member('דנה לוי', { company_name: 'מים', bio: 'Water.' })
  await member('🌱 Green 🌍', { company_name: "O'Connor & Söhne", industry: 'AI/ML' })
  await member('Bavarian Builder', { country: 'DE', city_id: 2867714 })
  await member('Masovian Maker', { country: 'PL', city_id: 756135 })
  await member('Percent Sign', { company_name: '100%_sure\\ly' })
  await world.settled()
})

test.each([
  ['the beginning of a name, as one types', 'Luc', ['Luca Bertolini', 'Søren Ågård']],
  ['both names in any order', 'bert luca', ['Luca Bertolini']],
  ['without the accents it has', 'Kaminska', ['Zofia Kamińska']],
  ['with the accents it has', 'Kamińska', ['Zofia Kamińska']],
  ['with accents it has not', 'Bertölini', ['Luca Bertolini']],
  ['letters that have no base letter', 'soren agard', ['Søren Ågård']],
  ['capitals', 'ZOFIA', ['Zofia Kamińska']],
  ['a doubled letter', 'Bertollini', ['Luca Bertolini']],
  ['a missing letter', 'Kamnska', ['Zofia Kamińska']],
  ['swapped letters in a short name', 'Lcua', ['Luca Bertolini', 'Søren Ågård']],
  ['one right word and one misspelled', 'zofia kaminzka', ['Zofia Kamińska']],
  ['a misspelled word of the bio', 'messures', ['Luca Bertolini']],
  ['a misspelled area of expertise', 'textilles', ['Zofia Kamińska']],
  ['the company', 'obieg', ['Zofia Kamińska']],
  ['the company before the bio', 'Terravolta', ['Luca Bertolini', 'Søren Ågård']],
  ['words of the bio', 'carbon soil', ['Luca Bertolini']],
  ['words of the expertise', 'near-infrared', ['Zofia Kamińska']],
  ['a city by its own name', 'münchen', ['Bavarian Builder']],
  ['a city without its accents, and a name', 'bavarian munchen', ['Bavarian Builder']],
  ['a city as it is shown', 'warsaw', ['Masovian Maker']],
  ['a city with a capital, in its own language', 'Warszawa', ['Masovian Maker']],
  ['the country', 'italy', ['Luca Bertolini']],
  ['the industry', 'AI/ML', ['🌱 Green 🌍']],
  ['a name and a word of the bio', 'luca lab', ['Luca Bertolini']],
  ['a company that is an address', 'booking.example', ['Søren Ågård']],
  ['an apostrophe', "o'connor", ['🌱 Green 🌍']],
  ['a right-to-left name', 'דנה', ['דנה לוי']],
  ['a name between emoji', 'green', ['🌱 Green 🌍']],
  ['punctuation alone', '?!…', []],
  ['an emoji alone', '🌱', []],
  ['signs that are wildcards in SQL', '%', []],
  ['wildcards around a word', '100%_sure', ['Percent Sign']],
  ['quotes and operators', "luca' & !bertolini | (", ['Luca Bertolini']],
  ['words that nobody has', 'quetzalcoatl', []],
  ['a hundred characters', 'x'.repeat(100), []],
  ['a hundred characters of words', 'luca '.repeat(20), ['Luca Bertolini', 'Søren Ågård']],
])('finds by %s', async (_, query, expected) => expect(await found(query)).toEqual(expected))

test('a search of more than a hundred characters is refused with an explanation', async () => {
  await expect(found('x'.repeat(101))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: 'query', message: 'Please keep this to 100 characters' }] },
  })
})

test('pages of a search continue from names to the rest of the profile', async () => {
  const first = await rita.call.directory.list({ query: 'luca', limit: 1 })
  expect(first.items.map((item) => item.full_name)).toEqual(['Luca Bertolini'])
  const second = await rita.call.directory.list({ query: 'luca', limit: 1, cursor: first.next_cursor ?? '' })
  expect(second).toMatchObject({ items: [{ full_name: 'Søren Ågård' }], next_cursor: null })
})

test('pages of corrected searches continue too', async () => {
  const first = await rita.call.directory.list({ query: 'teravolta', limit: 1 })
  const second = await rita.call.directory.list({ query: 'teravolta', limit: 1, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...second.items].map((item) => item.full_name)).toEqual(['Luca Bertolini', 'Søren Ågård'])
  expect(second.next_cursor).toBeNull()
})

test('partial matches can be requested if no member matches all words, and are marked as such', async () => {
  const query = 'soil carbon quetzalcoatl'
  expect(await rita.call.directory.list({ query })).toEqual({ items: [], next_cursor: null, words: null })
  expect((await rita.call.directory.counts({ query })).matching?.all).toBe(0)

  const most = await rita.call.directory.list({ query, partial: true })
  expect(most).toMatchObject({ items: [{ full_name: 'Luca Bertolini' }], words: { had: 2, of: 3 } })
  expect((await rita.call.directory.counts({ query, partial: true })).matching?.all).toBe(1)

  const first = await rita.call.directory.list({ query: 'luca quetzalcoatl xyzzy', partial: true, limit: 1 })
  const next = { cursor: first.next_cursor ?? '', partial: true, limit: 1 }
  const second = await rita.call.directory.list({ query: 'luca quetzalcoatl xyzzy', ...next })
  expect([...first.items, ...second.items].map((item) => item.full_name)).toEqual(['Søren Ågård', 'Luca Bertolini'])
  expect([first.words, second.words, second.next_cursor]).toEqual([{ had: 1, of: 3 }, { had: 1, of: 3 }, null])

  expect((await rita.call.directory.list({ query: 'luca bertolini', partial: true })).words, 'somebody has all').toBeNull()
  expect((await rita.call.directory.list({ query: 'quetzalcoatl xyzzy', partial: true })).items).toEqual([])
  const facets = { query, partial: true, country: 'PL' } as const
  expect((await rita.call.directory.list(facets)).items, 'filters are not words').toEqual([])
})

test('the counts of a search fall back as the list of the chosen role does', async () => {
  await member('Stella Startup', { bio: 'Basalt weathering' })
  const investor = await world.join({ full_name: 'Ines Investor', user_type: 'investor' })
  await investor.call.profiles.save(profileOf(investor, { country: null, bio: 'Basalt' }))
  await world.settled()
  const query = 'basalt weathering'
  const counted = async (role?: 'investor' | 'mentor') => (await rita.call.directory.counts({ query, partial: true, role })).matching
  expect(await counted()).toEqual({ all: 1, startup: 1, investor: 0, mentor: 0 })
  expect((await rita.call.directory.list({ query, partial: true, role: 'investor' })).items).toHaveLength(1)
  expect(await counted('investor')).toEqual({ all: 2, startup: 1, investor: 1, mentor: 0 })
  expect(await counted('mentor'), 'no mentor has any of them').toEqual({ all: 1, startup: 1, investor: 0, mentor: 0 })
})

test('a profile with a word of 2,000 characters can be indexed', async () => {
  const person = await member('Long Word', { bio: '𐐷'.repeat(1000) })
  await world.settled()
  expect(await found('long word')).toEqual(['Long Word'])
  await sql`delete from auth."user" where id = ${person.id}`.execute(world.services.database.kysely)
})

test('a new name replaces the old one, and words that only the old profile had are deleted', async () => {
  const person = await member('Xanthippe Vorher', { bio: 'Quicksilver mines' })
  await world.settled()
  expect(await found('quicksilvr')).toEqual(['Xanthippe Vorher'])
  await person.call.profiles.save(profileOf(person, { first_name: 'Xanthippe', last_name: 'Nachher', bio: 'Copper mines' }))
  await world.settled()
  expect(await found('vorher')).toEqual([])
  expect(await found('nachher')).toEqual(['Xanthippe Nachher'])
  const { kysely } = world.services.database
  const known = (words: string[]) => kysely.selectFrom('directory_words').selectAll().where('word', 'in', words).orderBy('word').execute()
  expect(await known(['vorher', 'quicksilver', 'mines', 'xanthippe'])).toEqual([{ word: 'mines' }, { word: 'xanthippe' }])
  await sql`delete from auth."user" where id = ${person.id}`.execute(kysely)
  expect(await known(['mines', 'xanthippe', 'luca'])).toEqual([{ word: 'luca' }])
})
