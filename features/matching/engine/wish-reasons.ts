import { fundingStages } from '#features/profiles/vocabulary.ts'
import { shortAmount, shortRange } from './amounts.ts'
import { cityInEnglish, countryInEnglish, listed, regionInEnglish, stageInEnglish } from './english.ts'
import type { Fit } from './fit.ts'
import type { Commonness, MatchMember, Seen, Shares } from './member.ts'
import { numberAt } from './number-at.ts'
import { roundsOf } from './ticket.ts'
import type { Told } from './told.ts'
import { ownWish, theirWish } from './wish-texts.ts'
import { sharedWords } from './words.ts'

type Sentence = keyof typeof ownWish
type Parameters = Record<string, string>
/** A sentence for a piece of evidence that has this worth; nothing where no true one is at hand. */
type Tell = (seeker: MatchMember, found: MatchMember, worth: number, usual: Commonness) => [Sentence, Parameters] | undefined

/** What one of the two looks for and finds, or misses, in the other: as `you`, or as `they`, see it. */
export function wishReasons(seeker: MatchMember, found: MatchMember, worths: Fit, usual: Commonness, isViewer: boolean): Told[] {
  const texts: Partial<typeof ownWish> = isViewer ? ownWish : theirWish
  const tell = (worth: number, telling: Tell): Told[] => {
    const told = worth === 0 ? undefined : telling(seeker, found, worth, usual)
    const text = told && texts[told[0]]
    return text ? [{ text: { ...text, parameters: told[1] }, worth }] : []
  }
  return [
    ...tell(worths.labels, ofLabels),
    ...tell(worths.industries, ofIndustries),
    ...tell(worths.stage, ofStage),
    ...tell(worths.ticket, ofTicket),
    ...tell(worths.city + worths.country + worths.region, ofPlace),
    ...tell(worths.words, ofWords),
  ]
}

const ofLabels: Tell = ({ stated, taste }, { traits }, worth) => {
  if (worth < 0) return undefined
  const stating = traits.labels.find((label) => numberAt(stated.labels, label) > 0)
  if (stating) return ['label', { value: stating }]
  const often = traits.labels.find((label) => isOften(taste.accepted, 'labels', label))
  return often ? ['acceptedLabel', { value: often }] : undefined
}

const ofIndustries: Tell = ({ stated, taste }, { traits }, worth) => {
  const { industries } = traits
  const wanted = industries.find((industry) => numberAt(stated.industries, industry) > 0)
  if (worth > 0) {
    if (wanted) return ['industry', { value: wanted }]
    const often = industries.find((industry) => isOften(taste.accepted, 'industries', industry))
    return often ? ['acceptedIndustry', { value: often }] : undefined
  }
  const passed = industries.find(
    (industry) => isOften(taste.rejected, 'industries', industry) && !isOften(taste.accepted, 'industries', industry),
  )
  if (passed) return ['passedIndustry', { value: passed }]
  return wanted || isEmpty(stated.industries) ? undefined : ['otherIndustry', { value: listed(industries) }]
}

const ofStage: Tell = ({ stated, taste }, { traits: { stage } }, worth) => {
  if (stage === null) return undefined
  const value = stageInEnglish(stage)
  const isStated = numberAt(stated.stages, stage) > 0
  if (worth > 0) {
    if (isStated) return ['stage', { value }]
    return isOften(taste.accepted, 'stages', stage) ? ['acceptedStage', { value }] : undefined
  }
  if (!isEmpty(stated.stages))
    return isStated ? undefined : ['otherStage', { value, wanted: listed(namesOf(stated.stages).map(stageInEnglish)) }]
  const order = mostly(taste.accepted, 'stages').map((usual) => stageOrder.indexOf(usual) - stageOrder.indexOf(stage))
  if (order.length === 0 || stageOrder.indexOf(stage) < 0) return undefined
  if (order.every((steps) => steps > 0)) return ['laterStages', { value }]
  return order.every((steps) => steps < 0) ? ['earlierStages', { value }] : undefined
}
/** A bridge comes between any two rounds. */
const stageOrder: readonly string[] = fundingStages.filter((stage) => stage !== 'bridge')

