import { randomBytes, randomUUID } from 'node:crypto'
import { PDFDocument, PDFString, StandardFonts, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { partBytes } from '#features/documents/limits.ts'
import { insertDeck } from './deals.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A deck of slides with the text 'Slide 1', 'Slide 2', …, the first with a link, each with an incompressible photograph of this many kilobytes. */
export async function slidesWith(slides: number, kilobytes: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= slides; number += 1) {
    const page = document.addPage([960, 540])
    if (kilobytes > 0) {
      const side = Math.round(Math.sqrt(kilobytes * 1024 * 1.22))
      const noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
        .jpeg({ quality: 90 })
        .toBuffer()
      page.drawImage(await document.embedJpg(noise), { x: 480, y: 40, width: 440, height: 440 })
    }
    page.drawText(`Slide ${number}`, { font, x: 60, y: 400, size: 48, color: rgb(0.05, 0.31, 0.24) })
    page.drawText('Measures soil carbon from satellite radar.', { font, x: 60, y: 340, size: 18 })
    if (number > 1) continue
    const link = document.context.register(
      document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [60, 330, 420, 360],
        Border: [0, 0, 0],
        A: { Type: 'Action', S: 'URI', URI: PDFString.of('https://terravolta.example/method') },
      }),
    )
    page.node.addAnnot(link)
  }
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** Uploads a deck like the editor. @returns its id */
export async function addDeck(person: Person, subjectId: string, bytes: Buffer, name = 'Deck.pdf'): Promise<string> {
  const id = randomUUID()
  await person.call.documents.begin({ id, subject_id: subjectId, kind: 'deck', name, bytes: bytes.length })
  for (let offset = 0; offset < bytes.length; offset += partBytes)
    await person.call.documents.part({ id, offset, file: new File([new Uint8Array(bytes.subarray(offset, offset + partBytes))], 'part') })
  return id
}

/** A deck, or another document, of three pages as an upload leaves it, without the processes that check one and read its text. @returns its id */
export async function insertStoredDeck(
  world: Pick<World, 'services'>,
  owner_id: string,
  subject_id: string,
  kind: 'deck' | 'document' = 'deck',
): Promise<string> {
  const id = randomUUID()
  const { database, files } = world.services
  const bytes = await slidesWith(3, 0)
  await insertDeck(world, { id, owner_id, subject_id, kind, pages: 3 })
  const read = { kept_bytes: bytes.length, text_read_at: new Date() }
  await database.kysely.updateTable('documents').set(read).where('id', '=', id).execute()
  for (const [ending, content] of [
    ['pdf', bytes],
    ['webp', Buffer.from('a picture')],
  ] as const) {
    const key = `documents/${owner_id}/${id}.${ending}`
    await files.put(key, content)
    await database.kysely.insertInto('stored_files').values({ key, member_id: owner_id, bytes: content.length }).execute()
  }
  return id
}
