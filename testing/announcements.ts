import { randomUUID } from 'node:crypto'
import type { Announcement, AnnouncementContent } from '#features/announcements/contract.ts'
import { blank } from '#features/joining/localised.ts'
import type { Person } from './people.ts'

/** An announcement by email to everybody, in English. */
export const announcementOf = (fields: Partial<AnnouncementContent> = {}): AnnouncementContent => ({
  main_language: 'en',
  texts: {
    title: { ...blank(), en: 'Demo day' },
    text: { ...blank(), en: 'Come along.\n\nBring a friend.' },
    link_label: { ...blank(), en: 'Sign up' },
  },
  link: 'https://example.org/demo-day',
  as_banner: false,
  banner_until: null,
  as_mail: true,
  as_post: false,
  time_zone: 'UTC',
  segment: { filters: {} },
  ...fields,
})

/** Writes a draft. */
export const draftOf = (operator: Person, fields: Partial<AnnouncementContent> = {}): Promise<Announcement> =>
  operator.call.announcements.save({ id: randomUUID(), version: 0, content: announcementOf(fields) })

/** Writes an announcement and sends it, also if another one is sent today. */
export async function announce(operator: Person, fields: Partial<AnnouncementContent> = {}): Promise<Announcement> {
  const { id, version } = await draftOf(operator, fields)
  return operator.call.announcements.publish({ id, version, again: true })
}
