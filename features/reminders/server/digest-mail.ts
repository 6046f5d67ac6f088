import { eventPath, eventsPath } from '#features/events/paths.ts'
import { type Recommendation, recommendFor } from '#features/events/server/index.ts'
import { sentenceOf } from '#platform/in-words.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { recordTold, untold } from './digest-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { mailMember } from './mails.ts'
import { whenAndWhere } from './when.ts'
import { savedWishes } from './wishes.ts'

export const digestMailJob = 'reminders.digest'

/** Events in one email, and candidates considered for it. */
const most = 10
const lookedAt = 40

/** Emails a member new recommendations; nothing if there are none. */
export const mailDigest = (services: Services): Job =>
  job<{ member_id: string; period: string }>({
    name: digestMailJob,
    retries: retriesOfADay,
    atOnce: 5,
    async run({ member_id, period }) {
      const { kysely } = services.database
      const wishes = await savedWishes(kysely, member_id)
      if (!wishes?.email_notifications) return
      const recommended = await recommendFor(kysely, member_id, { limit: lookedAt })
      const ids = recommended.map(({ event }) => event.id)
      const fresh = await untold(kysely, member_id, ids)
      const told = recommended.filter(({ event }) => fresh.has(event.id)).slice(0, most)
      const [first] = told
      if (!first) return
      const isSent = await mailMember(services, member_id, (speaker) => {
        const { locale, say } = speaker
        return {
          subject:
            told.length === 1 ? say(mailTexts.forYou, { event: first.event.title }) : say(mailTexts.manyForYou, { count: told.length }),
          preview: new Intl.ListFormat(locale, { type: 'unit' }).format(told.map(({ event }) => event.title)),
          paragraphs: [
            say(mailTexts.mayBe, { count: told.length }),
            ...told.map((each) => inWords(each, siteUrlOf(services), wishes.timezone, speaker)),
          ],
          button: { label: say(mailTexts.seeAll), target: eventsPath('recommendations') },
          footnote: say(mailTexts.becauseSettings),
          reference: `digest-${member_id}-${period}`,
        }
      })
      if (!isSent) return
      await recordTold(
        kysely,
        member_id,
        told.map(({ event }) => event.id),
      )
    },
  })

const inWords = ({ event, reasons }: Recommendation, site: string, zone: string, speaker: Speaker) => {
  const why = reasons.map((reason) => sentenceOf(reason, speaker)).join(' · ')
  return [event.title, whenAndWhere(event, zone, speaker), why, site + eventPath(event.id)].filter(Boolean).join('\n')
}
