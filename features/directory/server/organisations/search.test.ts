import { beforeAll, expect, test } from 'vitest'
import type { OrganisationInput } from '#features/organisations/organisation-contract.ts'
import { found as create, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'

const world = testWorld()
withoutLimits()
let reader: Person

const organisation = (name: string, fields: Partial<OrganisationInput> = {}) =>
  create(reader, { name, countries: [], industries: [], description: '', ...fields })
const found = async (query: string) => (await reader.call.directory.organisations({ query })).items.map(({ name }) => name)

beforeAll(async () => {
  reader = await world.join({ full_name: 'Kenobi Reader' })
  await reader.call.profiles.save(profileOf(reader, { bio: 'Millwright' }))
  await organisation('Terravolta', {
    description: 'Measures soil carbon without lab samples.',
    countries: ['IT'],
    website: 'https://www.heatworks.eu/en',
  })
  await organisation('Grønne Broer', {
    legal_name: 'Fonden Grønne Broer',
    description: 'Formerly with Terravolta.',
    countries: ['DK', 'DE'],
  })
  await organisation('Société Générale de l’Eau', { industries: ['AI/ML'], kind: 'corporate' })
  await organisation('Nordlys Ventures', { kind: 'fund', thesis: 'Glaciology for founders.' })
  await organisation('Müller & Söhne', { thesis: 'Glaciology of a former fund.' })
  await organisation('100%_sure\\ly')
  await world.settled()
})

test.each([
  ['the beginning of a name, as one types', 'Terra', ['Terravolta', 'Grønne Broer']],
  ['its name before its description', 'terravolta', ['Terravolta', 'Grønne Broer']],
  ['without the accents it has', 'societe generale eau', ['Société Générale de l’Eau']],
  ['with accents it has not', 'Térravolta', ['Terravolta', 'Grønne Broer']],
  ['letters that have no base letter', 'gronne', ['Grønne Broer']],
  ['an umlaut as it is transcribed', 'mueller', ['Müller & Söhne']],
  ['capitals', 'NORDLYS', ['Nordlys Ventures']],
  ['a doubled letter', 'Terravollta', ['Terravolta', 'Grønne Broer']],
  ['swapped letters', 'Nordyls', ['Nordlys Ventures']],
  ['one right word and one misspelled', 'nordlys ventrues', ['Nordlys Ventures']],
  ['a misspelled word of the description', 'messures', ['Terravolta']],
  ['its legal name', 'fonden', ['Grønne Broer']],
  ['words of the description', 'carbon soil', ['Terravolta']],
  ['its website', 'heatworks.eu', ['Terravolta']],
  ['the thesis, of funds only', 'glaciology', ['Nordlys Ventures']],
  ['the country', 'italy', ['Terravolta']],
  ['the country in another language', 'Dänemark', ['Grønne Broer']],
  ['the industry', 'AI/ML', ['Société Générale de l’Eau']],
  ['wildcards around a word', '100%_sure', ['100%_sure\\ly']],
  ['quotes and operators', "terravolta' & !soil | (", ['Terravolta']],
  ['punctuation alone', '?!…', []],
  ['words of members', 'millwright', []],
  ['misspelled words of members', 'milwright', []],
])('finds by %s', async (_, query, expected) => expect(await found(query)).toEqual(expected))

test('members are not found by the words of organisations, however misspelled', async () => {
  const other = await world.join()
  const members = async (query: string) => (await other.call.directory.list({ query, partial: true })).items
  expect(await members('glaciology')).toEqual([])
  expect(await members('glaciolgy')).toEqual([])
})

test('a search of more than a hundred characters is refused', async () => {
  await expect(found('x'.repeat(101))).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: 'query' }] } })
})

test('pages of a search continue from names to the rest of the page', async () => {
  for (const query of ['terravolta', 'teravolta']) {
    const first = await reader.call.directory.organisations({ query, limit: 1 })
    const second = await reader.call.directory.organisations({ query, limit: 1, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Terravolta', 'Grønne Broer'])
    expect(second.next_cursor).toBeNull()
  }
})

test('partial matches can be requested if none matches all words, and are marked as such', async () => {
  const query = 'soil carbon quetzalcoatl'
  expect(await reader.call.directory.organisations({ query })).toEqual({ items: [], next_cursor: null, words: null })
  const most = await reader.call.directory.organisations({ query, partial: true })
  expect(most).toMatchObject({ items: [{ name: 'Terravolta' }], words: { had: 2, of: 3 } })
  expect((await reader.call.directory.organisationCounts({ query, partial: true })).matching?.all).toBe(1)
})

test('words that only the previous page or a deleted organisation had are no longer known', async () => {
  const { kysely } = world.services.database
  const known = (words: string[]) =>
    kysely.selectFrom('directory_organisation_words').selectAll().where('word', 'in', words).orderBy('word').execute()
  const { id } = await organisation('Xanthippe Vorher', { description: 'Quicksilver mines' })
  await world.settled()
  expect(await found('quicksilvr')).toEqual(['Xanthippe Vorher'])
  await reader.call.organisations.change({ id, ...organisationOf({ name: 'Xanthippe Nachher', description: 'Copper mines' }) })
  await world.settled()
  expect(await found('vorher')).toEqual([])
  expect(await found('nachher')).toEqual(['Xanthippe Nachher'])
  expect(await known(['vorher', 'quicksilver', 'mines', 'xanthippe'])).toEqual([{ word: 'mines' }, { word: 'xanthippe' }])
  await reader.call.organisations.remove({ id })
  await world.settled()
  expect(await known(['mines', 'xanthippe', 'terravolta'])).toEqual([{ word: 'terravolta' }])
})
