import type { ServerText } from '#platform/contract.ts'
import { inWords } from '#platform/in-words.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { meetingsPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { peopleIn } from './queries.ts'
import { type Side, isReminded, sideOf, whenOfSide as whenOf } from './side.ts'

/** Where the meeting and its answer are: in the conversation of the two. */
const targetOf = ({ other }: Side) => (other ? messagesPath(other.member_id) : meetingsPath())

const keyOf = (what: string, meetingId: string) => `meeting ${what} ${meetingId}`
const meetingIn = (key: string) => key.split(' ')[2] ?? ''

/** A notification about a meeting, to one side. */
function told(
  what: string,
  side: Side,
  userId: string,
  by: string | null,
  title: ServerText,
  description: NewNotification['description'],
): NewNotification {
  return { user_id: userId, key: keyOf(what, side.id), title, description, target: targetOf(side), actor_id: by, count: 1 }
}

const factsOf = (side: Side, { say }: Speaker) => {
  const [name, company] = [side.other?.full_name ?? '', side.other?.company_name ?? '']
  return { name, who: withCompany(say, { name, company }) }
}

/** The side of a meeting whose other member is here, for an email. */
async function shownSide(reader: Reader, key: string, userId: string): Promise<Side | undefined> {
  const side = await sideOf(reader, meetingIn(key), userId)
  return side?.other ? side : undefined
}

/** Notifies members of suggested times; withdrawn once they are answered, or others are suggested in return. */
export const meetingProposed = notificationKind({
  name: 'meetings.proposed',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.meetingProposedToast', message: 'Somebody would like to meet you' } },
  on: ['meeting.proposed', 'meeting.closed', 'meeting.agreed'],

  async notify(tx, events) {
    const news: (NewNotification | Retraction)[] = []
    for (const { type, payload } of events) {
      const key = keyOf('proposed', payload.meeting_id)
      for (const user_id of [payload.by, payload.to]) {
        if (!user_id) continue
        const side = await sideOf(tx, payload.meeting_id, user_id)
        if (side?.turn_id !== user_id || !side.other) {
          news.push({ user_id, key, retracts: 0 })
          continue
        }
        // An earlier one of several suggestions that arrive together: the last one notifies.
        if (type !== 'meeting.proposed' || user_id !== payload.to) continue
        const title = {
          .../*i18n*/ { id: 'notification.meetingProposed', message: '{name} would like to meet you' },
          parameters: { name: side.other.full_name },
        }
        const times = side.times.map((time) => ({ from: time.toISOString(), zone: side.zone }))
        news.push(told('proposed', side, user_id, payload.by, title, side.word || { all: times.slice(0, 1) }))
      }
    }
    return news
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, speaker) {
      const { say } = speaker
      const side = await shownSide(reader, key, userId)
      if (side?.turn_id !== userId) return undefined
      const facts = factsOf(side, speaker)
      const times = side.times.map((time) => inWords({ from: time.toISOString(), zone: side.zone }, speaker))
      return {
        subject: say(mailTexts.proposed, facts),
        paragraphs: [
          say(mailTexts.proposedBy, { ...facts, count: times.length }),
          times.join('\n'),
          ...(side.word && side.word_by !== userId ? [say(mailTexts.word, { ...facts, word: side.word })] : []),
        ],
        button: { label: say(mailTexts.answer), target: targetOf(side) },
      }
    },
  },
})

/** Notifies members of agreed meetings. The email is the invitation. */
export const meetingAgreed = notificationKind({
  name: 'meetings.agreed',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.meetingAgreedToast', message: 'You have a new meeting' } },
  on: ['meeting.agreed'],

  async notify(tx, events) {
    const news: NewNotification[] = []
    for (const { payload } of events) {
      const side = await sideOf(tx, payload.meeting_id, payload.to)
      if (side?.state !== 'agreed' || !side.other) continue
      const parameters = { name: side.other.full_name }
      const title = !payload.by
        ? {
            .../*i18n*/ { id: 'notification.meetingArranged', message: 'The organisers arranged a meeting with {name} for you' },
            parameters,
          }
        : side.is_booked
          ? { .../*i18n*/ { id: 'notification.meetingBooked', message: '{name} booked a time with you' }, parameters }
          : { .../*i18n*/ { id: 'notification.meetingAgreed', message: '{name} agreed to meet you' }, parameters }
      news.push(told('agreed', side, payload.to, payload.by, title, { all: [whenOf(side)] }))
    }
    return news
  },
})

/** Notifies members of meetings that were moved. The email changes the invitation. */
export const meetingMoved = notificationKind({
  name: 'meetings.moved',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.meetingMovedToast', message: 'A meeting was moved' } },
  on: ['meeting.moved'],

  async notify(tx, events) {
    const news: NewNotification[] = []
    for (const { payload } of events) {
      const side = await sideOf(tx, payload.meeting_id, payload.to)
      if (side?.state !== 'agreed' || !side.other) continue
      const parameters = { name: side.other.full_name }
      const title = payload.by
        ? { .../*i18n*/ { id: 'notification.meetingMoved', message: '{name} moved your meeting' }, parameters }
        : { .../*i18n*/ { id: 'notification.meetingMovedForYou', message: 'The organisers moved your meeting with {name}' }, parameters }
      news.push(told('moved', side, payload.to, payload.by, title, { all: [whenOf(side)] }))
    }
    return news
  },
})

