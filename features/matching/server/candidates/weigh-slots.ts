import type { CountryCode } from '#features/places/countries.ts'
import { fundingStages, industries, sfdrArticles, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { memberOf, nothingStated, nothingTold } from '../../engine/blank-member.ts'
import { acceptance } from '../../engine/match.ts'
import type { MatchMember, Seen, Stated, Traits } from '../../engine/member.ts'
import { regionsNarrowFirst } from '../../facts.ts'
import {
  allAmountBands,
  allShareLevels,
  allTickets,
  amountOfBand,
  positionOf,
  shareOfLevel,
  slotCount,
  ticketOf,
} from '../members/slots.ts'
import type { Matchmaker } from '../scoring/matchmaker.ts'

/** A fact by its name, and a member of whom nothing else is known to ask the engine about. */
interface Probe {
  name: string
  traits?: Partial<Traits>
  stated?: Partial<Stated>
  /** A wider slot that whoever has this one has too: its worth is taken off, so that it counts once. */
  within?: string
  /** What several of its kind are worth together, as a share of what they are worth one by one: each further one tells less. */
  crowded?: number
}

/** How many labels and cities of a viewer count among the slots: the most telling ones. */
const mostOfAKind = 32

interface Worth {
  /** By the name of the slot. */
  slots: ReadonlyMap<string, number>
  /** How much of a member's pull counts beside them. */
  pull: number
}

/**
 * What each fact of another member is worth to a viewer: how much it adds to the logarithm of the probability that both accept, for a
 * member who fits well. It is asked of the engine itself, one fact at a time: the evidence is additive.
 */
export function worthOfSlots({ community, weights }: Matchmaker, viewer: MatchMember, group: MemberGroup): Worth {
  const alone = { mutual: 0 }
  const bothWays = (other: MatchMember) =>
    [acceptance(viewer, other, alone, community, weights), acceptance(other, viewer, alone, community, weights)] as const
  const nobody = bothWays(memberOf(group))
  const added = probesFor(viewer, Object.keys(community[group].countries)).map((probe) => {
    const facts = { traits: { ...nothingTold.traits, ...probe.traits }, stated: { ...nothingStated, ...probe.stated } }
    const [there, back] = bothWays(memberOf(group, facts))
    const share = probe.crowded ?? 1
    return { probe, there: (there - nobody[0]) * share, back: (back - nobody[1]) * share }
  })
  // Where a side is all but certain to accept, more of the same adds little: weigh by the doubt about somebody who fits well.
  const doubt = (odds: number) => 1 / (1 + Math.exp(odds))
  const doubtThere = doubt(nobody[0] + bestOfEach(added.map(({ probe, there }) => [probe.name, there])))
  const doubtBack = doubt(nobody[1] + bestOfEach(added.map(({ probe, back }) => [probe.name, back])))
  const whole = new Map(added.map(({ probe, there, back }) => [probe.name, doubtThere * there + doubtBack * back]))
  const worth = added.map(({ probe: { name, within } }) => [name, (whole.get(name) ?? 0) - (whole.get(within ?? '') ?? 0)] as const)
  return { slots: mostTelling(new Map(worth)), pull: (doubtThere + doubtBack) / 2 }
}

/** The best fact of each kind together, half of it: nobody has them all. */
function bestOfEach(added: readonly (readonly [name: string, value: number])[]): number {
  const best = new Map<string, number>()
  for (const [name, value] of added) {
    const kind = /^(wants:)?[a-z-]+/.exec(name)?.[0] ?? name
    best.set(kind, Math.max(best.get(kind) ?? 0, value))
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0) / 2
}

function mostTelling(worth: Map<string, number>): Map<string, number> {
  const kept = new Map(worth)
  const labels = [...worth].filter(([name]) => name.startsWith('label:')).toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
  for (const [name] of labels.slice(mostOfAKind)) kept.delete(name)
  return kept
}

const probesFor = (viewer: MatchMember, countries: readonly string[]): Probe[] => [...traitProbes(viewer, countries), ...wishProbes(viewer)]

const namesOf = (record: Readonly<Record<string, number>>) => Object.keys(record)
const tasteOf = ({ taste }: MatchMember, field: 'labels' | 'cities') => [
  ...namesOf(most(taste.accepted[field])),
  ...namesOf(most(taste.rejected[field])),
]
const most = (counts: Seen['labels']) =>
  Object.fromEntries(
    Object.entries(counts)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostOfAKind),
  )

