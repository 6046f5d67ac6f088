import type { MemberCard, OrganisationCard } from '../contract.ts'
import { directory } from './data.ts'

/** Entries that lists update when they change. */
export interface Followed<Card> {
  /** The kind of subject to watch: 'profile' of 'profile:<id>'. */
  subject: 'profile' | 'organisation'
  /** The key of all their lists. */
  lists: readonly unknown[]
  /** Gets a single one. */
  get: (id: string) => Promise<Card>
}

export const followedMembers: Followed<MemberCard> = {
  subject: 'profile',
  lists: directory.query.list.key(),
  get: (id) => directory.call.get({ id }),
}

export const followedOrganisations: Followed<OrganisationCard> = {
  subject: 'organisation',
  lists: directory.query.organisations.key(),
  get: (id) => directory.call.organisation({ id }),
}
