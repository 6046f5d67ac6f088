import { placeOf } from '#features/calendars/event-links.ts'
import { eventPath, eventsPath } from '#features/events/paths.ts'
import { type Recommendation, recommendFor } from '#features/events/server/index.ts'
import { type Speaker, sentenceOf } from '#platform/in-words.ts'
import { languageOf } from '#features/members/server/index.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { recordTold, untold } from './digest-queries.ts'
import { mailMember, siteOf } from './mails.ts'
import { whenOf } from './when.ts'
import { savedWishes } from './wishes.ts'

export const digestMailJob = 'reminders.digest'

/** As many events as are told of in one mail, and as are looked at for some that are new. */
const most = 10
const lookedAt = 40

/** Mails a member what they may want to go to, and were not mailed before; nothing, where there is nothing new. */
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
      const site = siteOf(services.configuration)
      const speaker = speakerIn(await languageOf(kysely, member_id))
      const isSent = await mailMember(services, member_id, {
        subject: told.length === 1 ? `For you: ${first.event.title}` : `${told.length} events for you`,
        preview: told.map(({ event }) => event.title).join(', '),
        paragraphs: [
          told.length === 1 ? 'This event may be for you:' : 'These events may be for you:',
          ...told.map((each) => inWords(each, { site, zone: wishes.timezone, speaker })),
        ],
        button: { label: 'See all that is for you', target: eventsPath('recommendations') },
        footnote: 'You get this e-mail because your event settings say so.',
        reference: `digest-${member_id}-${period}`,
      })
      if (!isSent) return
      await recordTold(
        kysely,
        member_id,
        told.map(({ event }) => event.id),
      )
    },
  })

const inWords = ({ event, reasons }: Recommendation, { site, zone, speaker }: { site: string; zone: string; speaker: Speaker }) => {
  const place = placeOf(event)
  const why = reasons.map((reason) => sentenceOf(reason, speaker)).join(' · ')
  return [event.title, [whenOf(event, zone, speaker), place].filter(Boolean).join(', '), why, site + eventPath(event.id)]
    .filter(Boolean)
    .join('\n')
}