/** Notifies members of cancelled meetings and declined suggestions. Without a name if the other has left or one blocked the other. */
export const meetingCancelled = notificationKind({
  name: 'meetings.cancelled',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.meetingCancelledToast', message: 'A meeting is not going to take place' } },
  on: ['meeting.cancelled', 'meeting.closed'],

  async notify(tx, events) {
    const news: NewNotification[] = []
    for (const { payload } of events) {
      const side = await sideOf(tx, payload.meeting_id, payload.to)
      if (!side || (side.state !== 'cancelled' && side.state !== 'declined')) continue
      const isNamed = payload.by !== null && side.other !== null
      if (!isNamed && side.state === 'declined') continue
      const parameters = { name: side.other?.full_name ?? '' }
      const title = !isNamed
        ? { .../*i18n*/ { id: 'notification.meetingOff', message: 'A meeting of yours was cancelled' } }
        : side.state === 'declined'
          ? { .../*i18n*/ { id: 'notification.meetingDeclined', message: '{name} can’t meet at the times you suggested' }, parameters }
          : { .../*i18n*/ { id: 'notification.meetingCancelled', message: '{name} cancelled your meeting' }, parameters }
      const when = side.starts_at ? [whenOf(side)] : []
      const word = isNamed && side.word ? [side.word] : []
      news.push(told('cancelled', side, payload.to, isNamed ? payload.by : null, title, { all: [...when, ...word], joined: 'dot' }))
    }
    return news
  },

  mail: {
    after: 'a while',
    // Of agreed meetings, the cancelled invitation is the email.
    async compose(reader, userId, key, speaker) {
      const { say } = speaker
      const side = await shownSide(reader, key, userId)
      if (side?.state !== 'declined') return undefined
      const facts = factsOf(side, speaker)
      return {
        subject: say(mailTexts.declined, facts),
        paragraphs: [say(mailTexts.declinedBy, facts), ...(side.word ? [say(mailTexts.word, { ...facts, word: side.word })] : [])],
        button: { label: say(mailTexts.open), target: targetOf(side) },
      }
    },
  },
})

/** Notifies a member that the other is running late. */
export const meetingLate = notificationKind({
  name: 'meetings.late',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.meetingLateToast', message: 'Somebody is running late' } },
  on: ['meeting.late'],

  async notify(tx, events) {
    const news: NewNotification[] = []
    for (const { payload } of events) {
      const side = await sideOf(tx, payload.meeting_id, payload.to)
      if (side?.state !== 'agreed' || !side.other) continue
      const title = {
        .../*i18n*/ { id: 'notification.meetingLate', message: '{name} is running {minutes} minutes late' },
        parameters: { name: side.other.full_name, minutes: payload.minutes },
      }
      news.push(told('late', side, payload.to, payload.by, title, { all: [whenOf(side)] }))
    }
    return news
  },

  mail: {
    after: 'at once',
    async compose(reader, userId, key, speaker) {
      const side = await shownSide(reader, key, userId)
      if (side?.state !== 'agreed' || side.late_minutes === null || side.late_by === userId) return undefined
      const facts = { ...factsOf(side, speaker), minutes: side.late_minutes, when: inWords(whenOf(side), speaker) }
      return {
        subject: speaker.say(mailTexts.late, facts),
        paragraphs: [speaker.say(mailTexts.lateBy, facts)],
        button: { label: speaker.say(mailTexts.open), target: targetOf(side) },
      }
    },
  },
})

/** Reminds both of a meeting, a day and an hour before. */
export const meetingDue = notificationKind({
  name: 'meetings.due',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.meetingDueToast', message: 'Meeting reminder' } },
  on: ['meeting.due'],

  async notify(tx, events) {
    const news: NewNotification[] = []
    for (const { payload } of events) {
      for (const { member_id } of await peopleIn(tx, payload.meeting_id)) {
        const side = await sideOf(tx, payload.meeting_id, member_id)
        if (!side?.other || !isAhead(side) || !(await isReminded(tx, side))) continue
        const parameters = { name: side.other.full_name }
        const title =
          payload.in === 'day'
            ? { .../*i18n*/ { id: 'notification.meetingInADay', message: 'You meet {name} in a day' }, parameters }
            : { .../*i18n*/ { id: 'notification.meetingInAnHour', message: 'You meet {name} in an hour' }, parameters }
        news.push(told('due', side, member_id, null, title, { all: [whenOf(side)] }))
      }
    }
    return news
  },

  mail: {
    after: 'at once',
    async compose(reader, userId, key, speaker) {
      const side = await shownSide(reader, key, userId)
      if (!side || !isAhead(side)) return undefined
      const facts = { ...factsOf(side, speaker), when: inWords(whenOf(side), speaker) }
      return {
        subject: speaker.say(mailTexts.due, facts),
        paragraphs: [speaker.say(mailTexts.dueText, facts), ...(side.place ? [side.place] : [])],
        button: { label: speaker.say(mailTexts.open), target: targetOf(side) },
      }
    },
  },
})

const isAhead = ({ state, starts_at }: Side) => state === 'agreed' && starts_at !== null && starts_at > new Date()
