import type { Language } from '#platform/language.ts'
import type { UserType } from '#platform/members.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { insertProfile } from './queries.ts'

interface NewProfile {
  id: string
  email: string
  full_name: string
  user_type: UserType
  company_name: string
  bio: string
  language?: Language | null
}

/** Creates the profile of an account if it has none. @returns whether it had none */
export async function openProfile(tx: Tx, announce: Announce, profile: NewProfile): Promise<boolean> {
  const [first_name = '', ...others] = profile.full_name.trim().split(/\s+/)
  const opened = await insertProfile(tx, {
    ...profile,
    first_name,
    last_name: others.join(' '),
    joined_as_advisor: profile.user_type === 'advisor',
  })
  if (opened) {
    await announce('member.joined', { member_id: profile.id })
    await announce('profile.changed', { member_id: profile.id, opened: true })
  }
  return opened
}
