import type { Problem } from '#platform/problems.ts'

export const announcementProblems = {
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'announcements.changedMeanwhile',
      message: 'Somebody else has changed or sent this announcement in the meantime. Copy what you want to keep, and reload the page.',
    },
  },
  begun: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'announcements.begun', message: 'This announcement has been sent already, so it can no longer be changed.' },
  },
  notSending: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'announcements.notSending', message: 'This announcement is not being sent.' },
  },
  nobody: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'announcements.nobody',
      message: 'This announcement would reach nobody. Choose other members, or wait until somebody matches.',
    },
  },
  wroteToday: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'announcements.wroteToday',
      message: 'Your community already sends an email announcement on this day. Confirm that you want to send another one.',
    },
  },
  past: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'announcements.past', message: 'This time has passed. Choose a later one, or send the announcement now.' },
  },
  bannerOver: {
    code: 'BAD_REQUEST',
    field: 'banner_until',
    .../*i18n*/ { id: 'announcements.bannerOver', message: 'The last day of the banner is before it would be shown.' },
  },
} as const satisfies Record<string, Problem>
