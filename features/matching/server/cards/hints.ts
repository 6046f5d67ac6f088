import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { ProfileHint } from '../../contract.ts'
import type { MatchMember } from '../../engine/member.ts'

/** What each type is found by, what helps most first. */
const telling: Readonly<Record<MemberGroup, readonly ProfileHint[]>> = {
  startup: ['industry', 'funding_stage', 'raising_amount', 'location', 'expertise_areas', 'bio', 'sdgs'],
  investor: ['investor_preferences', 'location', 'investment_criteria', 'sfdr_article', 'sdgs', 'expertise_areas', 'bio'],
  mentor: ['expertise_areas', 'industry', 'bio', 'location', 'sdgs'],
}
const most = 3

const lacks: Readonly<Record<ProfileHint, (member: MatchMember) => boolean>> = {
  industry: ({ traits }) => traits.industries.length === 0,
  bio: ({ traits }) => traits.words.length === 0,
  location: ({ traits }) => traits.country === null,
  funding_stage: ({ traits }) => traits.stage === null,
  raising_amount: ({ traits }) => traits.amount === null,
  expertise_areas: ({ traits }) => traits.labels.length === 0,
  sdgs: ({ traits }) => traits.goals.length === 0,
  sfdr_article: ({ traits }) => traits.sfdr === null,
  investment_criteria: ({ stated }) => stated.words.length === 0,
  investor_preferences: ({ stated }) =>
    Object.keys({ ...stated.stages, ...stated.industries, ...stated.countries, ...stated.regions }).length === 0,
}

/** What a member's profile lacks that would help most to be matched well. */
export const hintsFor = (member: MatchMember): ProfileHint[] => telling[member.group].filter((hint) => lacks[hint](member)).slice(0, most)
