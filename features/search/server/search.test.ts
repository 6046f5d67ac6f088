import { beforeAll, expect, test } from 'vitest'
import { post as postDeal } from '#testing/deals.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { found as foundedBy } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { foundBy } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let anna: Person
let ben: Person

beforeAll(async () => {
  anna = await memberNamed(world, 'Anna Writes')
  ben = await memberNamed(world, 'Ben Searches')
  await postOf(anna, 'The storage of hydrogen in salt caverns is ready for the grid.')
  await postOf(anna, 'Companies have to report under CSRD from this year on.', { topics: ['regulation'] })
  await postOf(ben, 'Die Speicherung von Wasserstoff ist für die Investitionen der Gemeinden wichtig.')
  await postOf(ben, 'Les investissements énergétiques des entreprises sont suivis par nos équipes.')
  await postOf(ben, 'Las inversiones de los fondos en energía son para las pequeñas empresas.')
  await postDeal(anna, { title: 'Hydrogen electrolysers for ports', funding_stage: 'series-a', industry: 'CleanTech' })
  await postDeal(anna, {
    title: 'Batteries for ferries',
    description: 'Cheaper than hydrogen on short routes.',
    city_id: 2761369,
    country: 'AT',
  })
  await world.settled()
})

test('names come first, then texts', async () => {
  const [first, ...others] = await foundBy(ben, 'hydrogen')
  expect(first).toBe('deal: Hydrogen electrolysers for ports')
  expect(others.toSorted()).toEqual([
    'deal: Batteries for ferries',
    'post: Die Speicherung von Wasserstoff ist für die Investitionen der Gemeinden wichtig.',
    'post: The storage of hydrogen in salt caverns is ready for the grid.',
  ])
})

test('what others write in another language, or call by another name, is found, too', async () => {
  await postOf(anna, 'Our heat pumps have run through their first winter. An assurance engagement is next.')
  await postOf(anna, 'Les pompes à chaleur de notre quartier sont prêtes pour l’hiver.')
  await postOf(anna, 'Insurance for roofs costs less than the damage.')
  await world.settled()
  const [lena, louis] = [await memberNamed(world, 'Lena Liest'), await memberNamed(world, 'Louis Lit')]
  await lena.call.accounts.setLanguage({ language: 'de' })
  // Without a language in the account, that of the device counts.
  await world.services.database.kysely.updateTable('users').set({ language: null }).where('id', '=', louis.id).execute()
  louis.cookies.set('language', 'fr')
  const ours = 'post: Our heat pumps have run through their first winter. An assurance engagement is next.'
  const both = [ours, 'post: Les pompes à chaleur de notre quartier sont prêtes pour l’hiver.']
  expect((await foundBy(lena, 'Wärmepumpen')).toSorted()).toEqual(both.toSorted())
  expect((await foundBy(lena, 'Wärmepmupe')).toSorted(), 'misspelled').toEqual(both.toSorted())
  expect((await foundBy(louis, 'pompe à chaleur hiver')).toSorted(), 'beside other words').toEqual([both[1]])
  const { items } = await lena.call.search.find({ query: 'Wärmepumpe' })
  const marks = items.flatMap(({ title, excerpt }) => [...title, ...excerpt].filter(({ is_found }) => is_found).map(({ text }) => text))
  expect(marks).toEqual(expect.arrayContaining(['heat', 'pumps', 'pompes', 'chaleur']))
  expect(await foundBy(louis, 'assurance'), 'in the reader’s language').toContain('post: Insurance for roofs costs less than the damage.')
  expect(await foundBy(ben, 'assurance'), 'and not in another').toEqual([ours])
})

test('what is named so comes before what belongs to it, and before what has longer names', async () => {
  const founder = await world.join({ full_name: 'Fia Lagergren', company_name: 'Saltkraft' })
  await founder.call.profiles.save(profileOf(founder))
  await postDeal(founder, { title: 'Brine pumps for salt works', company_name: 'Saltkraft' })
  await foundedBy(anna, { name: 'Friends of Saltkraft in the north' })
  await foundedBy(anna, { name: 'Saltkraft' })
  await world.settled()
  const results = await foundBy(ben, 'saltkraft')
  expect(results.slice(0, 2)).toEqual(['organisation: Saltkraft', 'organisation: Friends of Saltkraft in the north'])
  expect(results).toEqual(expect.arrayContaining(['deal: Brine pumps for salt works', 'member: Fia Lagergren']))
})

