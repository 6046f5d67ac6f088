import { room } from '#platform/server/room.ts'
import { announcementsContract } from '../contract.ts'
import { announcementPath, announcementsPath } from '../paths.ts'
import { followLinks } from './follow-link.ts'
import { announcementsHandlers } from './handlers.ts'
import { watchableAnnouncements } from './live.ts'
import { sendTest } from './mails.ts'
import { announcementsPersonalData } from './personal-data.ts'
import { followUnsubscribing } from './preferences.ts'
import { beginDue } from './publish.ts'
import { sentRetention } from './retention.ts'
import { sendBatch } from './send-batch.ts'

export const announcementsRoom = room({
  name: 'announcements',
  contract: announcementsContract,
  handlers: announcementsHandlers,
  screens: [announcementsPath(), announcementPath('$id')],
  routes: followLinks,
  reactions: () => [followUnsubscribing],
  jobs: (services) => [beginDue(services), sendBatch(services), sendTest(services)],
  live: { watchable: { announcements: watchableAnnouncements } },
  retention: () => [sentRetention],
  personalData: announcementsPersonalData,
})
