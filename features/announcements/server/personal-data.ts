import type { PersonalData } from '#platform/server/personal-data.ts'

export const announcementsPersonalData: PersonalData = {
  lists: {
    announcements: {
      about: /*i18n*/ { id: 'file.copy.announcements.announcements', message: 'Announcements that you wrote as an operator.' },
      from: ['announcements'],
      read: (reader, memberId) =>
        reader
          .selectFrom('announcements')
          .select(['texts', 'link', 'state', 'created_at', 'begun_at'])
          .where('author_id', '=', memberId)
          .orderBy('created_at')
          .execute(),
    },
    announcementEmailsOff: {
      about: /*i18n*/ {
        id: 'file.copy.announcements.announcementEmailsOff',
        message: 'When you turned off emails from the operators, if you did.',
      },
      from: ['announcement_opt_outs'],
      read: (reader, memberId) =>
        reader.selectFrom('announcement_opt_outs').select('created_at').where('member_id', '=', memberId).execute(),
    },
    dismissedBanners: {
      about: /*i18n*/ { id: 'file.copy.announcements.dismissedBanners', message: 'Announcements that you dismissed on your dashboard.' },
      from: ['announcement_dismissals'],
      read: (reader, memberId) =>
        reader.selectFrom('announcement_dismissals').select('announcement_id').where('member_id', '=', memberId).execute(),
    },
  },
  leftOut: {
    announcement_members: /*i18n*/ {
      id: 'file.copy.announcements.without.announcement_members',
      message: 'lists of the members that operators chose for an announcement',
    },
    announcement_recipients: /*i18n*/ {
      id: 'file.copy.announcements.without.announcement_recipients',
      message: 'who is still to get an announcement while it is being sent',
    },
  },
  // After a backup is restored, nobody may get a mail again that was sent since.
  passingTables: ['announcement_recipients'],
}
