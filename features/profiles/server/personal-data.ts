import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'
import { pictureFolders } from './pictures/names.ts'

export const profilesPersonalData: PersonalData = {
  lists: {
    profile: {
      about: /*i18n*/ {
        id: 'file.copy.profiles.profile',
        message: 'Your name, your role and everything on your profile. Amounts are in cents.',
      },
      from: ['users'],
      read: (reader, memberId) => reader.selectFrom('users').selectAll().where('id', '=', memberId).execute(),
    },
    investor_preferences: {
      about: /*i18n*/ { id: 'file.copy.profiles.investor_preferences', message: 'Your preferences as an investor.' },
      from: ['investor_preferences'],
      read: (reader, memberId) => reader.selectFrom('investor_preferences').selectAll().where('user_id', '=', memberId).execute(),
    },
    profile_views: {
      about: /*i18n*/ {
        id: 'file.copy.profiles.profile_views',
        message: 'The profiles you viewed today. Stored for one day only.',
      },
      from: ['profile_views'],
      read: (reader, memberId) =>
        reader
          .selectFrom('profile_views')
          .select(['profile_id as member_id', 'day'])
          .where('viewer_id', '=', memberId)
          .where((row) => mayTakeAlong(sql`${memberId}::uuid`, row.ref('profile_id')))
          .orderBy('profile_id')
          .execute(),
    },
    profile_view_days: {
      about: /*i18n*/ { id: 'file.copy.profiles.profile_view_days', message: 'How often your profile was viewed, by day.' },
      from: ['profile_view_days'],
      read: (reader, memberId) =>
        reader.selectFrom('profile_view_days').select(['day', 'views']).where('member_id', '=', memberId).orderBy('day').execute(),
    },
  },
  folders: pictureFolders,
}
