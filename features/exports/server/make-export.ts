import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#platform/problems.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { liveEvents, toMember } from '#platform/server/live/index.ts'
import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import type { Services } from '#platform/server/services.ts'
import { exportProblems, exportsLive } from '../contract.ts'
import { beginExport, exportOf, failExport, finishExport, forgetOldExports, isNeeded } from './queries.ts'
import { writeCopy } from './write-copy.ts'

/** The folder in the file store, with a subfolder per member. */
export const exportsFolder = 'exports'
const makeJob = 'exports.make'

const event = liveEvents(exportsLive)
const changed = (memberId: string) => event('exports.changed', [toMember(memberId)], {})

/** Queues a copy of all data stored about a member. @throws Refusal underWay, tooSoon */
export async function requestExport(services: Services, memberId: string): Promise<void> {
  const begun = await services.database.transaction(async (tx) => {
    const outcome = await beginExport(tx, memberId)
    if (!outcome) {
      const last = await exportOf(tx, memberId)
      throw new Refusal(last?.state === 'making' ? exportProblems.underWay : exportProblems.tooSoon)
    }
    await services.jobs.queue(makeJob, { member_id: memberId }, { tx })
    services.live.tellAfter(tx, changed(memberId))
    return outcome
  })
  // If this fails, the nightly job deletes it.
  if (begun.before) await services.files.remove(begun.before).catch(() => {})
}

/** Where copies are written before they are stored. */
const temporaryFolder = ({ configuration }: Services) => join(configuration.dataDirectory, 'unfinished-exports')

/** @param kept the personal data of each room, available once all rooms are loaded */
export const makeExport = (services: Services, kept: () => readonly NamedPersonalData[]): Job =>
  job<{ member_id: string }>({
    name: makeJob,
    retries: 5,
    async run({ member_id }) {
      const { database, files, events, live } = services
      if ((await exportOf(database.kysely, member_id))?.state !== 'making') return
      await mkdir(temporaryFolder(services), { recursive: true, mode: 0o700 })
      const unfinished = join(temporaryFolder(services), `${randomUUID()}.zip`)
      try {
        const bytes = await writeCopy(services, kept(), member_id, unfinished)
        const file = `${exportsFolder}/${member_id}/${randomBytes(18).toString('base64url')}.zip`
        await files.putStream(file, createReadStream(unfinished), bytes, 'application/zip')
        const isWanted = await events.change(async (tx, announce) => {
          if (!(await finishExport(tx, member_id, { file, bytes }))) return false
          await announce('exports.ready', { member_id })
          live.tellAfter(tx, changed(member_id))
          return true
        })
        if (!isWanted) await files.remove(file)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    async givenUp({ member_id }) {
      await failExport(services.database.kysely, member_id)
      services.live.tell(changed(member_id))
    },
  })

const day = 24 * 60 * 60_000

/** Deletes expired copies, and remains of interrupted exports, every night. */
export const clearExports = (services: Services): Job =>
  job({
    name: 'exports.clear',
    retries: 3,
    schedule: '30 3 * * *',
    async run() {
      const { database, files } = services
      await forgetOldExports(database.kysely)
      for await (const file of files.list(exportsFolder)) {
        const [, memberId = ''] = file.split('/')
        if (!(await isNeeded(database.kysely, memberId, file))) await files.remove(file)
      }
      for (const name of await readdir(temporaryFolder(services)).catch(() => [])) {
        const path = join(temporaryFolder(services), name)
        const left = await stat(path).catch(() => undefined)
        if (left && Date.now() - left.mtimeMs > day) await rm(path, { force: true })
      }
    },
  })
