import type { PersonalData } from '#platform/server/personal-data.ts'
import { pictureFolders } from './pictures/names.ts'

export const profilesPersonalData: PersonalData = {
  lists: {
    profile: {
      about: 'Who you are here, and what you say of yourself. Amounts are in cents.',
      from: ['users'],
      read: (reader, memberId) => reader.selectFrom('users').selectAll().where('id', '=', memberId).execute(),
    },
    investor_preferences: {
      about: 'What you look for as an investor.',
      from: ['investor_preferences'],
      read: (reader, memberId) => reader.selectFrom('investor_preferences').selectAll().where('user_id', '=', memberId).execute(),
    },
  },
  folders: pictureFolders,
}
