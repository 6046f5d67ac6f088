import type { PersonalData } from '#platform/server/personal-data.ts'

export const pushPersonalData: PersonalData = {
  lists: {
    devices: {
      about: /*i18n*/ {
        id: 'file.copy.push.devices',
        message: 'Browsers with push notifications turned on. Their addresses at the push service are not included.',
      },
      from: ['push_devices'],
      read: (reader, memberId) =>
        reader
          .selectFrom('push_devices')
          .select(['user_agent', 'says_what', 'created_at'])
          .where('user_id', '=', memberId)
          .where('is_off', '=', false)
          .orderBy('created_at')
          .execute(),
    },
  },
  // Devices are useless without the sessions they belong to.
  passingTables: ['push_devices'],
}
