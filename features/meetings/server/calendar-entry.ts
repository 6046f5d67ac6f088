import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { Speaker } from '#platform/server/texts.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { meetingsPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import type { Side } from './side.ts'

/** Characters that calendars cannot read. */
const readable = (text: string) => text.toWellFormed().replace(/\p{Cc}+/gu, ' ')

/**
 * A meeting as an entry of a calendar, the same in feeds and emails: one id, and a sequence number that grows with each change, so that calendar
 * programs take all of them as one. In UTC.
 */
export function calendarEntryOf(meeting: Side, site: string, { say }: Speaker): ICalEventData {
  const { other, starts_at, ends_at } = meeting
  const isOn = meeting.state === 'agreed'
  const url = site + (other ? messagesPath(other.member_id) : meetingsPath())
  const place = readable(meeting.place)
  return {
    id: `meeting-${meeting.id}@esg-network`,
    sequence: meeting.sequence,
    stamp: meeting.changed_at,
    lastModified: meeting.changed_at,
    created: meeting.created_at,
    start: starts_at ?? meeting.changed_at,
    end: ends_at ?? meeting.changed_at,
    summary: readable(other ? say(mailTexts.meetingWith, { name: other.full_name }) : say(mailTexts.meeting)),
    // Once it is off, the place is nobody's business.
    location: isOn && place ? (meeting.place_kind === 'phone' ? say(mailTexts.inCall, { number: place }) : place) : null,
    description: isOn ? `${say(mailTexts.change)}\n\n${url}` : null,
    url,
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  }
}