test('what says most about a word comes first, even if something newer mentions it', async () => {
  const { id: about } = await postOf(
    anna,
    'Biochar stays in the soil. Our biochar comes from husks, and one tonne of biochar binds three of carbon.',
  )
  const { id: beside } = await postOf(
    anna,
    'We met people from farms, from food companies and from a plant for biochar, and took the night train home.',
  )
  await world.settled()
  const { items } = await ben.call.search.find({ query: 'biochar' })
  expect(items.map(({ id }) => id)).toEqual([about, beside])
})

test('of what says as much, the own and that of connections comes first, then the newest', async () => {
  const reader = await memberNamed(world, 'Rike Reads')
  const [stranger, friend] = [await memberNamed(world, 'Sten Stranger'), await memberNamed(world, 'Frida Friend')]
  await connect(reader, friend)
  const write = async (author: Person, n: number) => (await postOf(author, `Tidal turbine number ${n} turns.`)).id
  const [first, second] = [await write(stranger, 1), await write(stranger, 2)]
  const [own, close] = [await write(reader, 3), await write(friend, 4)]
  const last = await write(stranger, 5)
  await world.settled()
  const { items } = await reader.call.search.find({ query: 'tidal' })
  expect(items.map(({ id }) => id)).toEqual([close, own, last, second, first])
})

test('of words with the same stem, the meanings of the typed one count', async () => {
  const [duties, buyers] = [
    await postOf(anna, 'Der Zoll verlangt neue Papiere.'),
    await postOf(anna, 'Die Kunden haben bei uns bestellt und das ist gut.'),
  ]
  await world.settled()
  const idsOf = async (query: string) => (await ben.call.search.find({ query })).items.map(({ id }) => id)
  expect(await idsOf('customs')).toEqual([duties.id])
  expect(await idsOf('customers')).toEqual([buyers.id])
})

test('the last word may be typed in part, all others are whole words', async () => {
  expect(await foundBy(ben, 'hydr')).toHaveLength(3)
  expect(await ben.call.search.find({ query: 'electrolys hydrogen' })).toMatchObject({ corrected: 'electrolyser hydrogen' })
  expect(await foundBy(ben, 'hydrogen electrolys')).toEqual(['deal: Hydrogen electrolysers for ports'])
})

test.each([
  ['company reported', 'CSRD'],
  ['cavern storage', 'caverns'],
  ['Investition Gemeinde', 'Investitionen'],
  ['wichtigen investition', 'Investitionen'],
  ['investissement énergétique', 'énergétiques'],
  ['entreprise suivie', 'entreprises'],
  ['inversion', 'inversiones'],
  ['inversión pequeño', 'inversiones'],
])('inflections are found, with and without accents (%s)', async (query, word) => {
  const { items } = await ben.call.search.find({ query, kinds: 'post' })
  expect(items.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''))).toEqual([expect.stringContaining(word)])
})

test.each(['vienna', 'wien', 'vienne', 'österreich'])('places are found in each language (%s)', async (query) => {
  expect(await foundBy(ben, query, { kinds: 'deal' })).toEqual(['deal: Batteries for ferries'])
})

test.each(['cleantech series a ports', 'série a ports'])('choices are found in each language (%s)', async (query) => {
  const { items, words } = await ben.call.search.find({ query, kinds: 'deal' })
  expect(items.map(({ title }) => title.map(({ text }) => text).join(''))).toEqual(['Hydrogen electrolysers for ports'])
  expect(words).toBeNull()
})

