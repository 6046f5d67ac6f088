import { placeOf } from '#features/calendars/event-links.ts'
import { eventPath } from '#features/events/paths.ts'
import { languageOf } from '#features/members/server/index.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { mailMember } from './mails.ts'
import { stillWanted } from './notifications.ts'
import { remindersById } from './queries.ts'
import { whenOf } from './when.ts'

export const reminderMailJob = 'reminders.mail'

/** Mails a reminder; once the event has begun, it is of no use any more. */
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
      const speaker = speakerIn(await languageOf(services.database.kysely, reminder.user_id))
      const when = whenOf(event, wishes?.timezone, speaker)
      const place = placeOf(event)
      await mailMember(services, reminder.user_id, {
        subject: `Reminder: ${event.title}`,
        preview: when,
        paragraphs: [...(reminder.message ? [reminder.message] : []), [event.title, when, ...(place ? [place] : [])].join('\n')],
        button: { label: 'Open the event', target: eventPath(event.id) },
        footnote: reminder.is_notice
          ? 'You get this e-mail because you are registered for this event, and your event settings say that you want to know some days before.'
          : 'You get this e-mail because you set a reminder.',
        // Moved to another time, it is another mail.
        reference: `reminder-${id}-${reminder.reminder_date.getTime()}`,
      })
    },
  })
