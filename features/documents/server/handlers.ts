import { implement } from '@orpc/server'
import { Download } from '#platform/download.ts'
import { Refusal } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { presentPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { type Document, documentsContract } from '../contract.ts'
import { addressSeconds } from '../limits.ts'
import { documentProblems } from '../problems.ts'
import { documentAt, ownDocument, readableDocument, standingFor } from './access.ts'
import { addressFor } from './addresses.ts'
import { serveCopy } from './copy.ts'
import { pictureOf } from './files.ts'
import type { DocumentHolder } from './holder.ts'
import { documentsChanged } from './live.ts'
import { type DocumentRow, documentById, documentsOf } from './queries.ts'
import { listReadings, recordDownload, recordReading } from './readings.ts'
import { beginDocument, receivePart } from './receive.ts'
import { removeDocuments } from './remove.ts'
import { servePdf } from './serve.ts'

const open = implement(documentsContract).$context<RequestContext>()
const api = open.use(signedIn)

const present = (isOwn: boolean, { id, kind, name, bytes, kept_bytes, received, state, problem, pages }: DocumentRow): Document => ({
  id,
  kind,
  name,
  is_own: isOwn,
  bytes: kept_bytes ?? bytes,
  received,
  state,
  problem,
  pages,
  picture: state === 'ready' ? `/api/documents/${id}/picture` : null,
})

/** @param holder the rooms whose items have documents */
export const documentsHandlers = (holder: DocumentHolder) => ({
  begin: api.begin.handler(async ({ context: { actor, services }, input }) =>
    present(true, await beginDocument(services, holder, actor, input)),
  ),

  part: api.part.handler(async ({ context: { actor, services }, input }) =>
    present(true, await receivePart(services, holder, actor, input)),
  ),

  list: api.list.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const documents = await documentsOf(reader, input.subject_id)
    const [first] = documents
    if (!first) return { items: [] }
    const { isSeen, isOwn } = await standingFor(reader, holder, actor, first)
    if (!isSeen) throw new Refusal(documentProblems.gone)
    return { items: documents.filter(({ state }) => isOwn || state === 'ready').map((each) => present(isOwn, each)) }
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await services.database.transaction(async (tx) => {
      const { document } = await ownDocument(tx, holder, actor, await documentById(tx, input.id), 'mayChange')
      await removeDocuments(services, tx, [document])
      await holder.wasRemoved?.(services, tx, actor, document.subject_id)
      services.live.tellAfter(tx, await documentsChanged(tx, holder, document))
    })
    return {}
  }),

  address: api.address.handler(async ({ context: { actor, services }, input: { id, use } }) => {
    await readableDocument(services.database.kysely, holder, actor, id)
    const until = Math.floor(Date.now() / 1000) + addressSeconds
    return {
      address: await addressFor(services.database, { id, for: actor.id, use, until }),
      expires_at: new Date(until * 1000).toISOString(),
    }
  }),

  file: open.file.handler(async ({ context: { actor, services, request }, input }) => {
    const { document } = await documentAt(services, holder, actor, 'read', input)
    return servePdf(services, document, request.raw.range)
  }),

  copy: open.copy.handler(async ({ context: { actor, services }, input }) => {
    const { reader, ...found } = await documentAt(services, holder, actor, 'download', input)
    const copy = await serveCopy(services, reader, found)
    await recordDownload(services, holder, reader, found)
    return copy
  }),

  picture: api.picture.handler(async ({ context: { actor, services }, input }) => {
    const { document } = await readableDocument(services.database.kysely, holder, actor, input.id)
    const file = await services.files.read(pictureOf(document))
    if (!file) throw new Refusal(documentProblems.gone)
    return new Download(file.stream, {
      'content-type': 'image/webp',
      'content-length': file.length,
      'cache-control': 'private, max-age=300',
    })
  }),

  read: api.read.handler(async ({ context: { actor, services }, input: { id, ...told } }) => {
    await recordReading(services, holder, actor, await readableDocument(services.database.kysely, holder, actor, id), told)
    return {}
  }),

  readings: api.readings.handler(async ({ context: { actor, services }, input: { id, ...page } }) => {
    const reader = services.database.kysely
    const { document } = await ownDocument(reader, holder, actor, await documentById(reader, id), 'isOwn')
    return presentPage(await listReadings(reader, actor.id, document, page), (row) => ({
      reader: presentBrief(row),
      last_at: row.last_at.toISOString(),
      opened: row.opened,
      seconds: row.seconds,
      downloaded_at: row.downloaded_at?.toISOString() ?? null,
    }))
  }),
})
