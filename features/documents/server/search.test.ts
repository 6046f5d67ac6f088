import { randomUUID } from 'node:crypto'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DealInput } from '#features/deals/contract.ts'
import { dealOf, insertDeck, post } from '#testing/deals.ts'
import { addDeck } from '#testing/decks.ts'
import { invest, investmentOf } from '#testing/investments.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { fundOf } from '#testing/team-pipeline.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed } from '#testing/updates.ts'
import { temporaryFolder } from '#testing/pdf.ts'
import { textOfFile } from './pdf/text-of-file.ts'
import { announceDocuments } from './search-kind.ts'

const world = testWorld()
let founder: Person
let investor: Person
let mentor: Person

beforeAll(async () => {
  founder = await memberNamed(world, 'Finn Founder')
  investor = await investorNamed(world, 'Ines Investor')
  mentor = await memberNamed(world, 'Mina Mentor')
})

/** A file with a text on each page; each line of it is drawn by itself. */
async function pdfOf(...pages: string[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of pages) document.addPage([960, 540]).drawText(text, { font, x: 40, y: 480, size: 14, lineHeight: 18 })
  return Buffer.from(await document.save())
}

/** A deck whose pages have been read, as an upload leaves it. @returns its id */
async function addReadDeck(owner: Person, subject_id: string, ...pages: string[]): Promise<string> {
  const id = randomUUID()
  await insertDeck(world, { id, owner_id: owner.id, subject_id, pages: pages.length })
  await world.services.events.change(async (tx) => {
    const rows = pages.map((text, index) => ({ document_id: id, page: index + 1, text }))
    await tx.insertInto('document_pages').values(rows).execute()
    await tx.updateTable('documents').set({ text_read_at: new Date() }).where('id', '=', id).execute()
    await announceDocuments(tx, [id])
  })
  await world.settled()
  return id
}

async function dealWith(word: string, fields: Partial<DealInput> = {}, owner = founder): Promise<{ id: string; deck: string }> {
  const id = await post(owner, { company_name: 'Terravolta', readers: 'granted', ...fields })
  return { id, deck: await addReadDeck(owner, id, 'Who we are', `Our ${word} works.\nAnd so on.`, 'The end') }
}

test('a page is found by those who may read it, and opens there', async () => {
  const id = await post(founder, { company_name: 'Terravolta', readers: 'granted' })
  const deck = await addDeck(founder, id, await pdfOf('Who we are', 'Our oyster works.\nAnd so on.', 'The end'), 'Harbour deck.pdf')
  await world.settled()
  // What failed on a busy machine is repeated after two seconds, for which `settled` does not wait.
  await expect.poll(() => foundBy(founder, 'oyster'), { timeout: 60_000 }).not.toEqual([])
  const { items } = await founder.call.search.find({ query: 'oysters' })
  expect(items).toMatchObject([{ kind: 'document', id: deck, part: 2, note: 'Terravolta' }])
  expect(items[0]?.href).toMatch(new RegExp(`/${id}/documents/${deck}\\?page=2$`))
  expect(items[0]?.title.map(({ text }) => text).join('')).toBe('Harbour deck')
  expect(items[0]?.excerpt.filter(({ is_found }) => is_found)).toMatchObject([{ text: 'oyster' }])
  const named = (await founder.call.search.find({ query: 'harbour', kinds: 'document' })).items
  expect(named.map(({ part }) => part)).toContain(0)
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  for (const person of [investor, mentor, operator])
    for (const query of ['oyster', 'oysterr']) expect(await toldTo(person, query)).toBe(nothingTold)
})

test('access is granted and revoked at once', async () => {
  const { id } = await dealWith('kelp')
  await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
  expect(await foundBy(investor, 'kelp')).toEqual(['document: Deck'])
  await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'refused' })
  expect(await toldTo(investor, 'kelp')).toBe(nothingTold)
  await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
  await founder.call.relations.block({ id: investor.id })
  expect(await toldTo(investor, 'kelp')).toBe(nothingTold)
  await founder.call.relations.unblock({ id: investor.id })
  expect(await foundBy(investor, 'kelp')).toHaveLength(1)
})

