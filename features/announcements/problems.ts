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
  dayTaken: {
    code: 'CONFLICT',
    field: 'as_mail',
    .../*i18n*/ {
      id: 'announcements.dayTaken',
      message:
        'Your community already sends an email announcement on this day. To send this one by email as well, call it off and schedule it again.',
    },
  },
  past: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'announcements.past', message: 'This time has passed. Choose a later one, or send the announcement now.' },
  },
  tooLongForPost: {
    code: 'BAD_REQUEST',
    field: 'as_post',
    .../*i18n*/ {
      id: 'announcements.tooLongForPost',
      message:
        'This is too long for a post, where title, text and link have {most} characters together. Shorten the text, or leave out the post.',
    },
  },
  noProfile: {
    code: 'BAD_REQUEST',
    field: 'as_post',
    .../*i18n*/ {
      id: 'announcements.noProfile',
      message: 'The post needs an author with a profile. Complete your profile first, or leave out the post.',
    },
  },
  bannerOver: {
    code: 'BAD_REQUEST',
    field: 'banner_until',
    .../*i18n*/ { id: 'announcements.bannerOver', message: 'The last day of the banner is before it would be shown.' },
  },
} as const satisfies Record<string, Problem>
