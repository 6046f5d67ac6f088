import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchMember, Standing, Taste } from '../engine/member.ts'
import { nothingSeen } from '../engine/seen.ts'
import type { MatchFacts } from './card-tables.ts'

export const nothingStated: MatchFacts['stated'] = {
  labels: {},
  industries: {},
  stages: {},
  cities: {},
  countries: {},
  regions: {},
  amount: { low: null, high: null },
  words: [],
}
export const nothingTold: MatchFacts = {
  traits: {
    labels: [],
    industries: [],
    stage: null,
    amount: null,
    city: null,
    country: null,
    regions: [],
    goals: [],
    sfdr: null,
    words: [],
  },
  stated: nothingStated,
}

const noTaste: Taste = { accepted: nothingSeen, rejected: nothingSeen }
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

/** A member with these facts who has decided nothing, nor was decided on, unless it is said. */
export const memberOf = (
  group: MemberGroup,
  { traits, stated }: MatchFacts,
  { taste, standing }: { taste: Taste; standing: Standing } = { taste: noTaste, standing: noStanding },
): MatchMember => ({ group, traits, stated, taste, standing })
