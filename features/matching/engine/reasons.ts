import { distanceInKm } from '#features/places/distance.ts'
import { cityInText } from '#features/places/city-texts.ts'
import { placeInText } from '#features/places/region-texts.ts'
import {
  type Currency,
  type FundingStage,
  type Industry,
  type SustainableDevelopmentGoal,
  fundingStages,
} from '#features/profiles/vocabulary.ts'
import { goalTexts, industryTexts, stageTexts } from '#features/profiles/vocabulary-texts.ts'
import type { ServerText, TextValue } from '#platform/contract.ts'
import type { Reason } from '../contract.ts'
import type { Criterion } from '../criteria.ts'
import { amountFor, rangeFor } from './amounts.ts'
import type { MatchMember, PairFacts, Shares } from './member.ts'
import { numberAt } from './number-at.ts'
import { type Text, both, ownWish, theirWish } from './reason-texts.ts'
import { fieldsOf, investmentOf, sharedGoals, sharedLabels } from './measures.ts'
import type { Part, Score } from './score.ts'
import { roundsOf } from './ticket.ts'

const maxReasons = 5
/** At most this many reasons speak against a match: the reasons for it explain why it is shown. */
const maxAgainst = 3
/** At most this many fields of the community's own, so that they do not displace the rest. */
const maxChosen = 2
/** Parts with fewer points are no reason. */
const minPoints = 2
/** Whether enough of a part is met for a sentence that claims so. */
const isMostlyMet = ({ points, of }: Part) => points >= (of ?? 0) / 2

/** Mutual connections, with names as far as the viewer may see them. */
export interface Acquaintances extends PairFacts {
  names?: readonly string[]
  /** The next event both attend, if both allow others to see it. */
  event?: string
  /** Goals for which the organisation of the two's startup shows all members evidence. */
  evidenced?: readonly number[]
  /** What both have chosen in fields of the community's own, in the viewer's language. */
  chosen?: readonly { field: string; choices: readonly string[] }[] | undefined
}

/** The parts of a score as sentences for its viewer: at most 5, the most points first, unmet criteria last. */
export function reasonsOf(viewer: MatchMember, other: MatchMember, pair: Acquaintances, { parts }: Score): Reason[] {
  const describe = (part: Part) => {
    const [text, parameters] = describers[part.criterion](viewer, other, part, pair) ?? []
    return text ? [{ text: { ...text, parameters }, fits: !part.isAgainst }] : []
  }
  const against = parts.filter(({ isAgainst }) => isAgainst).toSorted((a, b) => (b.of ?? 0) - (a.of ?? 0))
  const fitting = parts.filter(({ points, isAgainst }) => points >= minPoints && !isAgainst).toSorted((a, b) => b.points - a.points)
  const last = against.flatMap(describe).slice(0, maxAgainst)
  const meeting = pair.event === undefined ? [] : [{ text: { ...both.event, parameters: { event: pair.event } }, fits: true }]
  return [...meeting, ...choicesOf(pair), ...evidenceOf(viewer, other, pair), ...fitting.flatMap(describe)]
    .slice(0, maxReasons - last.length)
    .concat(last)
}

/** What both have chosen in the community's own fields. It has no points, because the engine knows nothing about these fields. */
function choicesOf({ chosen = [] }: Acquaintances): Reason[] {
  return chosen.slice(0, maxChosen).map(({ field, choices }) => ({
    text: { ...both.chosen, parameters: { field, choices: { all: choices.slice(0, maxListed), joined: 'comma' } } },
    fits: true,
  }))
}

/** Evidence for goals that the investor of the two works for. It has no points: the score counts what members say of themselves. */
function evidenceOf(viewer: MatchMember, other: MatchMember, { evidenced = [] }: Acquaintances): Reason[] {
  const wish = wishOf(viewer, other)
  const theirs = wish?.investor.traits.goals.filter((goal) => evidenced.includes(goal)).toSorted((a, b) => a - b) ?? []
  return wish && theirs.length > 0 ? [{ text: { ...wish.texts.evidence, parameters: { goals: namesOfGoals(theirs) } }, fits: true }] : []
}

