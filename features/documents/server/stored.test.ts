import { randomUUID } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { filesIn } from '#testing/contents.ts'
import { post } from '#testing/deals.ts'
import { insertStoredDeck } from '#testing/decks.ts'
import { memberNamed } from '#testing/messages.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { type World, openWorld } from '#testing/world.ts'
import { attachment } from './serve.ts'

const s3 = await startS3Server('community')
afterAll(() => s3.stop())

const keysIn = async (world: World) => Object.keys(await filesIn(world.services.files)).toSorted()

test.each(['disk', 's3'] as const)('on %s, deleting a deal deletes its documents and uploads in progress', async (where) => {
  await using world = await openWorld({ environment: where === 's3' ? s3.settings('community') : {} })
  const founder = await memberNamed(world, 'Luca Bertolini')
  const deal = await post(founder)
  const slides = await PDFDocument.create()
  slides.addPage([960, 540])
  const bytes = await slides.save()
  const part = new File([new Uint8Array(bytes)], 'part')
  const [deck, cut] = [randomUUID(), randomUUID()]
  await founder.call.documents.begin({ id: deck, subject_id: deal, kind: 'deck', name: 'Deck', bytes: bytes.length })
  await founder.call.documents.part({ id: deck, offset: 0, file: part })
  await founder.call.documents.begin({ id: cut, subject_id: deal, kind: 'document', name: 'Cut', bytes: 1024 * 1024 + 1 })
  await founder.call.documents.part({ id: cut, offset: 0, file: new File([new Uint8Array(1024 * 1024)], 'part') })
  await world.settled()
  const of = (id: string) => [`documents/${founder.id}/${id}.pdf`, `documents/${founder.id}/${id}.webp`]
  const another = await insertStoredDeck(world, founder.id, deal, 'document')
  expect(await keysIn(world)).toEqual([`document-parts/${founder.id}/${cut}/000000000000`, ...of(deck), ...of(another)].toSorted())

  await founder.call.deals.remove({ id: deal })
  await world.settled()
  expect(await keysIn(world)).toEqual([])
})

test.each([
  ['Harbour deck', 'Harbour deck.pdf', 'Harbour%20deck.pdf'],
  ['Łódź “Übersicht”.PDF', 'odz _Ubersicht_.pdf', '%C5%81%C3%B3d%C5%BA%20%E2%80%9C%C3%9Cbersicht%E2%80%9D.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf', 'etc%20passwd.pdf'],
  ['a"\r\nset-cookie: b=c', 'a set-cookie b=c.pdf', 'a%20set-cookie%20b%3Dc.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf', 'fdp.exe.pdf'],
  ["it's (1)", "it's (1).pdf", 'it%27s%20%281%29.pdf'],
  ['  ..  ', 'document.pdf', 'document.pdf'],
])('%j is downloaded as %j', (name, ascii, encoded) => {
  expect(attachment(name).replace(/^attachment; filename="_?/, '')).toBe(`${ascii}"; filename*=UTF-8''${encoded}`)
})
