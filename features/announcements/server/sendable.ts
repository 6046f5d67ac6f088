import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announcementProblems } from '../problems.ts'
import { requireAuthor } from './post.ts'
import type { AnnouncementRow } from './queries.ts'
import { reachOf } from './segment.ts'

/**
 * Before an announcement is sent or scheduled, and whenever one that is scheduled is changed.
 * @returns the number of members in its segment
 * @throws Refusal bannerOver, nobody, noProfile
 */
export async function requireSendable(tx: Tx, announcement: AnnouncementRow, at: Date): Promise<number> {
  if (isBannerOver(announcement, at)) throw new Refusal(announcementProblems.bannerOver)
  const { members, unwanted, unreachable } = await reachOf(tx, announcement)
  const mails = announcement.as_mail ? members - unwanted - unreachable : 0
  const isSeen = announcement.as_post || mails > 0 || (announcement.as_banner && members > 0)
  if (!isSeen) throw new Refusal(announcementProblems.nobody)
  await requireAuthor(tx, announcement)
  return members
}

/** Whether the last day of a banner is before it would be shown. */
const isBannerOver = ({ as_banner, banner_ends_at }: AnnouncementRow, at: Date): boolean =>
  as_banner && banner_ends_at !== null && banner_ends_at <= at
