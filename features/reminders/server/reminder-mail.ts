import { placeInWords } from '#features/calendars/place-in-words.ts'
import { eventPath } from '#features/events/paths.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { mailTexts } from './mail-texts.ts'
import { mailMember } from './mails.ts'
import { stillWanted } from './notifications.ts'
import { remindersById } from './queries.ts'
import { whenOf } from './when.ts'

export const reminderMailJob = 'reminders.mail'

/** Emails a reminder, unless the event has already started. */
export const mailReminder = (services: Services): Job =>
  job<{ id: string }>({
    name: reminderMailJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ id }) {
      const [reminder] = await remindersById(services.database.kysely, [id])
      const still = reminder && (await stillWanted(services.database.kysely, reminder))
      if (!still) return
      const { event, wishes } = still
      await mailMember(services, reminder.user_id, (speaker) => {
        const { say } = speaker
        const when = whenOf(event, wishes?.timezone, speaker)
        const place = placeInWords(event, speaker)
        return {
          subject: say(mailTexts.reminder, { event: event.title }),
          preview: when,
          paragraphs: [...(reminder.message ? [reminder.message] : []), [event.title, when, ...(place ? [place] : [])].join('\n')],
          button: { label: say(mailTexts.open), target: eventPath(event.id) },
          footnote: say(reminder.is_notice ? mailTexts.becauseNotice : mailTexts.becauseReminder),
          // A moved event needs a new email.
          reference: `reminder-${id}-${reminder.reminder_date.getTime()}`,
        }
      })
    },
  })
