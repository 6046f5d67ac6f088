import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PDFDocument } from 'pdf-lib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problems } from '#platform/problems.ts'
import { memberQuota } from '#platform/server/files/member-files.ts'
import { filesIn } from '#testing/contents.ts'
import { post } from '#testing/deals.ts'
import { insertStoredDeck, slidesWith } from '#testing/decks.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { Document } from '../contract.ts'
import { partBytes } from '../limits.ts'
import { documentProblems } from '../problems.ts'

const world = testWorld()
let founder: Person
let investor: Person
let mentor: Person
let deal: string
/** Three slides. */
let deck: Buffer
/** The same with an incompressible picture, several parts long. */
let slides: Buffer

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  investor = await world.join({ full_name: 'Marit Solberg', user_type: 'investor' })
  mentor = await world.join({ full_name: 'Mina Mentor', user_type: 'mentor' })
  for (const person of [investor, mentor]) await person.call.profiles.save(profileOf(person))
  deck = await slidesWith(3, 0)
  slides = await slidesWith(3, 800)
})
beforeEach(async () => {
  deal = await post(founder)
})

const begin = (bytes: number, fields: Partial<Parameters<Person['call']['documents']['begin']>[0]> = {}) =>
  founder.call.documents.begin({ id: randomUUID(), subject_id: deal, kind: 'deck', name: 'Harbour deck.pdf', bytes, ...fields })

const sendPart = (id: string, bytes: Uint8Array, offset: number) =>
  founder.call.documents.part({ id, offset, file: new File([bytes.slice(offset, offset + partBytes)], 'part') })

/** Sends the rest of a file and waits until it has been checked. */
async function send(document: Document, bytes: Uint8Array): Promise<Document> {
  for (let offset = document.received; offset < bytes.length; offset += partBytes) await sendPart(document.id, bytes, offset)
  await world.settled()
  return documentOf(founder, document.id)
}

async function documentOf(person: Person, id: string): Promise<Document> {
  const found = (await person.call.documents.list({ subject_id: deal })).items.find((each) => each.id === id)
  if (!found) throw new Error('there is no such document')
  return found
}

const deckOf = async () => send(await begin(deck.length), deck)

const insertedDeck = () => insertStoredDeck(world, founder.id, deal)

