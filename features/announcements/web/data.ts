import { keepPreviousData } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Language } from '#platform/language.ts'
import type { AnnouncementContent, Segment, announcementsContract } from '../contract.ts'
import type { AnnouncementList } from '../vocabulary.ts'

export const announcements = roomApi<typeof announcementsContract>('announcements')

/** Announcements, newest first, page by page. */
export const announcementPages = (show: AnnouncementList | undefined) => ({
  ...pagedOptions(announcements.query.list, (cursor) => ({ show, cursor })),
  placeholderData: keepPreviousData,
})

export const announcementById = (id: string) => announcements.query.get.queryOptions({ input: { id } })

/** How many members a segment reaches. */
export const segmentReach = (segment: Segment) => ({
  ...announcements.query.reach.queryOptions({ input: { segment } }),
  placeholderData: keepPreviousData,
})

export const mailPreview = (content: Pick<AnnouncementContent, 'main_language' | 'texts' | 'link'>, language: Language) => ({
  ...announcements.query.preview.queryOptions({ input: { content, language } }),
  placeholderData: keepPreviousData,
})

/** The member's banner. */
export const ownBanner = () => announcements.query.banner.queryOptions()
export const ownPreferences = () => announcements.query.preferences.queryOptions()
