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

/** A named fact, and an otherwise blank member who has it, to ask the engine about. */
interface Probe {
  name: string
  traits?: Partial<Traits>
  stated?: Partial<Stated>
  /** A wider slot that this one implies: its worth is subtracted, so that it counts once. */
  within?: string
  /** What several facts of a kind are worth together, as a share of their sum: each further one adds less. */
  crowded?: number
}

/** How many of a viewer's labels and cities count among the slots: the most important ones. */
const maxPerKind = 32

interface Worth {
  /** By the name of the slot. */
  slots: ReadonlyMap<string, number>
  /** The weight of a member's pull relative to them. */
  pull: number
}

/**
 * What each fact of another member is worth to a viewer: how much it adds to the logarithm of the probability that both accept, for a
 * well-fitting member. The engine is asked about one fact at a time, since evidence is additive.
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
  // If a side is almost certain to accept, more evidence adds little: weigh by the remaining doubt.
  const doubt = (odds: number) => 1 / (1 + Math.exp(odds))
  const doubtThere = doubt(nobody[0] + bestOfEach(added.map(({ probe, there }) => [probe.name, there])))
  const doubtBack = doubt(nobody[1] + bestOfEach(added.map(({ probe, back }) => [probe.name, back])))
  const whole = new Map(added.map(({ probe, there, back }) => [probe.name, doubtThere * there + doubtBack * back]))
  const worth = added.map(({ probe: { name, within } }) => [name, (whole.get(name) ?? 0) - (whole.get(within ?? '') ?? 0)] as const)
  return { slots: mostTelling(new Map(worth)), pull: (doubtThere + doubtBack) / 2 }
}

/** Half of the sum of the best facts of each kind: no member has all of them. */
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
  for (const [name] of labels.slice(maxPerKind)) kept.delete(name)
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
      .slice(0, maxPerKind),
  )

/** Facts another member may have. */
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

/** What another member may look for. Any wish may also be for something other than the viewer, which is counted first. */
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

/** The number of bits of a worth, including the sign. */
const bits = 7
const largest = 2 ** (bits - 1) - 1

export interface Masks {
  /** The worth of one step of the integers. */
  step: number
  /** How many steps each bit counts that a member shares with a mask. */
  masks: { steps: number; bits: string }[]
}

/** Worths as bit masks: a member's rough score is the sum of each mask's steps for each shared bit. */
export function masksOf(worth: ReadonlyMap<string, number>): Masks {
  const step = Math.max(1e-6, ...[...worth.values()].map(Math.abs)) / largest
  const inSteps = new Int16Array(slotCount)
  for (const [name, value] of worth) {
    const position = positionOf(name)
    const rounded = Math.round(value / step)
    // If two names share a bit, it counts as the one that is worth more.
    if (position !== undefined && Math.abs(rounded) > Math.abs(inSteps[position] ?? 0)) inSteps[position] = rounded
  }
  const masks = Array.from({ length: bits }, (_, bit) => ({
    steps: 2 ** bit * (bit === bits - 1 ? -1 : 1),
    // Negative numbers in two's complement.
    bits: Array.from(inSteps, (value) => (value >> bit) & 1).join(''),
  }))
  return { step, masks: masks.filter((mask) => mask.bits.includes('1')) }
}
