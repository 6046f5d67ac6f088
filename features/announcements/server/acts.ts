import type { Tx } from '#platform/server/database/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { AnnouncementRow } from './queries.ts'

const texts = {
  sent: /*i18n*/ { id: 'act.announcements.sent', message: 'Sent an announcement: {about}' },
  scheduled: /*i18n*/ { id: 'act.announcements.scheduled', message: 'Scheduled an announcement: {about}' },
  changed: /*i18n*/ { id: 'act.announcements.changed', message: 'Changed a scheduled announcement: {about}' },
  calledOff: /*i18n*/ { id: 'act.announcements.calledOff', message: 'Called off an announcement: {about}' },
  stopped: /*i18n*/ { id: 'act.announcements.stopped', message: 'Stopped sending an announcement: {about}' },
  continued: /*i18n*/ { id: 'act.announcements.continued', message: 'Continued sending an announcement: {about}' },
  endedBanner: /*i18n*/ { id: 'act.announcements.endedBanner', message: 'Took down the banner of an announcement: {about}' },
  removed: /*i18n*/ { id: 'act.announcements.removed', message: 'Deleted the draft of an announcement: {about}' },
} as const

const members = /*i18n*/ { id: 'act.announcements.members', message: '{count, plural, one {# member} other {# members}}' }

/** Logs what an operator did with an announcement. @param size of its segment, if it matters */
export const record = (
  tx: Tx,
  operatorId: string,
  act: keyof typeof texts,
  { texts: { title }, main_language }: AnnouncementRow,
  size?: number,
) =>
  recordAct(
    tx,
    operatorId,
    texts[act],
    size === undefined ? title[main_language] : { all: [title[main_language], { ...members, parameters: { count: size } }], joined: 'dot' },
  )
