import { implement } from '@orpc/server'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { presentPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { type Document, documentsContract } from '../contract.ts'
import { addressSeconds } from '../limits.ts'
import { documentProblems } from '../problems.ts'
import { openDocument, readableDocument } from './access.ts'
import { addressFor, holds } from './addresses.ts'
import { pictureKey } from './files.ts'
import type { DocumentHolder } from './holder.ts'
import { type DocumentRow, documentById, documentsOf } from './queries.ts'
import { listReadings, tellDownload, tellReading } from './readings.ts'
import { beginDocument, ownDocument, receivePart } from './receive.ts'
import { removeDocuments } from './remove.ts'
import { servePdf } from './serve.ts'

const open = implement(documentsContract).$context<RequestContext>()
const api = open.use(signedIn)

const present = ({ id, kind, name, bytes, kept_bytes, received, state, problem, pages }: DocumentRow): Document => ({
  id,
  kind,
  name,
  bytes: kept_bytes ?? bytes,
  received,
  state,
  problem,
  pages,
  picture: state === 'ready' ? `/api/documents/${id}/picture` : null,
})

/** @param holder what documents belong to */
export const documentsHandlers = (holder: DocumentHolder) => ({
  begin: api.begin.handler(async ({ context: { actor, services }, input }) => present(await beginDocument(services, holder, actor, input))),

  part: api.part.handler(async ({ context: { actor, services }, input: { id, offset, file } }) =>
    present(await receivePart(services, actor, id, offset, file)),
  ),

  list: api.list.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const documents = await documentsOf(reader, input.subject_id)
    if (documents.every(({ owner_id }) => owner_id === actor.id)) return { items: documents.map(present) }
    const { isSeen } = await holder.standingOf(reader, actor, input.subject_id)
    if (!isSeen) throw new Refusal(documentProblems.gone)
    return { items: documents.filter(({ state }) => state === 'ready').map(present) }
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    const document = ownDocument(await documentById(services.database.kysely, input.id), actor)
    await services.database.transaction((tx) => removeDocuments(services, tx, [document]))
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

  // Whatever is wrong with an address, it says no more than that.
  file: open.file.handler(async ({ context: { actor, services, request }, input: { id, use, until, signature, ...input } }) => {
    const isMeant = actor !== undefined && input.for === actor.id && use !== undefined && until !== undefined && signature !== undefined
    if (!isMeant || !(await holds(services.database, { id, for: actor.id, use, until }, signature))) throw new Refusal(problems.notAllowed)
    const document = await openDocument(services.database.kysely, holder, actor, id)
    if (!document) throw new Refusal(problems.notAllowed)
    if (use === 'download') await tellDownload(services, holder, actor, document)
    return servePdf(services, document, request.raw.range)
  }),

  picture: api.picture.handler(async ({ context: { actor, services }, input }) => {
    const document = await readableDocument(services.database.kysely, holder, actor, input.id)
    const file = await services.files.read(pictureKey(document.owner_id, document.id))
    if (!file) throw new Refusal(documentProblems.gone)
    return new Download(file.stream, {
      'content-type': 'image/webp',
      'content-length': file.length,
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
    })
  }),

  read: api.read.handler(async ({ context: { actor, services }, input: { id, ...told } }) => {
    await tellReading(services, holder, actor, await readableDocument(services.database.kysely, holder, actor, id), told)
    return {}
  }),

  readings: api.readings.handler(async ({ context: { actor, services }, input: { id, ...page } }) => {
    const reader = services.database.kysely
    const document = ownDocument(await documentById(reader, id), actor)
    return presentPage(await listReadings(reader, document, page), (row) => ({
      id: row.id,
      reader: presentBrief(row),
      started_at: row.started_at.toISOString(),
      told_at: row.told_at.toISOString(),
      seconds: row.seconds,
      downloaded_at: row.downloaded_at?.toISOString() ?? null,
    }))
  }),
})