type Parameters = NonNullable<ServerText['parameters']>
/** A sentence and its parameters; undefined if no true sentence can be made. */
type Describer = (viewer: MatchMember, other: MatchMember, part: Part, pair: Acquaintances) => [Text, Parameters] | undefined

const describers: Record<Criterion, Describer> = { industry, stage, round, place, goals, experience, expertise, people }

/** The investor's criteria, with sentences for whichever of the two is the viewer. */
function wishOf(viewer: MatchMember, other: MatchMember) {
  const pair = investmentOf(viewer, other)
  return pair && { ...pair, texts: pair.investor === viewer ? ownWish : theirWish }
}

function industry(viewer: MatchMember, other: MatchMember, { isAgainst }: Part): ReturnType<Describer> {
  const wish = wishOf(viewer, other)
  if (!wish) return [both.industry, named(fieldsOf(viewer).filter((name) => fieldsOf(other).includes(name)))]
  const { investor, startup, texts } = wish
  const names = startup.traits.industries
  if (isAgainst) return [texts.otherIndustry, named(names)]
  return [texts.industry, named(names.filter((name) => numberAt(investor.stated.industries, name) > 0))]
}

function named(industries: readonly string[]): Parameters {
  const texts = industries.map((name) => industryTexts[name as Industry] ?? name)
  return { count: Math.min(texts.length, maxListed), industries: listed(texts) }
}

function stage(viewer: MatchMember, other: MatchMember, part: Part): ReturnType<Describer> {
  const wish = wishOf(viewer, other)
  if (!wish) return stageOfBoth(viewer, other, part)
  if (!wish.startup.traits.stage) return undefined
  const at = stageInText(wish.startup.traits.stage)
  if (!part.isAgainst) return [wish.texts.stage, { stage: at }]
  const wanted = fundingStages.filter((name) => numberAt(wish.investor.stated.stages, name) > 0)
  return [wish.texts.otherStage, { stage: at, wanted: listed(wanted.map(stageInText)) }]
}

function stageOfBoth({ group, traits, stated }: MatchMember, other: MatchMember, part: Part): ReturnType<Describer> {
  const theirs = other.traits.stage
  if (group === 'investor') {
    const sought = fundingStages.filter((name) => numberAt(stated.stages, name) > 0 && numberAt(other.stated.stages, name) > 0)
    return [both.stages, { stages: listed(sought.map(stageInText)) }]
  }
  if (theirs === null) return undefined
  if (group === 'mentor') return isMostlyMet(part) ? [both.early, { stage: stageInText(theirs) }] : undefined
  return traits.stage === theirs ? [both.stage, { stage: stageInText(theirs) }] : undefined
}

function round(viewer: MatchMember, other: MatchMember, part: Part): ReturnType<Describer> {
  const wish = wishOf(viewer, other)
  const { amount, raising } = wish?.startup.traits ?? {}
  const { tickets } = wish?.investor.stated.amount ?? {}
  const rounds = wish && roundsOf(wish.investor.stated.amount)
  const reader = viewer.traits.currency
  if (!wish) return isMostlyMet(part) ? moneyOfBoth(reader, other) : undefined
  if (!amount || !raising || !tickets || !rounds) return undefined
  const shown = { amount: amountFor(reader, raising), tickets: rangeFor(reader, tickets) }
  if (!part.isAgainst) return [wish.texts.ticket, shown]
  return [Math.log(amount) < rounds.low ? wish.texts.smallRound : wish.texts.largeRound, shown]
}

function moneyOfBoth(reader: Currency | undefined, { traits, stated }: MatchMember): ReturnType<Describer> {
  if (traits.raising) return [both.round, { amount: amountFor(reader, traits.raising) }]
  return stated.amount.tickets && [both.tickets, { tickets: rangeFor(reader, stated.amount.tickets) }]
}

function place(viewer: MatchMember, other: MatchMember, { isAgainst }: Part): ReturnType<Describer> {
  const wish = wishOf(viewer, other)
  return (wish && namedPlace(wish.investor, wish.startup, wish.texts, isAgainst)) ?? placeOfBoth(viewer, other)
}

