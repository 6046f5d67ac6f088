import { sql } from 'kysely'
import type { Database, Reader } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { type MatchProfile, statedOf, traitsOf } from '../../facts.ts'
import type { MatchFacts } from '../card-tables.ts'
import {
  type NewMatchMember,
  type ProfileRow,
  deleteMatchMembers,
  profilesAfter,
  profilesOf,
  upsertMatchMembers,
} from './member-queries.ts'
import { bitsOf, slotsOf } from './slots.ts'
import { termsOf } from './terms.ts'

/** Keeps matching's tables in step with complete profiles. */
export const syncMembers = reaction({
  name: 'matching.keepMembers',
  on: ['profile.changed', 'match.memberFound'],
  async react(tx, events) {
    const ids = [...new Set(events.map(({ payload }) => payload.member_id))]
    const profiles = await profilesOf(tx, ids)
    await enter(tx, profiles)
    const completed = new Set(profiles.filter((profile) => profile.profile_completed).map(({ id }) => id))
    const others = ids.filter((id) => !completed.has(id))
    if (others.length > 0) await deleteMatchMembers(tx, others)
  },
})

/** Adds all members again, after some were added without sign-up. */
export async function addAllMembers({ kysely }: Database): Promise<void> {
  for (let next = await profilesAfter(kysely, undefined); next.length > 0; next = await profilesAfter(kysely, next.at(-1)?.id)) {
    await enter(kysely, next)
  }
  await sql`analyze match_members, match_facts`.execute(kysely)
}

async function enter(reader: Reader, profiles: readonly ProfileRow[]): Promise<void> {
  const completed = profiles.filter((profile) => profile.profile_completed)
  if (completed.length > 0) await upsertMatchMembers(reader, completed.map(rowOf))
}

function rowOf(profile: ProfileRow): NewMatchMember {
  const group = groupOf(profile.user_type)
  const facts = factsOf(profile)
  return {
    user_id: profile.id,
    member_group: group,
    joined_at: profile.created_at,
    facts,
    terms: sql<string>`array_to_tsvector(${termsOf(group, facts)}::text[])`,
    slots: bitsOf(slotsOf(facts)),
    organisation_id: profile.organisation_id,
  }
}

export function factsOf(row: ProfileRow): MatchFacts {
  const { stages, industries, geography, min_investment, max_investment, ticket_currency } = row
  const hasPreferences = row.preferences_of !== null && stages && industries && geography && ticket_currency
  const preferences = hasPreferences ? { stages, industries, geography, min_investment, max_investment, currency: ticket_currency } : null
  const profile: MatchProfile = { ...row, preferences }
  return { traits: traitsOf(profile), stated: statedOf(profile) }
}
