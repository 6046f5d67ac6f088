import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal, problems } from '#platform/problems.ts'
import { removeStored, reserveFor } from '#platform/server/files/member-files.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { mostPages, partBytes } from '../limits.ts'
import { documentProblems } from '../problems.ts'
import { fileKey, partKeys, pictureKey } from './files.ts'
import { event } from './live.ts'
import { inspectPdf } from './pdf/inspect.ts'
import { type DocumentRow, documentById, documentsOf, lockDocument, setReady, setRefused } from './queries.ts'
import { removeDocuments } from './remove.ts'
import { withWorkFolder } from './workshop.ts'

export const checkDocumentJob = 'documents.check'

/** Assembles a file from its parts and stores the cleaned version, or records the refusal. */
export const checkDocument = (services: Services): Job =>
  job<{ id: string }>({
    name: checkDocumentJob,
    retries: 5,
    async run({ id }) {
      const document = await documentById(services.database.kysely, id)
      if (document?.state !== 'checking') return
      try {
        await withWorkFolder(services, (folder) => check(services, document, folder))
      } catch (error) {
        if (!(error instanceof Refusal) || error.problem.id === problems.overloaded.id) throw error
        await refuse(services, document, error.problem.id)
      }
    },
    async givenUp({ id }) {
      const document = await documentById(services.database.kysely, id)
      if (document?.state === 'checking') await refuse(services, document, documentProblems.notStored.id)
    },
  })

async function check(services: Services, document: DocumentRow, folder: string): Promise<void> {
  const { database, files, live } = services
  const { id, owner_id, subject_id } = document
  const sent = join(folder, 'sent.pdf')
  for (const key of partKeys(owner_id, id, document.bytes, partBytes)) {
    const part = await files.read(key)
    // For example after restoring a backup, which contains no parts.
    if (!part) throw new Refusal(documentProblems.partsGone)
    await pipeline(part.stream, createWriteStream(sent, { flags: 'a' }))
  }
  const { pages, cleaned, picture } = await inspectPdf(sent, { folder, maxPages: mostPages[document.kind] })
  const { size } = await stat(cleaned)
  const kept = [
    { key: fileKey(owner_id, id), bytes: size },
    { key: pictureKey(owner_id, id), bytes: picture.length },
  ]
  const keys = kept.map(({ key }) => key)
  // Left over from an interrupted attempt.
  await removeStored(services, keys)
  await reserveFor(database, owner_id, kept)
  try {
    await files.putStream(fileKey(owner_id, id), createReadStream(cleaned), size, 'application/pdf')
    await files.put(pictureKey(owner_id, id), picture, 'image/webp')
    await database.transaction(async (tx) => {
      // It was removed in the meantime.
      if (!(await lockDocument(tx, id))) throw new Refusal(problems.notFound)
      await setReady(tx, id, { pages, kept_bytes: size })
      if (document.kind === 'deck') await replaceDeck(services, tx, document)
      live.tellAfter(tx, event('documents.changed', [toMember(owner_id)], { subject_id }))
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

async function refuse(services: Services, document: DocumentRow, problem: string): Promise<void> {
  await setRefused(services.database.kysely, document.id, problem)
  services.live.tell(event('documents.changed', [toMember(document.owner_id)], { subject_id: document.subject_id }))
  await removeParts(services, document)
}

async function removeParts({ files }: Services, { owner_id, id, bytes }: DocumentRow): Promise<void> {
  for (const key of partKeys(owner_id, id, bytes, partBytes)) await files.remove(key)
}