function namedPlace({ stated }: MatchMember, { traits }: MatchMember, texts: typeof ownWish, isAgainst: boolean): ReturnType<Describer> {
  const { city, country, regions } = traits
  if (country === null) return undefined
  const from: TextValue = city ? { all: [nameOfCity(city), { country }], joined: 'comma' } : { country }
  if (isAgainst) {
    const wanted = [...namesOf(stated.countries), ...namesOf(stated.regions)]
    return [texts.otherPlace, { place: from, wanted: listed(wanted.map(placeInText)) }]
  }
  if (numberAt(stated.countries, country) > 0) return [texts.placeItself, { place: { country } }]
  const region = regions.find((name) => numberAt(stated.regions, name) > 0)
  return region && region !== 'global' ? [texts.place, { place: from, wanted: placeInText(region) }] : undefined
}

function placeOfBoth({ traits: own }: MatchMember, { traits: theirs }: MatchMember): ReturnType<Describer> {
  if (own.city !== null && own.city === theirs.city) return [both.place, { place: nameOfCity(own.city) }]
  if (own.country !== null && own.country === theirs.country) return [both.place, { place: { country: own.country } }]
  const [region] = own.regions
  if (region && region !== 'global' && region === theirs.regions[0]) return [both.place, { place: placeInText(region) }]
  const kilometres = own.coordinates && theirs.coordinates ? distanceInKm(own.coordinates, theirs.coordinates) : Infinity
  return kilometres < near ? [both.near, { kilometres: Math.max(10, Math.round(kilometres / 10) * 10) }] : undefined
}

/** In kilometres: as far as people travel for a meeting. */
const near = 600

function goals(viewer: MatchMember, other: MatchMember, _part: Part, { evidenced = [] }: Acquaintances): ReturnType<Describer> {
  const shared = sharedGoals(viewer, other)
  // With evidence, they have their own sentence.
  const onlyShared = investmentOf(viewer, other) ? shared.filter((goal) => !evidenced.includes(goal)) : shared
  if (onlyShared.length > 0) return [both.goals, { goals: namesOfGoals(onlyShared) }]
  if (shared.length > 0) return undefined
  const { investor } = investmentOf(viewer, other) ?? {}
  const article = investor?.traits.sfdr === 'article-9' ? 9 : 8
  return [investor === viewer ? both.ownFund : both.theirFund, { article }]
}

function experience({ group }: MatchMember, { group: theirs, traits }: MatchMember): ReturnType<Describer> {
  return group !== 'mentor' && theirs === 'mentor' && traits.years ? [both.experience, { count: traits.years }] : undefined
}

function expertise(viewer: MatchMember, other: MatchMember): ReturnType<Describer> {
  const { labels, labelTexts = labels } = other.traits
  const shared = sharedLabels(viewer, other).map((label) => labelTexts[labels.indexOf(label)] ?? label)
  return [both.labels, { skills: listed(shared) }]
}

function people(_viewer: MatchMember, _other: MatchMember, _part: Part, { mutual, names = [] }: Acquaintances): ReturnType<Describer> {
  const [first, second] = names
  if (first === undefined) return [both.mutual, { count: mutual }]
  if (second === undefined || mutual < 2) return mutual < 2 ? [both.know, { first }] : [both.knowMore, { first, count: mutual - 1 }]
  return mutual === 2 ? [both.knowTwo, { first, second }] : [both.knowTwoMore, { first, second, count: mutual - 2 }]
}

/** The values with the largest shares first. */
const namesOf = (shares: Shares) =>
  Object.entries(shares)
    .filter(([, share]) => share > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)

type Listed = Extract<TextValue, { all: unknown }>

/** How many items of a list a sentence names. */
const maxListed = 3
const listed = (values: Listed['all']): Listed => ({ all: values.slice(0, maxListed) })

const namesOfGoals = (numbers: readonly number[]) =>
  listed(numbers.map((goal) => goalTexts[goal as SustainableDevelopmentGoal] ?? String(goal)))
const stageInText = (name: string) => stageTexts[name as FundingStage] ?? name
const nameOfCity = (city: string) => cityInText(city.slice(0, Math.max(0, city.lastIndexOf('|'))) || city)
