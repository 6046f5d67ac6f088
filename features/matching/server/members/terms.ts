import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchMember, Stated, Traits } from '../../engine/member.ts'
import type { MatchFacts } from '../card-tables.ts'
import { slotsOf } from './slots.ts'

/** An unknown value, which rules nobody out. */
const unsaid = '?'

/**
 * The index terms of a member: their stage and place, the stages and places they would accept, and those of their slots that can narrow a
 * search ('startup/stage:seed', 'investor/takes:place:dach'). Each starts with the group, so that a term's frequency is the group's.
 */
export function termsOf(group: MemberGroup, facts: MatchFacts): string[] {
  const { traits, stated } = facts
  const stages = Object.keys(stated.stages)
  const places = [...Object.keys(stated.countries), ...Object.keys(stated.regions)]
  const terms = [
    inGroup,
    ...(traits.stage === null ? [`stage:${unsaid}`] : []),
    ...(traits.country === null ? [`country:${unsaid}`] : []),
    ...traits.regions.map((region) => `region:${region}`),
    ...(stages.length > 0 ? [] : [`takes:stage:${unsaid}`]),
    ...(places.length > 0 ? [] : [`takes:place:${unsaid}`]),
    ...slotsOf(facts).flatMap((slot) => termOfSlot(slot) ?? []),
  ]
  return [...new Set(terms)].map((term) => `${group}/${term}`)
}

const inGroup = 'member'

/** The index term of a slot; cities have none. */
export function termOfSlot(slot: string): string | undefined {
  const [, wish, value] = /^wants:(stage|industry|region|country):([^:]+)/.exec(slot) ?? []
  if (wish === 'stage') return `takes:stage:${value}`
  if (wish === 'region' || wish === 'country') return `takes:place:${value}`
  if (wish === 'industry' || slot.startsWith('wants:ticket:')) return slot.replace(/^(wants:industry:[^:]+):\d$/, '$1')
  return /^(stage|industry|country|goal|sfdr|amount|label):/.test(slot) ? slot : undefined
}

/** Terms of which a member must have at least one. */
export type AnyOf = readonly string[]

/**
 * Terms that members of a group need so as not to be ruled out by either side's stages and places. It may let through some whom the
 * engine's
 * exact gate excludes, but never the other way round.
 */
export function gateOf(viewer: MatchMember, group: MemberGroup): AnyOf[] {
  const gate = [[inGroup]]
  if (viewer.group === 'investor' && group === 'startup') gate.push(...startupsLookedFor(viewer.stated))
  if (viewer.group === 'startup' && group === 'investor') gate.push(...investorsLookingFor(viewer.traits))
  return gate.map((anyOf) => anyOf.map((term) => `${group}/${term}`))
}

function startupsLookedFor(stated: Stated): string[][] {
  const gate = []
  const stages = Object.keys(stated.stages)
  if (stages.length > 0) gate.push([...stages, unsaid].map((stage) => `stage:${stage}`))
  const countries = Object.keys(stated.countries).map((country) => `country:${country}`)
  const regions = Object.keys(stated.regions).map((region) => `region:${region}`)
  const isAnywhere = stated.regions['global'] !== undefined
  if (!isAnywhere && countries.length + regions.length > 0) gate.push([...countries, ...regions, `country:${unsaid}`])
  return gate
}

function investorsLookingFor(traits: Traits): string[][] {
  const gate = []
  if (traits.stage !== null) gate.push([traits.stage, unsaid].map((stage) => `takes:stage:${stage}`))
  if (traits.country !== null) {
    const taken = [traits.country, ...traits.regions.filter((region) => region !== 'global'), 'global', unsaid]
    gate.push(taken.map((place) => `takes:place:${place}`))
  }
  return gate
}

/** A conjunction of conditions as a tsquery. */
export const queryOf = (all: readonly AnyOf[]): string => all.map((anyOf) => `(${anyOf.map(quoted).join(' | ')})`).join(' & ')

const quoted = (term: string) => `'${term.replace(/['\\]/g, (sign) => sign + sign)}'`