/** What another member may be. */
function traitProbes(viewer: MatchMember, countries: readonly string[]): Probe[] {
  const { traits, stated } = viewer
  const labels = new Set([...traits.labels, ...namesOf(stated.labels), ...tasteOf(viewer, 'labels')])
  const cities = new Set([...(traits.city === null ? [] : [traits.city]), ...namesOf(stated.cities), ...tasteOf(viewer, 'cities')])
  return [
    ...fundingStages.map((stage) => ({ name: `stage:${stage}`, traits: { stage } })),
    ...industries.map((industry) => ({ name: `industry:${industry}`, traits: { industries: [industry] } })),
    ...countries.flatMap((country) => [
      { name: `country:${country}`, traits: inCountry(country) },
      { name: `city-in:${country}`, traits: { ...inCountry(country), city: `?|${country}` }, within: `country:${country}` },
    ]),
    ...[...cities].map((city) => {
      const country = city.slice(city.lastIndexOf('|') + 1)
      return { name: `city:${city}`, traits: { ...inCountry(country), city }, within: `city-in:${country}` }
    }),
    ...sustainableDevelopmentGoals.map((goal) => ({ name: `goal:${goal}`, traits: { goals: [goal] }, crowded: 0.6 })),
    ...sfdrArticles.map((sfdr) => ({ name: `sfdr:${sfdr}`, traits: { sfdr } })),
    ...allAmountBands.map((band) => ({ name: `amount:${band}`, traits: { amount: amountOfBand(band) } })),
    ...[...labels].map((label) => ({ name: `label:${label}`, traits: { labels: [label] }, crowded: 0.8 })),
  ]
}

/** What another member may look for. Whoever looks for anything may look for something else than the viewer, which is counted first. */
function wishProbes({ traits }: MatchMember): Probe[] {
  const shares = (value: string, level: number) => ({ [value]: shareOfLevel(level), '': 1 - shareOfLevel(level) })
  const known = (value: string | null) => (value === null ? [] : [value])
  return [
    { name: 'wants:stage', stated: { stages: { '': 1 } } },
    { name: 'wants:industry', stated: { industries: { '': 1 } } },
    { name: 'wants:place', stated: { regions: { '': 1 } } },
    ...known(traits.stage).flatMap((stage) =>
      allShareLevels.map((level) => ({
        name: `wants:stage:${stage}:${level}`,
        stated: { stages: shares(stage, level) },
        within: 'wants:stage',
      })),
    ),
    ...traits.industries.flatMap((industry) =>
      allShareLevels.map((level) => ({
        name: `wants:industry:${industry}:${level}`,
        stated: { industries: shares(industry, level) },
        within: 'wants:industry',
      })),
    ),
    ...traits.regions.flatMap((region) =>
      allShareLevels.map((level) => ({
        name: `wants:region:${region}:${level}`,
        stated: { regions: shares(region, level) },
        within: 'wants:place',
      })),
    ),
    ...known(traits.country).map((country) => ({
      name: `wants:country:${country}`,
      stated: { countries: { [country]: 0.5 }, regions: { '': 0.5 } },
      within: 'wants:place',
    })),
    ...(traits.amount === null ? [] : allTickets).map(({ middle, width }) => ({
      name: `wants:ticket:${middle}:${width}`,
      stated: { amount: ticketOf(middle, width) },
    })),
  ]
}

const inCountry = (country: string) => ({ country, regions: regionsNarrowFirst(country as CountryCode) })

/** How many bits a worth has, the last of them its sign. */
const bits = 7
const largest = 2 ** (bits - 1) - 1

export interface Masks {
  /** What one step of the whole numbers is worth. */
  step: number
  /** How many steps a member gets for each bit they have in common with a mask. */
  masks: { steps: number; bits: string }[]
}

/** Worths as masks of bits: a member's light score is the sum of the steps of each mask for each bit they share with it. */
export function masksOf(worth: ReadonlyMap<string, number>): Masks {
  const step = Math.max(1e-6, ...[...worth.values()].map(Math.abs)) / largest
  const inSteps = new Int16Array(slotCount)
  for (const [name, value] of worth) {
    const position = positionOf(name)
    const rounded = Math.round(value / step)
    // Two names that share a bit: whoever has it is taken for the one that is worth more.
    if (position !== undefined && Math.abs(rounded) > Math.abs(inSteps[position] ?? 0)) inSteps[position] = rounded
  }
  const masks = Array.from({ length: bits }, (_, bit) => ({
    steps: 2 ** bit * (bit === bits - 1 ? -1 : 1),
    // Numbers below 0 in two's complement.
    bits: Array.from(inSteps, (value) => (value >> bit) & 1).join(''),
  }))
  return { step, masks: masks.filter((mask) => mask.bits.includes('1')) }
}
