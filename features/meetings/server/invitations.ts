import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator'
import { inWords } from '#platform/in-words.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type Speaker, speakerIn } from '#platform/server/texts.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { unsubscribePath } from '#features/notifications/paths.ts'
import { unsubscribeToken } from '#features/notifications/server/index.ts'
import { availabilityPath, meetingsPath } from '../paths.ts'
import { calendarEntryOf, isOn } from './calendar-entry.ts'
import { mailTexts } from './mail-texts.ts'
import { type MeetingRow, settingsRow } from './queries.ts'
import { type Side, sideOf } from './side.ts'

const invitationJob = 'meetings.invitation'

/** Queues the invitation for one side's calendar, or what changes it. */
export const queueInvitation = ({ jobs }: Pick<Services, 'jobs'>, tx: Tx, { id, sequence }: MeetingRow, member_id: string): Promise<void> =>
  jobs.queue(invitationJob, { meeting_id: id, member_id, sequence }, { tx })

/** The same for both sides. */
export async function queueInvitations(services: Pick<Services, 'jobs'>, tx: Tx, meeting: MeetingRow): Promise<void> {
  for (const member of [meeting.asker_id, meeting.guest_id]) if (member) await queueInvitation(services, tx, meeting, member)
}

interface Invitation {
  meeting_id: string
  member_id: string
  sequence: number
}

/**
 * Sends it: an email that is an invitation by iTIP (RFC 5546), from the community to this member alone, since members do not see each other's
 * addresses. Skipped if the meeting has changed since, because another one is on its way then.
 */
export const mailInvitation = (services: Services): Job =>
  job<Invitation>({
    name: invitationJob,
    retries: retriesOfADay,
    atOnce: 5,
    async run({ meeting_id, member_id, sequence }) {
      const { kysely } = services.database
      const meeting = await sideOf(kysely, meeting_id, member_id)
      if (!meeting || meeting.sequence !== sequence) return
      // The other is away at the moment.
      if (meeting.state === 'agreed' && !meeting.other) return
      const invited = await invitedMember(services, member_id)
      if (!invited) return
      const { reader, speaker, site, envelope } = invited
      const { say } = speaker
      const words = wordsOf(meeting, member_id, speaker)
      await services.mail.send({
        ...envelope,
        ...words,
        paragraphs: [say(commonTexts.helloName, { name: reader.full_name }), ...words.paragraphs],
        button: { label: say(mailTexts.open), url: site + (meeting.other ? messagesPath(meeting.other.member_id) : meetingsPath()) },
        footnote: say(mailTexts.because),
        reference: `meeting-${meeting_id}-${member_id}-${sequence}`,
        calendar: await calendarFor(services, meeting, { site, reader }, speaker),
      })
    },
  })

/** A member who gets entries for their calendar by email, and what all these emails have in common; undefined if they get none. */
export async function invitedMember({ database, configuration: { publicUrl, port } }: Services, memberId: string) {
  const reader = await database.kysely
    .selectFrom(members.as('u'))
    .select(['u.email', 'u.full_name', 'u.language'])
    .where('u.id', '=', memberId)
    .where('u.email_confirmed', '=', true)
    .where((where) => where.not(isAbsent(where.ref('u.id'))))
    .executeTakeFirst()
  const settings = await settingsRow(database.kysely, memberId)
  if (!reader || settings?.mails === false) return undefined
  const speaker = speakerIn(reader.language)
  const site = publicUrl ?? `http://localhost:${port}`
  const unsubscribeUrl = site + unsubscribePath(await unsubscribeToken(database, memberId))
  const envelope = {
    record: { memberId, kind: mailTexts.kind },
    to: reader.email,
    language: speaker.language,
    footnoteLinks: [
      { label: speaker.say(mailTexts.settings), url: site + availabilityPath() },
      { label: speaker.say(mailTexts.turnOff), url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  }
  return { reader, speaker, site, envelope }
}

async function calendarFor(
  { configuration, site: community }: Services,
  meeting: Side,
  { site, reader }: { site: string; reader: { email: string; full_name: string } },
  speaker: Speaker,
) {
  const method = isOn(meeting) ? ('REQUEST' as const) : ('CANCEL' as const)
  const calendar = ical({
    prodId: { company: 'ESG Network', product: 'Meetings', language: speaker.language.toUpperCase() },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    ...calendarEntryOf(meeting, site, speaker),
    organizer: { name: await community.name(), email: addressIn(configuration.mail.from) },
    attendees: [
      {
        name: reader.full_name || reader.email,
        email: reader.email,
        status: ICalAttendeeStatus.ACCEPTED,
        role: ICalAttendeeRole.REQ,
        rsvp: false,
      },
    ],
  })
  return { method, content: calendar.toString() }
}

/** The address in 'Name <address>'. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** Subject and paragraphs, in the reader's language. */
function wordsOf(meeting: Side, memberId: string, speaker: Speaker) {
  const { say } = speaker
  const { other, state, sequence } = meeting
  const when = meeting.starts_at ? inWords({ from: meeting.starts_at.toISOString(), zone: meeting.zone }, speaker) : ''
  const name = other?.full_name ?? ''
  const what = state !== 'agreed' ? 'cancelled' : sequence > 0 ? 'moved' : 'agreed'
  const isAlone = other === null
  const place = state === 'agreed' ? meeting.place : ''
  const word =
    other && meeting.word && meeting.word_by !== memberId && what !== 'moved' ? [say(mailTexts.word, { name, word: meeting.word })] : []
  return {
    subject: isAlone ? say(mailTexts.cancelledAlone) : say(mailTexts[what], { name }),
    preview: when,
    paragraphs: [
      isAlone ? say(mailTexts.cancelledAloneText) : say(mailTexts[`${what}Text`], { name }),
      [when, ...(place ? [place] : [])].join('\n'),
      ...word,
    ],
  }
}
