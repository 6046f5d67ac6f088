import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { ProfileHint } from '../../contract.ts'
import type { MatchMember } from '../../engine/member.ts'

/** The fields that each user type is found by, the most helpful first. */
const helpfulFields: Readonly<Record<MemberGroup, readonly ProfileHint[]>> = {
  startup: ['industry', 'raising_amount', 'funding_stage', 'location', 'sdgs', 'expertise_areas'],
  investor: ['investor_preferences', 'location', 'sdgs', 'expertise_areas', 'sfdr_article'],
  mentor: ['expertise_areas', 'industry', 'sdgs', 'location'],
}
const maxHints = 3

const lacks: Readonly<Record<ProfileHint, (member: MatchMember) => boolean>> = {
  industry: ({ traits }) => traits.industries.length === 0,
  location: ({ traits }) => traits.country === null,
  funding_stage: ({ traits }) => traits.stage === null,
  raising_amount: ({ traits }) => traits.amount === null,
  expertise_areas: ({ traits }) => traits.labels.length === 0,
  sdgs: ({ traits }) => traits.goals.length === 0,
  sfdr_article: ({ traits }) => traits.sfdr === null,
  investor_preferences: ({ stated }) =>
    Object.keys({ ...stated.stages, ...stated.industries, ...stated.countries, ...stated.regions }).length === 0,
}

/** The missing profile fields that would help most to match a member. */
export const hintsFor = (member: MatchMember): ProfileHint[] =>
  helpfulFields[member.group].filter((hint) => lacks[hint](member)).slice(0, maxHints)
