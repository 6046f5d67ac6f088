import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal, problems } from '#platform/problems.ts'
import { assignStored, removeStored, reserveFor } from '#platform/server/files/member-files.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { mostPages, partBytes } from '../limits.ts'
import { documentProblems } from '../problems.ts'
import { fileOf, partsOf, pictureOf } from './files.ts'
import type { DocumentHolder } from './holder.ts'
import { documentsChanged } from './live.ts'
import { inspectPdf } from './pdf/inspect.ts'
import { type DocumentRow, documentById, documentsOf, lockDocument, setReady, setRefused } from './queries.ts'
import { readTextsJob } from './read-text.ts'
import { removeDocuments } from './remove.ts'
import { withWorkFolder } from './workshop.ts'

export const checkDocumentJob = 'documents.check'

/** Assembles a file from its parts and stores the cleaned version, or records the refusal. */
export const checkDocument = (services: Services, holder: DocumentHolder): Job =>
  job<{ id: string }>({
    name: checkDocumentJob,
    retries: 5,
    async run({ id }) {
      const document = await documentById(services.database.kysely, id)
      if (document?.state !== 'checking') return
      try {
        await withWorkFolder(services, (folder) => check(services, holder, document, folder))
      } catch (error) {
        if (!(error instanceof Refusal) || error.problem.id === problems.overloaded.id) throw error
        await refuse(services, holder, document, error.problem.id)
      }
    },
    async givenUp({ id }) {
      const document = await documentById(services.database.kysely, id)
      if (document?.state === 'checking') await refuse(services, holder, document, documentProblems.notStored.id)
    },
  })

async function check(services: Services, holder: DocumentHolder, document: DocumentRow, folder: string): Promise<void> {
  const { database, files, live } = services
  const { id, owner_id } = document
  const sent = join(folder, 'sent.pdf')
  for (const key of partsOf(document, partBytes)) {
    const part = await files.read(key)
    // For example after restoring a backup, which contains no parts.
    if (!part) throw new Refusal(documentProblems.partsGone)
    await pipeline(part.stream, createWriteStream(sent, { flags: 'a' }))
  }
  const { pages, cleaned, picture } = await inspectPdf(sent, { folder, maxPages: mostPages[document.kind] })
  const { size } = await stat(cleaned)
  const kept = [
    { key: fileOf(document), bytes: size },
    { key: pictureOf(document), bytes: picture.length },
  ]
  const keys = kept.map(({ key }) => key)
  // Left over from an interrupted attempt.
  await removeStored(services, keys)
  await reserveFor(database, owner_id, kept)
  try {
    await files.putStream(fileOf(document), createReadStream(cleaned), size, 'application/pdf')
    await files.put(pictureOf(document), picture, 'image/webp')
    await database.transaction(async (tx) => {
      // It was removed in the meantime.
      const locked = await lockDocument(tx, id)
      if (!locked) throw new Refusal(problems.notFound)
      // It may have been handed over in the meantime.
      await assignStored(tx, keys, locked.owner_id)
      await setReady(tx, id, { pages, kept_bytes: size })
      if (document.kind === 'deck') await replaceDeck(services, tx, document)
      await services.jobs.queue(readTextsJob, {}, { tx })
      live.tellAfter(tx, await documentsChanged(tx, holder, locked))
    })
  } catch (error) {
    await removeStored(services, keys).catch(() => {})
    throw error
  }
  await removeParts(services, document)
}

/** A subject has one deck: the latest that is ready. */
async function replaceDeck(services: Services, tx: Parameters<typeof setReady>[0], { id, subject_id }: DocumentRow): Promise<void> {
  const others = (await documentsOf(tx, subject_id)).filter((each) => each.kind === 'deck' && each.id !== id && each.state === 'ready')
  await removeDocuments(services, tx, others)
}

async function refuse(services: Services, holder: DocumentHolder, document: DocumentRow, problem: string): Promise<void> {
  const { kysely } = services.database
  await setRefused(kysely, document.id, problem)
  services.live.tell(await documentsChanged(kysely, holder, document))
  await removeParts(services, document)
}

async function removeParts({ files }: Services, document: DocumentRow): Promise<void> {
  for (const key of partsOf(document, partBytes)) await files.remove(key)
}
