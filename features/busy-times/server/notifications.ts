import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { availabilityPath } from '#features/meetings/paths.ts'
import { mailTexts } from './mail-texts.ts'
import { calendarById } from './queries.ts'

const keyOf = (calendarId: string) => `calendar ${calendarId}`
const calendarIn = (key: string) => key.split(' ')[1] ?? ''

/** Notifies members of a calendar elsewhere that could not be read for a day; withdrawn once it can, or they removed it. */
export const calendarFailing = notificationKind({
  name: 'busyTimes.failing',
  type: 'events',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.calendarFailingToast', message: 'We can’t read one of your calendars' } },
  on: ['busyCalendar.failing', 'busyCalendar.settled'],

  async notify(tx, events) {
    const news: (NewNotification | Retraction)[] = []
    for (const { type, payload } of events) {
      const [user_id, key] = [payload.member_id, keyOf(payload.calendar_id)]
      const calendar = await calendarById(tx, payload.calendar_id)
      if (type === 'busyCalendar.settled' || !calendar?.told) news.push({ user_id, key, retracts: 0 })
      else {
        const title = {
          .../*i18n*/ { id: 'notification.calendarFailing', message: 'We can’t read your calendar “{name}”' },
          parameters: { name: calendar.name },
        }
        news.push({ user_id, key, title, description: '', target: availabilityPath(), actor_id: null, count: 1 })
      }
    }
    return news
  },

  mail: {
    after: 'at once',
    async compose(reader, userId, key, { say }) {
      const calendar = await calendarById(reader, calendarIn(key))
      if (!calendar?.told || calendar.member_id !== userId) return undefined
      const { name, host } = calendar
      return {
        subject: say(mailTexts.failing, { name }),
        paragraphs: [say(mailTexts.failingText, { name, host })],
        button: { label: say(mailTexts.look), target: availabilityPath() },
      }
    },
  },
})
