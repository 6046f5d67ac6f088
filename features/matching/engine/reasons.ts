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

const most = 5
/** So many speak against the match at most: what speaks for it is why it is shown. */
const mostAgainst = 3
/** Fewer points are no reason. */
const fewest = 2

/** Those whom both are connected to, as far as their names are told. */
export interface Acquaintances extends PairFacts {
  names?: readonly string[]
  /** The next event both go to, if both let others see it. */
  event?: string
}

/** The parts of a score as its viewer reads them: at most 5, what gave most points first, what is against a wish last. */
export function reasonsOf(viewer: MatchMember, other: MatchMember, pair: Acquaintances, { parts }: Score): Reason[] {
  const tell = (part: Part) => {
    const [text, parameters] = tellers[part.criterion](viewer, other, part, pair) ?? []
    return text ? [{ text: { ...text, parameters }, fits: !part.isAgainst }] : []
  }
  const against = parts.filter(({ isAgainst }) => isAgainst).toSorted((a, b) => (b.of ?? 0) - (a.of ?? 0))
  const fitting = parts.filter(({ points, isAgainst }) => points >= fewest && !isAgainst).toSorted((a, b) => b.points - a.points)
  const last = against.flatMap(tell).slice(0, mostAgainst)
  const meeting = pair.event === undefined ? [] : [{ text: { ...both.event, parameters: { event: pair.event } }, fits: true }]
  return [...meeting, ...fitting.flatMap(tell)].slice(0, most - last.length).concat(last)
}

type Parameters = NonNullable<ServerText['parameters']>
/** A sentence and what stands in it; nothing where no true one is at hand. */
type Teller = (viewer: MatchMember, other: MatchMember, part: Part, pair: Acquaintances) => [Text, Parameters] | undefined

const tellers: Record<Criterion, Teller> = { industry, stage, round, place, goals, experience, expertise, people }

/** Of what an investor looks for, as the one or the other of the two reads it. */
function wishOf(viewer: MatchMember, other: MatchMember) {
  const pair = investmentOf(viewer, other)
  return pair && { ...pair, texts: pair.investor === viewer ? ownWish : theirWish }
}

function industry(viewer: MatchMember, other: MatchMember, { isAgainst }: Part): ReturnType<Teller> {
  const wish = wishOf(viewer, other)
  if (!wish) return [both.industry, named(fieldsOf(viewer).filter((name) => fieldsOf(other).includes(name)))]
  const { investor, startup, texts } = wish
  const names = startup.traits.industries
  if (isAgainst) return [texts.otherIndustry, named(names)]
  return [texts.industry, named(names.filter((name) => numberAt(investor.stated.industries, name) > 0))]
}

function named(industries: readonly string[]): Parameters {
  const texts = industries.map((name) => industryTexts[name as Industry] ?? name)
  return { count: Math.min(texts.length, mostListed), industries: listed(texts) }
}

function stage(viewer: MatchMember, other: MatchMember, { isAgainst }: Part): ReturnType<Teller> {
  const wish = wishOf(viewer, other)
  if (!wish) return stageOfBoth(viewer, other)
  if (!wish.startup.traits.stage) return undefined
  const at = stageInText(wish.startup.traits.stage)
  if (!isAgainst) return [wish.texts.stage, { stage: at }]
  const wanted = fundingStages.filter((name) => numberAt(wish.investor.stated.stages, name) > 0)
  return [wish.texts.otherStage, { stage: at, wanted: listed(wanted.map(stageInText)) }]
}

function stageOfBoth({ group, traits, stated }: MatchMember, other: MatchMember): ReturnType<Teller> {
  const theirs = other.traits.stage
  if (group === 'investor') {
    const sought = fundingStages.filter((name) => numberAt(stated.stages, name) > 0 && numberAt(other.stated.stages, name) > 0)
    return [both.stages, { stages: listed(sought.map(stageInText)) }]
  }
  if (theirs === null) return undefined
  if (group === 'mentor') return [both.early, { stage: stageInText(theirs) }]
  return traits.stage === theirs ? [both.stage, { stage: stageInText(theirs) }] : undefined
}