const ofTicket: Tell = ({ stated, taste }, { traits }, worth) => {
  const { amount } = traits
  if (amount === null) return undefined
  const shown = { amount: traits.amountText ?? shortAmount(amount) }
  const rounds = roundsOf(stated.amount)
  if (!rounds) return worth > 0 && taste.accepted.amounts.count >= 3 ? ['acceptedRounds', shown] : undefined
  const log = Math.log(amount)
  const fits = log >= rounds.low && log <= rounds.high
  if (stated.amount.of === 'rounds') return fits && worth > 0 ? ['rounds', shown] : undefined
  const range = stated.amount.text ?? shortRange(stated.amount.low, stated.amount.high) ?? ''
  if (worth > 0) return fits ? ['ticket', { ...shown, range }] : undefined
  if (fits) return undefined
  return [log < rounds.low ? 'smallRound' : 'largeRound', { ...shown, range }]
}

const ofPlace: Tell = ({ stated, taste }, { traits: { city, country, regions } }, worth) => {
  if (country === null) return undefined
  const place = city ? `${cityInEnglish(city)}, ${countryInEnglish(country)}` : countryInEnglish(country)
  const region = regions.find((name) => numberAt(stated.regions, name) > 0)
  const isStated = (city !== null && numberAt(stated.cities, city) > 0) || numberAt(stated.countries, country) > 0 || region !== undefined
  if (worth > 0) {
    if (city && numberAt(stated.cities, city) > 0) return ['placeItself', { value: cityInEnglish(city) }]
    if (numberAt(stated.countries, country) > 0) return ['placeItself', { value: countryInEnglish(country) }]
    if (region) return ['place', { place, value: regionInEnglish(region) }]
    if (city && isOften(taste.accepted, 'cities', city)) return ['acceptedPlace', { value: cityInEnglish(city) }]
    return isOften(taste.accepted, 'countries', country) ? ['acceptedPlace', { value: countryInEnglish(country) }] : undefined
  }
  if (isStated) return undefined
  const named = [...namesOf(stated.countries).map(countryInEnglish), ...namesOf(stated.regions).map(regionInEnglish)]
  if (named.length > 0) return ['otherPlace', { place, wanted: listed(named) }]
  const usual = mostly(taste.accepted, 'countries')
  return usual.length === 0 || usual.includes(country) ? undefined : ['mostPlaces', { place, wanted: listed(usual.map(countryInEnglish)) }]
}

const ofWords: Tell = ({ stated }, { traits }, _, usual) => {
  const shared = sharedWords(stated.words, traits.words, usual)
  return shared.length > 0 ? ['words', { value: listed(shared) }] : undefined
}

const isEmpty = (shares: Shares) => namesOf(shares).length === 0
/** Those with the largest shares first. */
const namesOf = (shares: Shares) =>
  Object.entries(shares)
    .filter(([, share]) => share > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)

/** How many of what was accepted makes it more than chance, and fit to be spoken of. */
const some = 3

type Counted = 'labels' | 'industries' | 'stages' | 'cities' | 'countries' | 'regions'

/** Whether they were accepted, or rejected, often enough to say so: at least three of them, and a third of all. */
const isOften = (seen: Seen, field: Counted, value: string): boolean =>
  numberAt(seen[field], value) >= some && numberAt(seen[field], value) * 3 >= seen.count

/** What more than half were, the commonest first: with two values together if no single one is. */
function mostly(seen: Seen, field: Counted): string[] {
  const counts = Object.entries(seen[field]).toSorted((a, b) => b[1] - a[1])
  const [first, second] = counts
  if (!first || seen.count < some) return []
  if (first[1] * 2 > seen.count) return [first[0]]
  return second && (first[1] + second[1]) * 2 > seen.count ? [first[0], second[0]] : []
}
