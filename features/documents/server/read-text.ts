import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { fileOf } from './files.ts'
import { textOfPdf } from './pdf/text.ts'
import { type DocumentRow, lockDocument, unreadDocuments } from './queries.ts'
import { documentKind } from './search-kind.ts'
import { withWorkFolder } from './workshop.ts'

export const readTextsJob = 'documents.readTexts'

/** Read in one run. */
const atOnce = 20

/** Reads the text of documents that are ready, by which they are found; those of earlier versions, too. */
export const readTexts = (services: Services): Job =>
  job({
    name: readTextsJob,
    retries: 10,
    async run() {
      const unread = await unreadDocuments(services.database.kysely, atOnce)
      const failed: unknown[] = []
      for (const document of unread) await read(services, document).catch((error: unknown) => failed.push(error))
      if (failed.length > 0) throw failed[0]
      if (unread.length === atOnce) await services.jobs.queue(readTextsJob, {})
    },
  })

/** On a start: documents of earlier versions, or restored from a backup of one. */
export async function queueUnread({ database, jobs }: Services): Promise<void> {
  if ((await unreadDocuments(database.kysely, 1)).length > 0) await jobs.queue(readTextsJob, {})
}

/** A document whose text can't be read has none, and is found by its name. */
async function read(services: Services, document: DocumentRow): Promise<void> {
  const texts = await textOf(services, document).catch((error: unknown) => {
    if (error instanceof Refusal && error.problem.id !== problems.overloaded.id) return []
    throw error
  })
  await services.events.change(async (tx, announce) => {
    const locked = await lockDocument(tx, document.id)
    if (!locked || locked.text_read_at) return
    const pages = texts.flatMap((text, index) => (text === '' ? [] : [{ document_id: document.id, page: index + 1, text }]))
    for (let from = 0; from < pages.length; from += 500)
      await tx
        .insertInto('document_pages')
        .values(pages.slice(from, from + 500))
        .execute()
    await tx
      .updateTable('documents')
      .set({ text_read_at: sql<Date>`now()` })
      .where('id', '=', document.id)
      .execute()
    await announce('search.sourcesChanged', { kind: documentKind, ids: [document.id] })
  })
}

async function textOf(services: Services, document: DocumentRow): Promise<string[]> {
  const file = await services.files.read(fileOf(document))
  if (!file) return []
  return withWorkFolder(services, async (folder) => {
    const path = join(folder, 'kept.pdf')
    await pipeline(file.stream, createWriteStream(path))
    return textOfPdf(path)
  })
}
