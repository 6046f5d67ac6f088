import { room } from '#platform/server/room.ts'
import { remindersContract } from '../contract.ts'
import { mailDigest } from './digest-mail.ts'
import { queueDigests } from './digests.ts'
import { followEvents, followMembers, followUnsubscribing } from './follow-events.ts'
import { remindersHandlers } from './handlers.ts'
import { eventReminder } from './notifications.ts'
import { remindersPersonalData } from './personal-data.ts'
import { mailReminder } from './reminder-mail.ts'
import { clearOldReminders, sendReminders } from './send-due.ts'

export const remindersRoom = room({
  name: 'reminders',
  contract: remindersContract,
  handlers: remindersHandlers,
  kinds: [eventReminder],
  reactions: () => [followEvents(), followMembers(), followUnsubscribing()],
  jobs: (services) => [
    sendReminders(services),
    mailReminder(services),
    queueDigests(services),
    mailDigest(services),
    clearOldReminders(services),
  ],
  personalData: remindersPersonalData,
})