const fetched = async (person: Person, address: string, range?: string) => {
  const response = await person.fetch(address, range ? { headers: { range } } : {})
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a deck', () => {
  test('is uploaded in parts, resumes after an interruption, and is ready once it has been checked', async () => {
    expect(slides.length).toBeGreaterThan(2 * partBytes)
    const begun = await begin(slides.length)
    await sendPart(begun.id, slides, 0)
    expect(await refusalOf(sendPart(begun.id, slides, 2 * partBytes))).toBe(documentProblems.partMissing.id)
    expect((await sendPart(begun.id, slides, 0)).received).toBe(partBytes)
    // After a reload: the same id returns how much was received.
    const again = await begin(slides.length, { id: begun.id })
    expect(again).toMatchObject({ received: partBytes, state: 'arriving' })
    expect(await send(again, slides)).toMatchObject({ state: 'ready', pages: 3, name: 'Harbour deck.pdf' })
    expect(
      Object.keys(await filesIn(world.services.files))
        .filter((key) => key.includes(begun.id))
        .toSorted(),
    ).toEqual([`documents/${founder.id}/${begun.id}.pdf`, `documents/${founder.id}/${begun.id}.webp`])
  })

  test('that is not a PDF is refused with a reason and leaves no files', async () => {
    const page = Buffer.from('<!doctype html><h1>Deck</h1>')
    const refused = await send(await begin(page.length), page)
    expect(refused).toMatchObject({ state: 'refused', problem: documentProblems.notAPdf.id, pages: null })
    expect(Object.keys(await filesIn(world.services.files)).filter((key) => key.includes(refused.id))).toEqual([])
    expect((await investor.call.documents.list({ subject_id: deal })).items).toEqual([])
  })

  test('can have up to 10 MB, other documents up to 25 MB', async () => {
    const megabyte = 1024 * 1024
    expect(await refusalOf(begin(10 * megabyte + 1))).toBe(documentProblems.deckTooLarge.id)
    expect(await refusalOf(begin(25 * megabyte + 1, { kind: 'document' }))).toBe(documentProblems.documentTooLarge.id)
    await begin(10 * megabyte)
    await begin(25 * megabyte, { kind: 'document' })
  })

  test('can have up to 300 pages', async () => {
    const report = await PDFDocument.create()
    for (let number = 1; number <= 301; number += 1) report.addPage([595, 842])
    const bytes = Buffer.from(await report.save())
    expect(await send(await begin(bytes.length), bytes)).toMatchObject({ state: 'refused', problem: documentProblems.tooManyPages.id })
  })

  test('replaces the previous one, and is deleted with the deal, as are uploads in progress', async () => {
    const first = await insertedDeck()
    const second = await deckOf()
    expect((await investor.call.documents.list({ subject_id: deal })).items.map(({ id }) => id)).toEqual([second.id])
    const cut = await begin(slides.length, { kind: 'document' })
    await sendPart(cut.id, slides, 0)
    const files = async () => Object.keys(await filesIn(world.services.files))
    expect((await files()).filter((key) => key.includes(cut.id))).toHaveLength(1)
    await founder.call.deals.remove({ id: deal })
    await world.settled()
    expect((await files()).filter((key) => [first, second.id, cut.id].some((id) => key.includes(id)))).toEqual([])
  })

  test.runIf(process.env['TEST_ENGINE'] === 'postgresql')('that is removed while its check finishes leaves no files', async () => {
    const { database, files } = world.services
    const id = await insertedDeck()
    await sql`update documents set state = 'checking' where id = ${id}`.execute(database.kysely)
    await using check = await holdLock(database, `update documents set state = 'ready' where id = '${id}'`)
    const removal = founder.call.documents.remove({ id })
    await untilBlocked(database, 1, removal)
    await check.release()
    await removal
    await world.settled()
    expect(Object.keys(await filesIn(files)).filter((key) => key.includes(id))).toEqual([])
  })

  test('is removed with its parts if its upload is abandoned for a day', async () => {
    const [cut, coming] = [await begin(slides.length), await begin(slides.length)]
    for (const { id } of [cut, coming]) await sendPart(id, slides, 0)
    await sql`update documents set created_at = now() - interval '25 hours' where id = ${cut.id}`.execute(world.services.database.kysely)
    await world.services.files.put(`document-parts/${founder.id}/${randomUUID()}/of-nothing`, Buffer.from('of nothing'))
    await world.runJob('documents.clear')
    await world.settled()
    const parts = Object.keys(await filesIn(world.services.files)).filter((key) => key.startsWith('document-parts/'))
    expect(parts.filter((key) => key.startsWith(`document-parts/${founder.id}/${coming.id}/`))).toHaveLength(1)
    expect(parts.filter((key) => key.includes(cut.id) || key.endsWith('/of-nothing'))).toEqual([])
    expect((await founder.call.documents.list({ subject_id: deal })).items.map(({ id }) => id)).toEqual([coming.id])
    // A page that still has the file starts again.
    expect(await begin(slides.length, { id: cut.id })).toMatchObject({ received: 0, state: 'arriving' })
    expect((await sendPart(cut.id, slides, 0)).received).toBe(partBytes)
  })

  test('whose parts are missing has to be chosen again', async () => {
    const begun = await begin(slides.length)
    await sendPart(begun.id, slides, 0)
    await world.services.files.remove(`document-parts/${founder.id}/${begun.id}/000000000000`)
    expect(await send({ ...begun, received: partBytes }, slides)).toMatchObject({
      state: 'refused',
      problem: documentProblems.partsGone.id,
    })
  })

  test('is refused before the upload if it exceeds the member’s storage', async () => {
    const full = await memberNamed(world, 'Fulvia Fullbright')
    const subject_id = await post(full)
    const megabyte = 1024 * 1024
    const bytes = 10 * megabyte
    const another = () => full.call.documents.begin({ id: randomUUID(), subject_id, kind: 'deck', name: 'Deck', bytes })
    await world.services.database.kysely
      .insertInto('stored_files')
      .values({ key: 'others', member_id: full.id, bytes: memberQuota - 2 * bytes - 1 })
      .execute()
    await another()
    await another()
    expect(await refusalOf(another())).toBe(problems.storageFull.id)
  })

  test('can only be added by the owner of the deal', async () => {
    const attempt = investor.call.documents.begin({ id: randomUUID(), subject_id: deal, kind: 'deck', name: 'Not mine', bytes: 100 })
    expect(await refusalOf(attempt)).toBe(documentProblems.gone.id)
    const begun = await begin(slides.length)
    const part = investor.call.documents.part({
      id: begun.id,
      offset: 0,
      file: new File([new Uint8Array(slides.subarray(0, partBytes))], 'part'),
    })
    expect(await refusalOf(part)).toBe(documentProblems.gone.id)
  })
})

