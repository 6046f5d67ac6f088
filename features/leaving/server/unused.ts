import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { RetentionKind } from '#platform/server/retention.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { endSessionsOf, lastUse } from '#features/accounts/server/index.ts'
import { isAbsent, members, setLeaving } from '#features/members/server/index.ts'
import { mailTexts } from './mail-texts.ts'
import { tellOthers } from './tell-others.ts'

const mailJob = 'leaving.mailUnused'
const day = 24 * 60 * 60_000
/** How long before the deletion members are told, in days. */
const noticeDays = 30
/** After how many days an email no longer counts as a notice, because the rule was off, or its member was suspended or had a role. */
const noticeKeptDays = noticeDays + 7
/** How many members are told in one transaction. */
const atOnce = 200

/** Accounts that nobody uses: their members are told 30 days before, then they are deleted as if they had asked for it. Staff keep theirs. */
export const unusedAccounts = (services: Services): RetentionKind => ({
  id: 'leaving.unused',
  name: /*i18n*/ { id: 'retention.leaving.unused', message: 'Accounts that are not used' },
  about: /*i18n*/ {
    id: 'retention.leaving.unusedAbout',
    message:
      'Counted from the last time a member used their account. They get an email 30 days before it is deleted. Those who help to run the community keep theirs.',
  },
  days: null,
  least: 180,
  notice: {
    days: noticeDays,
    count: async (reader, before) =>
      (
        await untold(reader, whenToTell(before))
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirstOrThrow()
      ).count,
  },
  count: async (reader, before) =>
    (
      await due(reader, before)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  prepare: (before) => tellUnused(services, whenToTell(before)),
  remove: (tx, before, limit) => deleteUnused(services, tx, before, limit),
})

/** Members who have not used their account since then are told. @param before as for `remove` */
const whenToTell = (before: Date) => new Date(before.getTime() + noticeDays * day)

/** Condition of `unused_accounts as t`: the notice does not count, because its member has come back since, or it is too old. */
const isVoid = sql<boolean>`(${lastUse(sql.ref('t.member_id'))} > t.told_at
  or t.told_at < now() - ${sql.lit(noticeKeptDays)} * interval '1 day')`

/** Members without a role who have not used their account since. */
const unusedSince = (reader: Reader, before: Date) =>
  reader
    .selectFrom(members.as('u'))
    .where('u.role', '=', 'member')
    .where((row) => row.not(isAbsent(row.ref('u.id'))))
    .where((row) => sql<boolean>`${lastUse(row.ref('u.id'))} < ${before}`)

/** The same, without those who were told already. */
const untold = (reader: Reader, before: Date) =>
  unusedSince(reader, before).where(
    (row) => sql<boolean>`not exists (select from unused_accounts t where t.member_id = ${row.ref('u.id')} and not ${isVoid})`,
  )

async function tellUnused({ database, jobs, configuration }: Services, before: Date): Promise<void> {
  await sql`delete from unused_accounts t where ${isVoid}`.execute(database.kysely)
  for (let told = atOnce; told === atOnce;) {
    told = await database.transaction(async (tx) => {
      const rows = await untold(tx, before).select('u.id').limit(atOnce).execute()
      for (const { id } of rows) {
        await tx.insertInto('unused_accounts').values({ member_id: id }).execute()
        await jobs.queue(mailJob, { member_id: id, siteUrl: siteUrlOf({ configuration }) }, { tx })
      }
      return rows.length
    })
  }
}

/** Those who have not come back by the end of the day that their email named, which ends at noon in UTC where it ends last. */
const due = (reader: Reader, before: Date) =>
  unusedSince(reader, before)
    .innerJoin('unused_accounts as t', 't.member_id', 'u.id')
    .where(
      sql<boolean>`(t.told_at at time zone 'UTC')::date + ${noticeDays}::integer < ((now() - interval '12 hours') at time zone 'UTC')::date`,
    )
    .where(sql<boolean>`not ${isVoid}`)

/** The night's job of leaving members then deletes them. */
async function deleteUnused({ live }: Services, tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await due(tx, before).select('u.id').limit(limit).execute()
  for (const { id } of rows) {
    await setLeaving(tx, id, new Date())
    await endSessionsOf(tx, id)
    await tellOthers(live, tx, id)
  }
  return rows.length
}

/** Whether an account is deleted because nobody used it. */
export const isUnused = async (reader: Reader, memberId: string): Promise<boolean> =>
  (await reader
    .selectFrom('unused_accounts as t')
    .select('t.member_id')
    .where('t.member_id', '=', memberId)
    .where((row) => sql<boolean>`${lastUse(row.ref('t.member_id'))} < t.told_at`)
    .executeTakeFirst()) !== undefined

/** Tells a member that their account will be deleted unless they use it. */
export const mailUnused = (services: Services): Job =>
  job<{ member_id: string; siteUrl: string }>({
    name: mailJob,
    retries: retriesOfADay,
    async run({ member_id, siteUrl }) {
      const told = await services.database.kysely
        .selectFrom('unused_accounts as t')
        .innerJoin(members.as('u'), 'u.id', 't.member_id')
        .select(['u.email', 'u.language', 't.told_at'])
        .where('t.member_id', '=', member_id)
        .executeTakeFirst()
      if (!told) return
      const site = await services.site.name()
      const { language, locale, say } = speakerIn(told.language)
      const date = new Date(told.told_at.getTime() + noticeDays * day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      await services.mail.send({
        to: told.email,
        language,
        subject: say(mailTexts.unusedSubject, { site }),
        paragraphs: [say(commonTexts.hello), say(mailTexts.unused, { site, date })],
        button: { label: say(mailTexts.keep), url: siteUrl + signInPath() },
        footnote: say(mailTexts.keepUsing),
        reference: `unused-${member_id}-${told.told_at.getTime()}`,
      })
    },
    // Told again in one of the next nights: nobody's account is deleted without an email.
    async givenUp({ member_id }) {
      await services.database.kysely.deleteFrom('unused_accounts').where('member_id', '=', member_id).execute()
    },
  })
