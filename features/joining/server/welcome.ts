import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import { dashboardPath } from '#platform/paths.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { days } from '../limits.ts'
import { textIn } from '../localised.ts'
import type { WelcomeSettings } from '../welcome-contract.ts'
import { acts } from './acts.ts'
import { joiningChanged, welcomed } from './live.ts'
import { mailTexts } from './mail-texts.ts'
import { readWelcome, writeSettings } from './settings.ts'
import { recipient } from './recipient.ts'

/** A member's welcome; null once it is put away. Empty texts are filled with the built-in ones by the screen. */
export async function welcomeOf({ database }: Services, memberId: string, language: Language) {
  const isDue = await database.kysely.selectFrom('welcomes').select('member_id').where('member_id', '=', memberId).executeTakeFirst()
  if (!isDue) return null
  const { settings } = await readWelcome(database.kysely)
  return {
    title: settings.title[language],
    text: settings.text[language],
    steps: settings.steps.map(({ label, href }) => ({ label: textIn(label, language), href })),
  }
}

/** Marks that members are to be welcomed. @returns those who were not yet */
export async function insertWelcomes(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    insert into welcomes (member_id) select u.id from ${members.as('u')} where u.id = any(${memberIds}::uuid[])
    on conflict do nothing returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

export async function dismissWelcome({ database, live }: Services, memberId: string): Promise<void> {
  await database.kysely.deleteFrom('welcomes').where('member_id', '=', memberId).execute()
  live.tell(welcomed(memberId))
}

export async function deleteOldWelcomes(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('welcomes')
    .where('created_at', '<', sql<Date>`now() - ${sql.lit(days.welcome)} * interval '1 day'`)
    .execute()
}

/** @returns the new version @throws Refusal changedMeanwhile */
export const saveWelcome = ({ database, live }: Services, actor: Actor, settings: WelcomeSettings, version: number): Promise<number> =>
  database.transaction(async (tx) => {
    const written = await writeSettings(tx, 'welcome', settings, version)
    await recordAct(tx, actor.id, acts.welcome, '')
    live.tellAfter(tx, joiningChanged)
    return written
  })

/** The welcome in a language, for emails. */
export async function welcomeWords({ database, site }: Services, language: Language) {
  const { settings } = await readWelcome(database.kysely)
  const { say } = speakerIn(language)
  return {
    title: settings.title[language] || say(mailTexts.welcome, { site: await site.name() }),
    text: settings.text[language] || say(mailTexts.welcomeText),
    isMailed: settings.is_mailed,
  }
}

const welcomeJob = 'joining.mailWelcome'

export const queueWelcomes = ({ jobs }: Services, tx: Tx, memberIds: readonly string[]) =>
  jobs.queueAll(
    welcomeJob,
    memberIds.map((member_id) => ({ payload: { member_id } })),
    { tx },
  )

/** Mails a new member the welcome, if the operators chose so. */
export const mailWelcome = (services: Services): Job =>
  job<{ member_id: string }>({
    name: welcomeJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ member_id }) {
      const member = await recipient(services.database.kysely, member_id)
      if (!member) return
      const { language, say } = speakerIn(member.language)
      const { title, text } = await welcomeWords(services, language)
      await services.mail.send({
        to: member.email,
        language,
        subject: title,
        // No name is sent to an unconfirmed address, which may be someone else's.
        paragraphs: [member.email_confirmed ? say(commonTexts.helloName, { name: member.full_name }) : say(commonTexts.hello), text],
        button: { label: say(mailTexts.welcomeButton), url: siteUrlOf(services) + dashboardPath() },
        footnote: say(mailTexts.welcomeNote, { site: await services.site.name() }),
        reference: `welcome-${member_id}`,
      })
    },
  })
