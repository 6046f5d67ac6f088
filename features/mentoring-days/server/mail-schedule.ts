import ical, { ICalCalendarMethod } from 'ical-generator'
import { inWords } from '#platform/in-words.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { type Side, calendarEntryOf, invitedMember, sidesAmong, whenOfSide } from '#features/meetings/server/index.ts'
import { mentoringDayPath } from '../paths.ts'
import { roundsOf } from '../rounds.ts'
import { mailTexts } from './mail-texts.ts'
import { type DayRow, dayById } from './queries.ts'
import { meetingIdsOf } from './wishes.ts'

const scheduleJob = 'mentoringDays.mailSchedule'

interface Mailing {
  day_id: string
  /** Which of the day's: a later one replaces those that were not sent yet. */
  mailing: number
}

/** Queues the schedule, or that the day is off, for these members. */
export const queueSchedules = ({ jobs }: Pick<Services, 'jobs'>, tx: Tx, mailing: Mailing, memberIds: readonly string[]): Promise<void> =>
  jobs.queueAll(
    scheduleJob,
    memberIds.map((member_id) => ({ payload: { ...mailing, member_id } })),
    { tx },
  )

/** Sends it: one email with all meetings, and one file that adds them to the calendar, or takes them out again. */
export const mailSchedule = (services: Services): Job =>
  job<Mailing & { member_id: string }>({
    name: scheduleJob,
    retries: retriesOfADay,
    atOnce: 5,
    async run({ day_id, mailing, member_id }) {
      const { kysely } = services.database
      const day = await dayById(kysely, day_id)
      if (!day || day.mailing !== mailing) return
      const invited = await invitedMember(services, member_id)
      if (!invited) return
      const { reader, speaker, site, envelope } = invited
      const meetings = await entriesOf(kysely, day, member_id)
      const words = day.state === 'cancelled' ? cancelledWords(day, speaker) : scheduleWords(day, meetings, speaker)
      await services.mail.send({
        ...envelope,
        subject: words.subject,
        paragraphs: [speaker.say(commonTexts.helloName, { name: reader.full_name }), ...words.paragraphs],
        button: { label: speaker.say(mailTexts.open), url: site + mentoringDayPath(day_id) },
        footnote: speaker.say(mailTexts.because),
        reference: `mentoring-day-${day_id}-${member_id}-${mailing}`,
        ...(meetings.length > 0 && { calendar: calendarOf(meetings, site, speaker) }),
      })
    },
  })

/** The meetings that belong into somebody's calendar, or out of it. */
async function entriesOf(reader: Reader, day: DayRow, memberId: string): Promise<Side[]> {
  const sides = await sidesAmong(reader, memberId, await meetingIdsOf(reader, memberId, day.id))
  return day.state === 'cancelled' ? sides.filter(({ state }) => state === 'cancelled') : agreedOf(sides)
}

const agreedOf = (sides: readonly Side[]): Side[] => sides.filter(({ state, other }) => state === 'agreed' && other !== null)

function calendarOf(meetings: readonly Side[], site: string, speaker: Speaker) {
  const calendar = ical({
    prodId: { company: 'ESG Network', product: 'Mentoring days', language: speaker.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const meeting of meetings) calendar.createEvent(calendarEntryOf(meeting, site, speaker))
  return { method: 'PUBLISH' as const, content: calendar.toString() }
}

const cancelledWords = (day: DayRow, speaker: Speaker) => ({
  subject: speaker.say(mailTexts.cancelled, { title: day.title }),
  paragraphs: [
    speaker.say(mailTexts.cancelledText, {
      title: day.title,
      when: inWords({ from: (roundsOf(day)[0]?.starts_at ?? new Date(0)).toISOString(), zone: day.zone }, speaker),
    }),
  ],
})

function scheduleWords(day: DayRow, meetings: readonly Side[], speaker: Speaker) {
  return {
    subject: speaker.say(mailTexts.sent, { title: day.title }),
    paragraphs: [
      speaker.say(meetings.length > 0 ? mailTexts.sentText : mailTexts.noMeetings, { title: day.title }),
      ...linesOf(meetings, speaker),
      ...(day.note ? [day.note] : []),
    ],
  }
}

/** A paragraph for each meeting: when by the reader's clock, with whom, and where. */
const linesOf = (meetings: readonly Side[], speaker: Speaker): string[] =>
  meetings.map((meeting) => {
    const { full_name: name = '', company_name: company = '' } = meeting.other ?? {}
    const line = speaker.say(mailTexts.meeting, {
      time: inWords(whenOfSide(meeting), speaker),
      name: company ? `${name}, ${company}` : name,
    })
    return meeting.place ? `${line}\n${meeting.place}` : line
  })

/** Somebody's schedule as paragraphs of an email; empty without meetings. */
export async function scheduleLines(reader: Reader, day: DayRow, memberId: string, speaker: Speaker): Promise<string[]> {
  return linesOf(await entriesOf(reader, day, memberId), speaker)
}
