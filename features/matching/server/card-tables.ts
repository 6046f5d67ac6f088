import type { ColumnType, Generated } from 'kysely'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { Community, Stated, Taste, Traits } from '../engine/member.ts'
import type { Weights } from '../engine/weights.ts'

/** Facts from the profile, for the engine. */
export interface MatchFacts {
  traits: Traits
  stated: Stated
}

/** A JSON column: read as a value, written as a string. */
type Json<Value> = ColumnType<Value, string, string>

/** What a member's decisions, and those about them, have shown. */
export interface MatchStandingsTable {
  user_id: string
  taste: Json<Taste>
  accepts: number
  rejects: number
  recent_accepts: number
  steady_accepts: number
  faded_at: Date
  accepted_at: Date | null
  wanted: number
  declined: number
  connections: number
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    match_members: {
      user_id: string
      member_group: MemberGroup
      joined_at: Date
      /** A tsvector. */
      terms: string
      /** A varbit. */
      slots: string
      /** The organisation on their profile. */
      organisation_id: string | null
      pull: Generated<number>
      lot: Generated<number>
      shown: Generated<number>
      shown_until: Generated<Date>
      wanted_until: Generated<Date>
    }
    match_facts: { user_id: string; facts: Json<MatchFacts> }
    match_standings: MatchStandingsTable
    match_told_standings: MatchStandingsTable
    match_shown: { viewer_id: string; member_id: string; shown_at: Generated<Date> }
    match_commonness: { version: Generated<number>; made_at: Generated<Date>; community: Json<Community> }
    match_weights: {
      version: string
      made_at: Generated<Date>
      weights: Json<Weights>
      decisions: number
      is_active: Generated<boolean>
    }
  }
}
