import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchMember, Standing, Stated, Taste, Traits } from './member.ts'
import { nothingSeen } from './seen.ts'

export const noTraits: Traits = {
  labels: [],
  industries: [],
  stage: null,
  amount: null,
  city: null,
  country: null,
  regions: [],
  goals: [],
  sfdr: null,
}
export const nothingStated: Stated = {
  labels: {},
  industries: {},
  stages: {},
  cities: {},
  countries: {},
  regions: {},
  amount: { low: null, high: null },
}
export const nothingTold = { traits: noTraits, stated: nothingStated }

export const noTaste: Taste = { accepted: nothingSeen, rejected: nothingSeen }
export const noStanding: Standing = {
  accepts: 0,
  recentAccepts: 0,
  steadyAccepts: 0,
  rejects: 0,
  monthsSince: null,
  wanted: 0,
  declined: 0,
  connections: 0,
}

/** A member with these facts and, by default, without any decisions by or about them. */
export const memberOf = (
  group: MemberGroup,
  { traits, stated }: Pick<MatchMember, 'traits' | 'stated'> = nothingTold,
  { taste, standing }: Pick<MatchMember, 'taste' | 'standing'> = { taste: noTaste, standing: noStanding },
): MatchMember => ({ group, traits, stated, taste, standing })
