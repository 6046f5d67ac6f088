import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { members } from '#features/members/server/index.ts'
import { documentProblems } from '../problems.ts'
import type { Accessible } from './access.ts'
import { fileOf } from './files.ts'
import { stampPdf } from './pdf/stamp.ts'
import { copyHeaders } from './serve.ts'
import { withWorkFolder } from './workshop.ts'

/**
 * The document as a download with the reader's name and the time on every page; its owners' copies have none.
 * @throws Refusal noCopy if it fails, overloaded if too many copies are being made
 */
export async function serveCopy(services: Services, actor: Actor, { document, standing }: Accessible): Promise<Download> {
  const file = await services.files.read(fileOf(document))
  if (!file) throw new Refusal(documentProblems.noCopy)
  if (standing.isOwn) return new Download(file.stream, copyHeaders(document, file.length))
  const lines = await markOf(services, actor)
  return withWorkFolder(services, async (folder) => {
    const [kept, stamped] = [join(folder, 'kept.pdf'), join(folder, 'stamped.pdf')]
    await pipeline(file.stream, createWriteStream(kept))
    await stampPdf(kept, lines, stamped).catch((error: unknown) => {
      const isBusy = error instanceof Refusal && error.problem.id === problems.overloaded.id
      throw error instanceof Refusal && !isBusy ? new Refusal(documentProblems.noCopy) : error
    })
    // The folder is deleted now, but an open file can still be read.
    const opened = await open(stamped)
    const { size } = await opened.stat()
    return new Download(opened.createReadStream(), copyHeaders(document, size))
  })
}

/** The reader's name and the time, in UTC so that it is unambiguous wherever the copy turns up. */
async function markOf({ database }: Services, { id }: Actor): Promise<string[]> {
  const { full_name, language } = await database.kysely
    .selectFrom(members.as('u'))
    .select(['u.full_name', 'u.language'])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
  const made = new Date().toLocaleString(speakerIn(language).locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return [full_name, `${made} UTC`]
}