describe('what the owner chooses for everybody', () => {
  let people: Person[]
  beforeAll(async () => {
    people = [await investorNamed(world, 'Ida Investor'), await memberNamed(world, 'Max Mentor')]
  })

  test.each([
    ['members', 'mangrove', [true, true]],
    ['investors', 'plankton', [true, false]],
    ['granted', 'biochar', [false, false]],
  ] as const)('%s: found is what may be read', async (readers, word, mayAtFirst) => {
    const { id } = await dealWith(word, { readers })
    const seen = async (person: Person, may: boolean) => {
      expect(await foundBy(person, word)).toHaveLength(may ? 1 : 0)
      expect((await toldTo(person, word)) === nothingTold).toBe(!may)
    }
    for (const [index, person] of people.entries()) {
      await seen(person, mayAtFirst[index] ?? false)
      await founder.call.deals.answerAccess({ id, member_id: person.id, answer: 'refused' })
      await seen(person, false)
      await founder.call.deals.answerAccess({ id, member_id: person.id, answer: 'granted' })
      await seen(person, true)
    }
  })

  test('it applies at once when it is narrowed, and soon when it is widened', async () => {
    const { id } = await dealWith('geothermal', { readers: 'members' })
    expect(await foundBy(mentor, 'geothermal')).toHaveLength(1)
    await founder.call.deals.change({ id, ...dealOf(founder, { readers: 'granted' }) })
    expect(await toldTo(mentor, 'geothermal')).toBe(nothingTold)
    await world.settled()
    expect(await toldTo(mentor, 'geothermalx'), 'its words are no corrections any more').toBe(nothingTold)
    await founder.call.deals.change({ id, ...dealOf(founder, { readers: 'members' }) })
    await world.settled()
    expect(await foundBy(mentor, 'geothermal')).toHaveLength(1)
  })
})

test('finding a page is not reading it: owners see nothing of it', async () => {
  const { id, deck } = await dealWith('lignin', { readers: 'members' })
  expect(await foundBy(investor, 'lignin')).toHaveLength(1)
  expect((await founder.call.documents.readings({ id: deck })).items).toEqual([])
  expect((await founder.call.deals.investors({ id })).items).toEqual([])
})

test('the deck of a draft is not found; it is once the deal is posted', async () => {
  const id = crypto.randomUUID()
  await founder.call.deals.keepDraft({ id, content: {} })
  await addReadDeck(founder, id, 'About cellulose')
  expect(await toldTo(founder, 'cellulose')).toBe(nothingTold)
  await founder.call.deals.post({ id, ...dealOf(founder) })
  await world.settled()
  expect(await foundBy(founder, 'cellulose')).toHaveLength(1)
})

test('a deleted document is gone at once, with its text', async () => {
  const { id, deck } = await dealWith('spirulina', { readers: 'members' })
  expect(await foundBy(investor, 'spirulina')).toHaveLength(1)
  await founder.call.deals.remove({ id })
  expect(await toldTo(investor, 'spirulina')).toBe(nothingTold)
  await world.settled()
  const { kysely } = world.services.database
  expect(await kysely.selectFrom('document_pages').selectAll().where('document_id', '=', deck).execute()).toEqual([])
  expect(await kysely.selectFrom('search_words').selectAll().where('word', '=', 'spirulina').execute()).toEqual([])
})

test('an organisation’s documents are found by its people as long as they are in it', async () => {
  const organisation = await found(founder, { name: 'Terravolta' })
  const colleague = await memberNamed(world, 'Carla Colleague')
  await addTo(founder, organisation, colleague)
  await dealWith('hempcrete', { organisation_id: organisation.id })
  expect(await foundBy(colleague, 'hempcrete')).toHaveLength(1)
  await founder.call.organisations.removePerson({ id: organisation.id, member_id: colleague.id })
  expect(await toldTo(colleague, 'hempcrete')).toBe(nothingTold)
})

