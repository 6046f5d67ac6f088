import { randomUUID } from 'node:crypto'
import type { Language } from '#platform/language.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { NamedPersonalData } from '#platform/server/personal-data.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { deleteAccount } from '#features/accounts/server/index.ts'
import { mailTexts } from './mail-texts.ts'
import { dueMembers, endFarewell, farewellOf, forgetAddress, forgottenFarewells, insertFarewell, leavingMember } from './queries.ts'
import { tellOthers } from './tell-others.ts'

const farewellJob = 'leaving.farewell'

/**
 * Each night, before others count and learn: deletes the accounts whose time is over.
 * @param kept what each room keeps, once all rooms are there
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
          log.error({ err: error }, 'an account could not be deleted; it is tried again')
        })
      }
      for (const id of await forgottenFarewells(database.kysely)) await services.jobs.queue(farewellJob, { id })
      if (failed > 0) throw new Error(`${failed} accounts could not be deleted`)
    },
  })

/** All of it in one transaction; what is outside of the database follows by a job of which nothing is left either. */
async function deleteMember(services: Services, kept: readonly NamedPersonalData[], id: string): Promise<void> {
  const files = await filesOf(services, kept, id)
  await services.database.transaction(async (tx) => {
    const leaving = await leavingMember(tx, id)
    // They came back this minute.
    if (!leaving || leaving.leaves_at > new Date()) return
    await tellOthers(services.live, tx, id)
    for (const { forget } of kept) await forget?.(tx, leaving)
    await deleteAccount(tx, id)
    const farewellId = randomUUID()
    await insertFarewell(tx, { id: farewellId, email: leaving.email, files })
    // The member is gone by then, and what language they read with them.
    await services.jobs.queue(farewellJob, { id: farewellId, language: leaving.language }, { tx })
  })
}

async function filesOf({ files }: Services, kept: readonly NamedPersonalData[], id: string): Promise<string[]> {
  const keys: string[] = []
  for (const folder of kept.flatMap((each) => [...(each.folders ?? []), ...(each.passingFolders ?? [])])) {
    for await (const key of files.list(`${folder}/${id}`)) keys.push(key)
  }
  return keys
}

/** How long files stay when they are needed for a backup, in milliseconds; then it is looked again. */
const postponement = 5 * 60_000

/** Removes the files of who has left, tells them at the address they had, and forgets that address. */
export const sayFarewell = (services: Services): Job =>
  job<{ id: string; language?: Language | null }>({
    name: farewellJob,
    retries: retriesOfADay,
    async run({ id, ...known }) {
      const { database, files, jobs, mail, retention, site } = services
      const reader = database.kysely
      const left = await farewellOf(reader, id)
      if (!left) return
      if (left.email !== null) {
        const { language, say } = speakerIn(known.language)
        await mail.send({
          to: left.email,
          language,
          subject: say(mailTexts.deleted, { site: await site.name() }),
          paragraphs: [say(commonTexts.hello), say(mailTexts.isDeleted), say(mailTexts.thanks)],
          footnote: say(mailTexts.last),
          reference: `farewell-${id}`,
        })
        await forgetAddress(reader, id)
      }
      if (left.files.length > 0 && (await retention.isRetaining())) {
        return jobs.queue(farewellJob, { id }, { startAfter: new Date(Date.now() + postponement) })
      }
      for (const key of left.files) await files.remove(key)
      await endFarewell(reader, id)
    },
    /** The address is not kept for longer; files that could not be removed are tried again in some nights. */
    async givenUp({ id }) {
      await forgetAddress(services.database.kysely, id)
    },
  })
