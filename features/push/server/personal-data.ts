import type { PersonalData } from '#platform/server/personal-data.ts'

export const pushPersonalData: PersonalData = {
  lists: {
    devices: {
      about: /*i18n*/ {
        id: 'file.copy.push.devices',
        message: 'Browsers that you are told of things in; the address at their push service stays here.',
      },
      from: ['push_devices'],
      read: (reader, memberId) =>
        reader
          .selectFrom('push_devices')
          .select(['user_agent', 'says_what', 'created_at'])
          .where('user_id', '=', memberId)
          .orderBy('created_at')
          .execute(),
    },
  },
  // Devices are worth nothing without the sessions that they belong to.
  passingTables: ['push_devices'],
}
