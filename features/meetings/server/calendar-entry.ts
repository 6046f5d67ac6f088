import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { Speaker } from '#platform/server/texts.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { meetingsPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import type { Side } from './side.ts'

/** Characters that calendars cannot read. */
const readable = (text: string) => text.toWellFormed().replace(/\p{Cc}+/gu, ' ')

/** Whether the meeting takes place; one with several people does while anybody still comes. */
export const isOn = ({ state, occasion }: Side): boolean => (occasion ? occasion.people > 0 : state === 'agreed')

/**
 * A meeting as an entry of a calendar, the same in feeds and emails: one id, and a sequence number that grows with each change, so that calendar
 * programs take all of them as one. Meetings with several at once are one entry for who meets them. In UTC.
 */
export function calendarEntryOf(meeting: Side, site: string, { say }: Speaker): ICalEventData {
  const { other, starts_at, ends_at, occasion } = meeting
  const takesPlace = isOn(meeting)
  const url = site + (other ? messagesPath(other.member_id) : meetingsPath())
  const place = readable(meeting.place)
  return {
    id: `meeting-${(occasion && meeting.occasion_id) ?? meeting.id}@esg-network`,
    sequence: occasion?.sequence ?? meeting.sequence,
    stamp: meeting.changed_at,
    lastModified: meeting.changed_at,
    created: meeting.created_at,
    start: starts_at ?? meeting.changed_at,
    end: ends_at ?? meeting.changed_at,
    summary: readable(summaryOf(meeting, say)),
    // Once it is off, the place is nobody's business.
    location: takesPlace && place ? (meeting.place_kind === 'phone' ? say(mailTexts.inCall, { number: place }) : place) : null,
    description: takesPlace ? `${say(mailTexts.change)}\n\n${url}` : null,
    url,
    status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  }
}

function summaryOf({ other, occasion }: Side, say: Speaker['say']): string {
  const [people, named] = [occasion?.people ?? 0, occasion?.first ?? other]
  if (people > 1) return say(mailTexts.groupMeeting, { count: people })
  return named ? say(mailTexts.meetingWith, { name: named.full_name }) : say(mailTexts.meeting)
}