test('documents follow their deal to its organisation, by its name, and back', async () => {
  const [owner, colleague] = [await memberNamed(world, 'Owen Owner'), await memberNamed(world, 'Cleo Colleague')]
  await dealWith('flaxboard', { company_name: 'Flaxworks' }, owner)
  const organisation = await found(owner, { name: 'Flaxworks' })
  await addTo(owner, organisation, colleague)
  await world.settled()
  expect(await foundBy(colleague, 'flaxboard'), 'founded').toHaveLength(1)
  await owner.call.organisations.change({ ...organisationOf({ name: 'Linseed' }), id: organisation.id })
  await world.settled()
  expect(await foundBy(colleague, 'linseed'), 'renamed').toContain('document: Deck')
  await owner.call.organisations.remove({ id: organisation.id })
  await world.settled()
  expect(await foundBy(owner, 'flaxboard'), 'deleted').toHaveLength(1)
  expect(await toldTo(colleague, 'flaxboard')).toBe(nothingTold)
})

test('documents of an investment are found by those who have its ledger', async () => {
  const { fund, petra, paul } = await fundOf(world)
  const own = await invest(investor, { company_name: 'Terravolta' })
  const shared = await invest(paul, { company_name: 'Terravolta', organisation_id: fund.id })
  await addReadDeck(investor, own, 'Contract about basalt')
  await addReadDeck(paul, shared, 'Contract about zeolite')
  expect(await foundBy(investor, 'basalt')).toHaveLength(1)
  expect(await foundBy(petra, 'zeolite')).toHaveLength(1)
  for (const [person, query] of [
    [petra, 'basalt'],
    [investor, 'zeolite'],
    [founder, 'basalt'],
    [founder, 'zeolite'],
  ] as const)
    expect(await toldTo(person, query)).toBe(nothingTold)
  await paul.call.relations.block({ id: petra.id })
  expect(await foundBy(petra, 'zeolite')).toHaveLength(1)
  expect(await toldTo(petra, 'zeolite', { from: paul.id }), 'it does not tell whose it is').toBe(nothingTold)
  await investor.call.profiles.save(profileOf(investor, { user_type: 'mentor' }))
  expect(await toldTo(investor, 'basalt')).toBe(nothingTold)
  await investor.call.profiles.save(profileOf(investor, { user_type: 'investor' }))
  await petra.call.organisations.removePerson({ id: fund.id, member_id: paul.id })
  expect(await toldTo(paul, 'zeolite')).toBe(nothingTold)
})

test('the id of another room’s item is refused: it would lead to the item’s documents', async () => {
  const id = await post(founder)
  const thief = await investorNamed(world, 'Theo Thief')
  expect(await refusalOf(thief.call.investments.add({ id, ...investmentOf() }))).toBe('investments.gone')
  const organisation = await found(founder)
  const file_id = randomUUID()
  await founder.call.sustainability.addFile({ id: organisation.id, file_id })
  expect(await refusalOf(founder.call.sustainability.addFile({ id: organisation.id, file_id: id }))).toBe('sustainability.idTaken')
  for (const taken of [await invest(await investorNamed(world, 'Ines Invests')), file_id])
    expect(await refusalOf(thief.call.deals.keepDraft({ id: taken, content: {} }))).toBe('deals.gone')
})

test('each page is found in the language of its document', async () => {
  const id = await post(founder)
  await addReadDeck(founder, id, 'Wir sind die Firma für das Netz und die Wärme.', 'Speicherungen')
  expect((await founder.call.search.find({ query: 'speicherung' })).items).toMatchObject([{ part: 2 }])
})

test('words that are divided between lines are one', async () => {
  await using folder = await temporaryFolder()
  const path = await folder.put('divided.pdf', await pdfOf('Wasser-\nstoff und mehr', '', 'CO2-\nArm'))
  expect(await textOfFile(path)).toEqual(['Wasserstoff und mehr', '', 'CO2-\nArm'])
})