test('filters, kinds and counts agree', async () => {
  expect(await foundBy(ben, 'hydrogen caverns', { kinds: 'post' })).toEqual([expect.stringContaining('post: The storage of hydrogen')])
  expect(await foundBy(ben, 'hydrogen', { stage: 'series-a' })).toEqual(['deal: Hydrogen electrolysers for ports'])
  expect(await foundBy(ben, '', { topic: 'regulation' })).toHaveLength(1)
  expect(await foundBy(ben, '', { from: ben.id, kinds: 'post' })).toHaveLength(3)
  expect(await foundBy(ben, 'caverns', { from: ben.id })).toEqual([])
  const { items } = await ben.call.search.count({ query: 'hydrogen' })
  expect(items.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'deal', count: 2, more: false },
    { kind: 'post', count: 2, more: false },
  ])
})

test('the words that were found are marked, with their inflections', async () => {
  const { items } = await ben.call.search.find({ query: 'company csrd' })
  const marked = items[0]?.excerpt.filter(({ is_found }) => is_found).map(({ text }) => text)
  expect(marked).toEqual(['Companies', 'CSRD'])
})

test('a misspelled search finds what was meant, and says so', async () => {
  const found = await ben.call.search.find({ query: 'hydrogne' })
  expect(found).toMatchObject({ corrected: 'hydrogen', words: null })
  expect(found.items).toHaveLength(4)
})

test('where nothing has all words, most are enough', async () => {
  const found = await ben.call.search.find({ query: 'hydrogen caverns giraffes' })
  expect(found).toMatchObject({ words: { had: 2, of: 3 }, corrected: null })
  expect(found.items).toHaveLength(1)
})

test('a word of somebody who blocked the reader is left out like one that nobody wrote', async () => {
  const [hidden, reader] = [await memberNamed(world, 'Hedda Hides'), await memberNamed(world, 'Rolf Reads')]
  await postOf(anna, 'Xenon lamps light our vaults.')
  await postOf(hidden, 'Quokkas burn xenon in their vaults.')
  await hidden.call.relations.block({ id: reader.id })
  await world.settled()
  expect(await foundBy(anna, 'quokkas xenon vaults')).toHaveLength(1)
  const found = await reader.call.search.find({ query: 'quokkas xenon vaults' })
  expect(found).toEqual(await reader.call.search.find({ query: 'giraffes xenon vaults' }))
  expect(found).toMatchObject({ words: { had: 2, of: 3 }, items: [expect.anything()] })
})

test('a comment comes after a post that says as much', async () => {
  const text = 'Marimba lessons for everybody tonight.'
  const post = await postOf(anna, text)
  await commentOn(ben, (await postOf(ben, 'What happens today?')).id, text)
  await world.settled()
  const { items } = await ben.call.search.find({ query: 'marimba lessons' })
  expect(items.map(({ kind, id }) => [kind, kind === 'post' ? id : ''])).toEqual([
    ['post', post.id],
    ['comment', ''],
  ])
})

test('pages follow each other without repeating anything, also when something newer comes in between', async () => {
  const all = await foundBy(ben, 'hydrogen')
  const first = await ben.call.search.find({ query: 'hydrogen', limit: 2 })
  await postOf(ben, 'More about hydrogen.')
  await world.settled()
  const second = await ben.call.search.find({ query: 'hydrogen', limit: 2, cursor: first.next_cursor ?? '' })
  const titles = [...first.items, ...second.items].map(({ kind, title }) => `${kind}: ${title.map(({ text }) => text).join('')}`)
  expect(titles).toEqual(expect.arrayContaining(all))
  expect(new Set(titles).size).toBe(titles.length)
})

test('kinds that nobody knows find nothing', async () => {
  expect(await foundBy(ben, 'hydrogen', { kinds: 'nothing,' })).toEqual([])
})

test('each kind is suggested, however many of another kind are found first', async () => {
  for (let n = 0; n < 60; n += 1) await postDeal(n % 2 ? anna : ben, { title: `Number ${n} of the osmosis plants` })
  await postOf(ben, 'Why we bet on osmosis.')
  await world.settled()
  const { items } = await ben.call.search.suggest({ query: 'osmosis' })
  expect(items.map(({ kind }) => kind)).toEqual(['deal', 'deal', 'deal', 'post'])
})