describe('reading', () => {
  test('uses an address for one member, for the whole file or ranges', async () => {
    const id = await insertedDeck()
    const { address } = await investor.call.documents.address({ id, use: 'read' })
    const whole = await fetched(investor, address)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const part = await fetched(investor, address, 'bytes=100-199')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.bytes.length}`])
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true)
    expect((await fetched(investor, address, `bytes=${whole.bytes.length}-`)).status).toBe(416)

    // Used by others, modified or for another purpose: all get the same response.
    const answers = await Promise.all([
      fetched(mentor, address),
      fetched(world.visitor(), address),
      fetched(investor, address.replace('/file?', '/copy?')),
      fetched(
        investor,
        address.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 60}`),
      ),
      fetched(investor, address.replace(id, randomUUID())),
      fetched(investor, address.split('?')[0] ?? ''),
    ])
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  test('and downloading need different addresses, and downloads have the reader’s name on every page', async () => {
    const { id } = await deckOf()
    const { address } = await investor.call.documents.address({ id, use: 'download' })
    expect((await fetched(investor, address.replace('/copy?', '/file?'))).status).toBe(404)
    expect((await fetched(mentor, address)).status).toBe(404)
    const { status, headers, bytes } = await fetched(investor, address)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Harbour deck.pdf"; filename*=UTF-8''Harbour%20deck.pdf`)
    const pages = (await PDFDocument.load(bytes)).getPages()
    expect(pages.map(({ node }) => node.Resources()?.toString().includes('/ReaderMark'))).toEqual([true, true, true])
    const read = (await founder.call.documents.readings({ id })).items
    expect(read).toMatchObject([{ reader: { id: investor.id }, opened: 0, seconds: [], downloaded_at: expect.any(String) }])
    // The owner's copy has no watermark.
    const own = await fetched(founder, (await founder.call.documents.address({ id, use: 'download' })).address)
    expect(own.bytes.includes('ReaderMark')).toBe(false)
    expect((await founder.call.documents.readings({ id })).items).toEqual(read)

    await world.services.files.put(`documents/${founder.id}/${id}.pdf`, Buffer.from('%PDF-1.7 broken'))
    const broken = await fetched(investor, address)
    expect([broken.status, JSON.parse(broken.bytes.toString())]).toMatchObject([503, { data: { problem: documentProblems.noCopy.id } }])
    expect(await readdir(join(world.services.configuration.dataDirectory, 'document-workshop'))).toEqual([])
  })

  test('ends immediately when the owner restricts access', async () => {
    const id = await insertedDeck()
    const addresses = new Map<Person, string>()
    for (const person of [investor, mentor]) addresses.set(person, (await person.call.documents.address({ id, use: 'read' })).address)
    const statuses = async () =>
      Promise.all([investor, mentor].map(async (person) => (await fetched(person, addresses.get(person) ?? '', 'bytes=0-9')).status))
    expect(await statuses()).toEqual([206, 206])
    const { description, title, ...rest } = await founder.call.deals.get({ id: deal })
    const change = (readers: 'investors' | 'granted') =>
      founder.call.deals.change({ ...rest, website: null, title, description, id: deal, readers })
    await change('investors')
    expect(await statuses()).toEqual([206, 404])
    expect(await refusalOf(mentor.call.documents.address({ id, use: 'read' }))).toBe(documentProblems.notReadable.id)
    await change('granted')
    expect(await statuses()).toEqual([404, 404])
    await founder.call.relations.block({ id: mentor.id })
    expect(await refusalOf(mentor.call.documents.address({ id, use: 'read' }))).toBe(documentProblems.gone.id)
    await founder.call.relations.unblock({ id: mentor.id })
  })

  test('is reported to the owner per page: never more than the time passed, never decreasing, and not for the owner', async () => {
    const id = await insertedDeck()
    const reading_id = randomUUID()
    const tell = (person: Person, seconds: number[]) => person.call.documents.read({ id, reading_id, seconds })
    await tell(investor, [])
    await tell(investor, [4, 2])
    await tell(investor, [3, 3, 1])
    await tell(investor, [500, 500, 500])
    await founder.call.documents.read({ id, reading_id: randomUUID(), seconds: [9] })
    const readers = async (page = {}) => founder.call.documents.readings({ id, ...page })
    expect((await readers()).items).toMatchObject([{ reader: { id: investor.id }, opened: 1, seconds: [4, 3, 1], downloaded_at: null }])
    // A second reader, then the first one again.
    await mentor.call.documents.read({ id, reading_id: randomUUID(), seconds: [] })
    const again = randomUUID()
    for (const seconds of [[], [0, 2]]) await investor.call.documents.read({ id, reading_id: again, seconds })
    const first = await readers({ limit: 1 })
    expect(first.items).toMatchObject([{ reader: { id: investor.id }, opened: 2, seconds: [4, 5, 1] }])
    expect((await readers({ limit: 1, cursor: first.next_cursor })).items).toMatchObject([{ reader: { id: mentor.id }, seconds: [] }])
    expect(await refusalOf(tell(mentor, [1]))).toBe(documentProblems.gone.id)
    expect(await refusalOf(investor.call.documents.readings({ id }))).toBe(documentProblems.gone.id)
  })
})