function round(viewer: MatchMember, other: MatchMember, { isAgainst }: Part): ReturnType<Teller> {
  const wish = wishOf(viewer, other)
  const { amount, raising } = wish?.startup.traits ?? {}
  const { tickets } = wish?.investor.stated.amount ?? {}
  const rounds = wish && roundsOf(wish.investor.stated.amount)
  const reader = viewer.traits.currency
  if (!wish) return moneyOfBoth(reader, other)
  if (!amount || !raising || !tickets || !rounds) return undefined
  const shown = { amount: amountFor(reader, raising), tickets: rangeFor(reader, tickets) }
  if (!isAgainst) return [wish.texts.ticket, shown]
  return [Math.log(amount) < rounds.low ? wish.texts.smallRound : wish.texts.largeRound, shown]
}

function moneyOfBoth(reader: Currency | undefined, { traits, stated }: MatchMember): ReturnType<Teller> {
  if (traits.raising) return [both.round, { amount: amountFor(reader, traits.raising) }]
  return stated.amount.tickets && [both.tickets, { tickets: rangeFor(reader, stated.amount.tickets) }]
}

function place(viewer: MatchMember, other: MatchMember, { isAgainst }: Part): ReturnType<Teller> {
  const wish = wishOf(viewer, other)
  return (wish && namedPlace(wish.investor, wish.startup, wish.texts, isAgainst)) ?? placeOfBoth(viewer, other)
}

function namedPlace({ stated }: MatchMember, { traits }: MatchMember, texts: typeof ownWish, isAgainst: boolean): ReturnType<Teller> {
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

function placeOfBoth({ traits: own }: MatchMember, { traits: theirs }: MatchMember): ReturnType<Teller> {
  if (own.city !== null && own.city === theirs.city) return [both.place, { place: nameOfCity(own.city) }]
  if (own.country !== null && own.country === theirs.country) return [both.place, { place: { country: own.country } }]
  const [region] = own.regions
  if (region && region !== 'global' && region === theirs.regions[0]) return [both.place, { place: placeInText(region) }]
  const kilometres = own.coordinates && theirs.coordinates ? distanceInKm(own.coordinates, theirs.coordinates) : Infinity
  return kilometres < near ? [both.near, { kilometres: Math.max(10, Math.round(kilometres / 10) * 10) }] : undefined
}

/** In kilometres: as far as one travels to meet. */
const near = 600

function goals(viewer: MatchMember, other: MatchMember): ReturnType<Teller> {
  const shared = sharedGoals(viewer, other)
  if (shared.length > 0)
    return [both.goals, { goals: listed(shared.map((goal) => goalTexts[goal as SustainableDevelopmentGoal] ?? String(goal))) }]
  const { investor } = investmentOf(viewer, other) ?? {}
  const article = investor?.traits.sfdr === 'article-9' ? 9 : 8
  return [investor === viewer ? both.ownFund : both.theirFund, { article }]
}

function experience({ group }: MatchMember, { group: theirs, traits }: MatchMember): ReturnType<Teller> {
  return group !== 'mentor' && theirs === 'mentor' && traits.years ? [both.experience, { count: traits.years }] : undefined
}

function expertise(viewer: MatchMember, other: MatchMember): ReturnType<Teller> {
  const { labels, labelTexts = labels } = other.traits
  const shared = sharedLabels(viewer, other).map((label) => labelTexts[labels.indexOf(label)] ?? label)
  return [both.labels, { skills: listed(shared) }]
}

function people(_viewer: MatchMember, _other: MatchMember, _part: Part, { mutual, names = [] }: Acquaintances): ReturnType<Teller> {
  const [first, second] = names
  if (first === undefined) return [both.mutual, { count: mutual }]
  if (second === undefined || mutual < 2) return mutual < 2 ? [both.know, { first }] : [both.knowMore, { first, count: mutual - 1 }]
  return mutual === 2 ? [both.knowTwo, { first, second }] : [both.knowTwoMore, { first, second, count: mutual - 2 }]
}

/** Those with the largest shares first. */
const namesOf = (shares: Shares) =>
  Object.entries(shares)
    .filter(([, share]) => share > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)

type Listed = Extract<TextValue, { all: unknown }>

/** Of a list so many are named in a sentence. */
const mostListed = 3
const listed = (values: Listed['all']): Listed => ({ all: values.slice(0, mostListed) })

const stageInText = (name: string) => stageTexts[name as FundingStage] ?? name
const nameOfCity = (city: string) => cityInText(city.slice(0, Math.max(0, city.lastIndexOf('|'))) || city)
