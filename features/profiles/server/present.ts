import { pictureAddress } from '#platform/server/files/picture-address.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { valuesOf } from '#features/fields/server/index.ts'
import { completionOf } from '#features/members/completion.ts'
import type { OwnProfile, PublicProfile } from '../contract.ts'
import type { ProfileRow } from './queries.ts'

/** Converts a row to the contract's profile; the output schema drops fields that are not in it. */
export function presentProfile(row: ProfileRow): Omit<PublicProfile, 'own_fields'> {
  const { preferences, ...fields } = row
  return {
    ...fields,
    sdgs: [...row.sdgs],
    profile_picture: pictureAddress(row.profile_picture),
    cover_photo: pictureAddress(row.cover_photo),
    investor_preferences: preferences,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** A member's own profile. */
export async function presentOwnProfile(reader: Reader, row: ProfileRow): Promise<OwnProfile> {
  const answers = await valuesOf(reader, { id: row.id, role: 'member' }, { subject: 'member', ids: [row.id], own: [row.id] })
  return {
    ...presentProfile(row),
    own_fields: answers.get(row.id) ?? {},
    email: row.email ?? '',
    email_visibility: row.email_visibility,
    investor_preferences: row.preferences,
    joined_as_advisor: row.joined_as_advisor || row.user_type === 'advisor',
    supplied: row.supplied,
    profile_completed: row.profile_completed,
    ...completionOf(row),
  }
}
