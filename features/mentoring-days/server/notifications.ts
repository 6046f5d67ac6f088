import { inWords } from '#platform/in-words.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type NewNotification, notificationKind } from '#platform/server/notification-kind.ts'
import { mentoringDayPath } from '../paths.ts'
import { roundsOf } from '../rounds.ts'
import { isOpen, lastMinute } from './access.ts'
import { mailTexts } from './mail-texts.ts'
import { scheduleLines } from './mail-schedule.ts'
import { type DayRow, dayById } from './queries.ts'
import { scheduleOf } from './wishes.ts'

const keyOf = (what: string, dayId: string) => `mentoring ${what} ${dayId}`
const dayIn = (key: string) => key.split(' ')[2] ?? ''

const whenOf = (day: DayRow) => ({ from: (roundsOf(day)[0]?.starts_at ?? new Date(0)).toISOString(), zone: day.zone })

const untilOf = (day: DayRow) => ({ from: (lastMinute(day) ?? new Date(0)).toISOString(), zone: day.zone })

const told = (what: string, day: DayRow, user_id: string, title: { id: string; message: string }): NewNotification => ({
  user_id,
  key: keyOf(what, day.id),
  title: { ...title, parameters: { title: day.title } },
  description: { all: [whenOf(day)] },
  target: mentoringDayPath(day.id),
  actor_id: null,
  count: 1,
})

/** Turns events about somebody's day into notifications. */
async function newsOf(
  tx: Tx,
  events: readonly { payload: { day_id: string; member_id: string } }[],
  toldIn: (day: DayRow, memberId: string) => Promise<NewNotification | undefined>,
): Promise<NewNotification[]> {
  const news = []
  for (const { payload } of events) {
    const day = await dayById(tx, payload.day_id)
    const notification = day && (await toldIn(day, payload.member_id))
    if (notification) news.push(notification)
  }
  return news
}

/** Asks members whom they would like to meet. */
export const wishesAsked = notificationKind({
  name: 'mentoringDays.asked',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.mentoringDayAskedToast', message: 'Who would you like to meet?' } },
  on: ['mentoringDay.asked'],
  notify: (tx, events) =>
    newsOf(tx, events, async (day, memberId) =>
      isOpen(day)
        ? told('asked', day, memberId, /*i18n*/ { id: 'notification.mentoringDayAsked', message: 'Who would you like to meet at {title}?' })
        : undefined,
    ),

  mail: {
    after: 'at once',
    async compose(reader, _userId, key, speaker) {
      const { say } = speaker
      const day = await dayById(reader, dayIn(key))
      if (!day || !isOpen(day)) return undefined
      const { title } = day
      return {
        subject: say(mailTexts.asked, { title }),
        paragraphs: [
          say(mailTexts.askedText, { title, when: inWords(whenOf(day), speaker) }),
          say(mailTexts.askedUntil, { until: inWords(untilOf(day), speaker) }),
          ...(day.note ? [day.note] : []),
        ],
        button: { label: say(mailTexts.choose), target: mentoringDayPath(day.id) },
      }
    },
  },
})

/** Tells members that their schedule is there. The email comes with a file for their calendar. */
export const scheduleSent = notificationKind({
  name: 'mentoringDays.sent',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.mentoringDaySentToast', message: 'Your schedule is ready' } },
  on: ['mentoringDay.sent'],
  notify: (tx, events) =>
    newsOf(tx, events, async (day, memberId) => {
      if (day.state !== 'sent') return undefined
      const meets = (await scheduleOf(tx, memberId, day.id)).length > 0
      return told(
        'sent',
        day,
        memberId,
        meets
          ? /*i18n*/ { id: 'notification.mentoringDaySent', message: 'Your schedule for {title} is ready' }
          : /*i18n*/ { id: 'notification.mentoringDayWithout', message: 'There is no meeting for you at {title} this time' },
      )
    }),
})

/** Tells members that a day is off. */
export const dayCancelled = notificationKind({
  name: 'mentoringDays.cancelled',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.mentoringDayCancelledToast', message: 'A mentoring day was cancelled' } },
  on: ['mentoringDay.cancelled'],
  notify: (tx, events) =>
    newsOf(tx, events, async (day, memberId) =>
      told('cancelled', day, memberId, /*i18n*/ { id: 'notification.mentoringDayCancelled', message: '{title} was cancelled' }),
    ),
})

/** Reminds members of their meetings, a day before. */
export const dayDue = notificationKind({
  name: 'mentoringDays.due',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.mentoringDayDueToast', message: 'Meeting reminder' } },
  on: ['mentoringDay.due'],
  notify: (tx, events) =>
    newsOf(tx, events, async (day, memberId) =>
      day.state === 'sent' && (await scheduleOf(tx, memberId, day.id)).length > 0
        ? told('due', day, memberId, /*i18n*/ { id: 'notification.mentoringDayDue', message: '{title} begins in a day' })
        : undefined,
    ),

  mail: {
    after: 'at once',
    async compose(reader, userId, key, speaker) {
      const { say } = speaker
      const day = await dayById(reader, dayIn(key))
      const lines = day?.state === 'sent' ? await scheduleLines(reader, day, userId, speaker) : []
      if (!day || lines.length === 0) return undefined
      const { title } = day
      return {
        subject: say(mailTexts.due, { title }),
        paragraphs: [say(mailTexts.sentText, { title }), ...lines],
        button: { label: say(mailTexts.open), target: mentoringDayPath(day.id) },
      }
    },
  },
})
