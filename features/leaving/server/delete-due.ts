import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import { storedByOthers, storedKeysOf } from '#platform/server/files/member-files.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { deleteAccount } from '#features/accounts/server/index.ts'
import { mailTexts } from './mail-texts.ts'
import { dueMembers, endFarewell, farewellOf, forgetAddress, forgottenFarewells, insertFarewell, lockLeavingMember } from './queries.ts'
import { tellOthers } from './tell-others.ts'
import { isUnused } from './unused.ts'

const farewellJob = 'leaving.farewell'

/**
 * Deletes accounts after their grace period. Scheduled before the jobs that compute statistics and retrain matching; where all of them are made up
 * for at once, after a night without a server, these follow a day later.
 * @param kept the personal data of each room, available once all rooms are loaded
 */
export const deleteDue = (services: Services, kept: () => readonly NamedPersonalData[]): Job =>
  job({
    name: 'leaving.deleteDue',
    retries: 5,
    schedule: '20 2 * * *',
    async run() {
      const { database, log } = services
      let failed = 0
      for (const id of await dueMembers(database.kysely)) {
        await deleteMember(services, kept(), id).catch((error: unknown) => {
          failed += 1
          log.error({ err: error }, 'failed to delete an account; will retry')
        })
      }
      for (const id of await forgottenFarewells(database.kysely)) await services.jobs.queue(farewellJob, { id })
      if (failed > 0) throw new Error(`failed to delete ${failed} accounts`)
    },
  })

/** Deletes everything in the database in one transaction. A job, which leaves no data behind either, then does the rest. */
async function deleteMember(services: Services, kept: readonly NamedPersonalData[], id: string): Promise<void> {
  const files = await filesOf(services, kept, id)
  await services.database.transaction(async (tx) => {
    // Some of what rooms forget is only found by reading all notifications, events and jobs.
    await sql`set local statement_timeout = '10min'`.execute(tx)
    const leaving = await lockLeavingMember(tx, id)
    // The member has just cancelled.
    if (!leaving || leaving.leaves_at > new Date()) return
    await tellOthers(services.live, tx, id)
    for (const { forget } of kept) await forget?.(tx, leaving)
    const wasUnused = await isUnused(tx, id)
    // Documents that were handed over to others stay.
    const others = await storedByOthers(tx, id, files)
    await deleteAccount(tx, id)
    const farewellId = randomUUID()
    await insertFarewell(tx, { id: farewellId, email: leaving.email, files: files.filter((key) => !others.has(key)) })
    // The job runs after the member, and so their language, is deleted.
    await services.jobs.queue(farewellJob, { id: farewellId, language: leaving.language, wasUnused }, { tx })
  })
}

async function filesOf({ database, files }: Services, kept: readonly NamedPersonalData[], id: string): Promise<string[]> {
  const keys = new Set(await storedKeysOf(database.kysely, id))
  for (const folder of kept.flatMap((each) => [...(each.folders ?? []), ...(each.passingFolders ?? [])])) {
    for await (const key of files.list(`${folder}/${id}`)) keys.add(key)
  }
  return [...keys]
}

/** How long to wait, in milliseconds, before checking again whether a backup still needs the files. */
const postponement = 5 * 60_000

/** Emails a confirmation to the former member, forgets their address and deletes their files. */
export const finishDeparture = (services: Services): Job =>
  job<{ id: string; language?: Language | null; wasUnused?: boolean }>({
    name: farewellJob,
    retries: retriesOfADay,
    async run({ id, ...known }) {
      const { database, fileHold, files, jobs, mail, site } = services
      const reader = database.kysely
      const left = await farewellOf(reader, id)
      if (!left) return
      if (left.email !== null) {
        const { language, say } = speakerIn(known.language)
        await mail.send({
          to: left.email,
          language,
          subject: say(mailTexts.deleted, { site: await site.name() }),
          paragraphs: [
            say(commonTexts.hello),
            say(known.wasUnused ? mailTexts.isDeletedUnused : mailTexts.isDeleted),
            say(mailTexts.thanks),
          ],
          footnote: say(mailTexts.last),
          reference: `farewell-${id}`,
        })
        await forgetAddress(reader, id)
      }
      if (left.files.length > 0 && (await fileHold.isHeld())) {
        return jobs.queue(farewellJob, { id }, { startAfter: new Date(Date.now() + postponement) })
      }
      for (const key of left.files) await files.remove(key)
      await endFarewell(reader, id)
    },
    /** Forgets the address; deleting the files is retried some nights later. */
    async givenUp({ id }) {
      await forgetAddress(services.database.kysely, id)
    },
  })
