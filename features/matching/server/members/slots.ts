import { countryCodes } from '#features/places/countries.ts'
import { fundingStages, industries, sfdrArticles, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import type { Shares } from '../../engine/member.ts'
import type { MatchFacts } from '../card-tables.ts'
import { regions } from '#features/places/vocabulary.ts'

/**
 * Each member's facts as bits, so that PostgreSQL can rate members (weigh-slots.ts) by counting bits, in about a microsecond each. Fields
 * with few values have a bit for each; cities and labels are hashed, which is exact enough to select candidates.
 */
const shareLevels = [1, 0.5, 0.333, 0.2] as const
/** Four amounts per power of ten, from ten thousand to a billion euros. */
const amountBands = { perDecade: 4, first: 16, count: 21 } as const
/** Ticket ranges by their middle, two per power of ten, and by their width, as the ratio of the ends. */
const ticketMiddles = Array.from({ length: 11 }, (_, index) => 10 ** (3.5 + index / 2))
const ticketWidths = [3, 10, 40] as const

const named = [
  ...fundingStages.map((stage) => `stage:${stage}`),
  ...industries.map((industry) => `industry:${industry}`),
  ...countryCodes.flatMap((country) => [`country:${country}`, `city-in:${country}`]),
  ...sustainableDevelopmentGoals.map((goal) => `goal:${goal}`),
  ...sfdrArticles.map((article) => `sfdr:${article}`),
  ...Array.from({ length: amountBands.count }, (_, band) => `amount:${band}`),
  ...['stage', 'industry', 'place', 'ticket'].map((wish) => `wants:${wish}`),
  ...fundingStages.flatMap((stage) => shareLevels.map((_, level) => `wants:stage:${stage}:${level}`)),
  ...industries.flatMap((industry) => shareLevels.map((_, level) => `wants:industry:${industry}:${level}`)),
  ...regions.flatMap((region) => shareLevels.map((_, level) => `wants:region:${region}:${level}`)),
  ...countryCodes.map((country) => `wants:country:${country}`),
  ...ticketMiddles.flatMap((_, middle) => ticketWidths.map((__, width) => `wants:ticket:${middle}:${width}`)),
]
const positions = new Map(named.map((name, index) => [name, index]))

/** How many bits the hashed names of each kind have. */
const hashed = { city: 64, label: 256 } as const
type Hashed = keyof typeof hashed
const hashedFrom = {} as Record<Hashed, number>
let end = named.length
for (const kind of Object.keys(hashed) as Hashed[]) {
  hashedFrom[kind] = end
  end += hashed[kind]
}
/**
 * When the meaning of bits changes, add a migration that announces 'match.memberFound' for every completed member, which rebuilds their
 * rows; rows of another width are skipped until then.
 */
export const slotCount = end

/** The names of a member's facts. */
export function slotsOf({ traits, stated }: MatchFacts): string[] {
  const { low, high } = stated.amount
  const ticket = low === null && high === null ? [] : ['wants:ticket', ticketSlot(low ?? (high ?? 0) / 10, high ?? (low ?? 0) * 10)]
  return [
    ...some('stage', traits.stage),
    ...traits.industries.map((industry) => `industry:${industry}`),
    ...some('country', traits.country),
    ...(traits.city === null ? [] : [`city-in:${traits.country}`, `city:${traits.city}`]),
    ...traits.goals.map((goal) => `goal:${goal}`),
    ...some('sfdr', traits.sfdr),
    ...(traits.amount === null ? [] : [`amount:${amountBand(traits.amount)}`]),
    ...traits.labels.map((label) => `label:${label}`),
    ...wish('stage', stated.stages),
    ...wish('industry', stated.industries),
    ...(Object.keys(stated.regions).length + Object.keys(stated.countries).length > 0 ? ['wants:place'] : []),
    ...wish('region', stated.regions).filter((name) => name !== 'wants:region'),
    ...Object.keys(stated.countries).map((country) => `wants:country:${country}`),
    ...ticket,
  ]
}

const some = (kind: string, value: string | null) => (value === null ? [] : [`${kind}:${value}`])
const wish = (kind: string, shares: Shares) => {
  const wishes = Object.entries(shares).map(([value, share]) => `wants:${kind}:${value}:${levelOf(share)}`)
  return wishes.length > 0 ? [`wants:${kind}`, ...wishes] : []
}

const levelOf = (share: number) => nearest(shareLevels, share)
const amountBand = (amount: number) =>
  Math.min(amountBands.count - 1, Math.max(0, Math.floor(Math.log10(amount) * amountBands.perDecade) - amountBands.first))
const ticketSlot = (low: number, high: number) =>
  `wants:ticket:${nearest(ticketMiddles, Math.sqrt(low * high))}:${nearest(ticketWidths, high / low)}`

/** The index of the nearest amount by ratio. */
function nearest(amounts: readonly number[], amount: number): number {
  const distances = amounts.map((each) => Math.abs(Math.log(each / amount)))
  return distances.indexOf(Math.min(...distances))
}

/** The values behind names, to ask the engine what they are worth. */
export const shareOfLevel = (level: number): number => shareLevels[level] ?? 0
export const amountOfBand = (band: number): number => 10 ** ((band + amountBands.first + 0.5) / amountBands.perDecade)
export const ticketOf = (middle: number, width: number) => {
  const [center = 0, factor = 1] = [ticketMiddles[middle], ticketWidths[width]]
  return { low: center / Math.sqrt(factor), high: center * Math.sqrt(factor) }
}
export const allShareLevels = shareLevels.map((_, level) => level)
export const allAmountBands = Array.from({ length: amountBands.count }, (_, band) => band)
export const allTickets = ticketMiddles.flatMap((_, middle) => ticketWidths.map((__, width) => ({ middle, width })))

/** The position of a name's bit; undefined for a name without one. */
export function positionOf(name: string): number | undefined {
  const position = positions.get(name)
  if (position !== undefined) return position
  for (const kind of ['city', 'label'] as const) {
    if (name.startsWith(`${kind}:`)) return hashedFrom[kind] + (hashOf(name) % hashed[kind])
  }
  return undefined
}

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 2166136261
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619)
  return hash >>> 0
}

/** The bits in PostgreSQL's notation: '0100…'. */
export function bitsOf(names: Iterable<string>): string {
  const bits = new Uint8Array(slotCount).fill(48)
  for (const name of names) {
    const position = positionOf(name)
    if (position !== undefined) bits[position] = 49
  }
  return Buffer.from(bits).toString('latin1')
}
