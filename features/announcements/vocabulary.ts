/** `stopping` until the mails that are under way have been sent. An announcement without mails is `sent` at once. */
export const announcementStates = ['draft', 'scheduled', 'sending', 'stopping', 'stopped', 'sent'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** What the list can be narrowed to. */
export const announcementLists = ['drafts', 'scheduled', 'sent'] as const
export type AnnouncementList = (typeof announcementLists)[number]

export const statesIn: Record<AnnouncementList, readonly AnnouncementState[]> = {
  drafts: ['draft'],
  scheduled: ['scheduled'],
  sent: ['sending', 'stopping', 'stopped', 'sent'],
}

/** Whether it can still be changed. */
export const isEditable = (state: AnnouncementState): boolean => state === 'draft' || state === 'scheduled'
