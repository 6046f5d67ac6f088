import { implement } from '@orpc/server'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { type DataExport, exportsContract } from '../contract.ts'
import { requestExport } from './make-export.ts'
import { type ExportRow, exportOf } from './queries.ts'

const api = implement(exportsContract).$context<RequestContext>().use(signedIn)

export const exportsHandlers = {
  mine: api.mine.handler(({ context: { actor, services } }) => currentExport(services.database.kysely, actor.id)),

  ask: api.ask.handler(async ({ context: { actor, services } }) => {
    await requestExport(services, actor.id)
    return currentExport(services.database.kysely, actor.id)
  }),

  file: api.file.handler(async ({ context: { actor, services } }) => {
    const made = await exportOf(services.database.kysely, actor.id)
    const file = made?.file && (await services.files.read(made.file))
    if (!made?.ready_at || !file) throw new Refusal(problems.notFound)
    return new Download(file.stream, {
      'content-type': 'application/zip',
      'content-length': file.length,
      'content-disposition': `attachment; filename="esg-network-${made.ready_at.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    })
  }),
}

async function currentExport(reader: Reader, memberId: string): Promise<{ export: DataExport | null }> {
  const row = await exportOf(reader, memberId)
  return { export: row ? presentExport(row) : null }
}

const presentExport = ({ state, bytes, asked_at, ready_at, kept_until, may_ask_again }: ExportRow): DataExport => ({
  state,
  bytes,
  asked_at: asked_at.toISOString(),
  ready_at: ready_at?.toISOString() ?? null,
  kept_until: kept_until?.toISOString() ?? null,
  may_ask_again,
})
