import type { ValidProfileInput } from '#features/profiles/contract.ts'
import type { EmailVisibility, UserType } from '#features/profiles/vocabulary.ts'
import { accountMembers } from './accounts.ts'
import { slugOf } from './companies.ts'
import { drawCoverChoice } from './covers/scene.ts'
import { describeFounder } from './founders/describe-founder.ts'
import { describeInvestor } from './investors/describe-investor.ts'
import { type DemoMember, blankProfile } from './member.ts'
import { describeMentor } from './mentors/describe-mentor.ts'
import { type Person, drawPerson } from './people/person.ts'
import { drawAppearance } from './portraits/appearance.ts'
import { type Random, randomFrom, uuidFrom } from './random.ts'

const types: readonly (readonly [UserType, number])[] = [
  ['startup', 52],
  ['investor', 28],
  ['mentor', 14],
  ['advisor', 6],
]
const emailVisibilityShares: readonly (readonly [EmailVisibility, number])[] = [
  ['connections', 75],
  ['everyone', 18],
  ['nobody', 7],
]
const day = 24 * 60 * 60 * 1000
/** Members joined during the last 18 months. */
const oldestDay = 547

interface CommunityOptions {
  /** The current date; members joined before it. */
  now?: Date
  /** False leaves out the printed accounts. */
  withAccounts?: boolean
  /** Email addresses that are already in use. */
  takenEmails?: Iterable<string>
}

/**
 * A plausible community, deterministic by seed and day; a larger one begins with the members of a smaller one.
 * Everything is invented, and all emails and websites are under the reserved top-level domain 'example' (RFC 2606).
 */
export function* generateMembers(count: number, seed: number, options: CommunityOptions = {}): Generator<DemoMember, void> {
  const { now = new Date(), withAccounts = true, takenEmails = [] } = options
  const taken = new Set(takenEmails)
  const accounts = withAccounts ? accountMembers(now).slice(0, count) : []
  for (const { email } of accounts) taken.add(email)
  yield* accounts
  for (let number = accounts.length; number < count; number++) yield drawMember(`${seed}:${number}`, now, taken)
}

/** The members of `generateMembers` as an array. */
export const demoMembers = (count: number, seed: number, options: CommunityOptions = {}): DemoMember[] => [
  ...generateMembers(count, seed, options),
]

function drawMember(seed: string, now: Date, taken: Set<string>): DemoMember {
  const random = randomFrom(seed)
  const person = drawPerson(random)
  const user_type = random.weighted(types)
  // The square root makes the community grow: more members join per day over time.
  const joined = now.getTime() - (1 - Math.sqrt(random.next())) * oldestDay * day - random.int(1, 600) * 60_000
  const described: ValidProfileInput = {
    ...blankProfile(person.first_name, person.last_name, user_type),
    country: person.home.country,
    city_id: person.city.id,
    ...describe(random, person, user_type, now.getFullYear()),
    email_visibility: random.weighted(emailVisibilityShares),
  }
  const email = freeEmail(person, described.company_name, taken)
  const portrait = random.chance(0.35) ? drawAppearance(random, person.tradition, person.isWoman) : null
  const cover = random.chance(0.25) ? drawCoverChoice(random) : null
  const { profile, profile_completed } = random.chance(0.05)
    ? leftIncomplete(random, described)
    : { profile: described, profile_completed: true }
  return {
    id: uuidFrom(seed),
    email,
    profile,
    profile_completed,
    joined_at: new Date(joined),
    updated_at: new Date(joined + random.next() ** 2 * (now.getTime() - joined)),
    portrait: profile_completed ? portrait : null,
    cover: profile_completed ? cover : null,
  }
}

function describe(random: Random, person: Person, user_type: UserType, year: number): Partial<ValidProfileInput> {
  if (user_type === 'startup') return describeFounder(random, person, year)
  if (user_type === 'investor') return describeInvestor(random, person)
  return describeMentor(random, person, user_type)
}

/** An empty profile, or one with gaps. */
function leftIncomplete(random: Random, profile: ValidProfileInput): { profile: ValidProfileInput; profile_completed: boolean } {
  return random.pick([
    { profile: blankProfile(profile.first_name, profile.last_name, profile.user_type), profile_completed: false },
    { profile: { ...profile, bio: '', website: null }, profile_completed: true },
    { profile: { ...profile, industry: null, expertise_areas: [], sdgs: [] }, profile_completed: true },
    { profile: { ...profile, country: null, city_id: null }, profile_completed: true },
    { profile: { ...profile, company_name: '', website: null, city_id: null }, profile_completed: true },
  ])
}

function freeEmail({ first_name, last_name }: Person, company: string, taken: Set<string>): string {
  const name = `${slugOf(first_name)}.${slugOf(last_name)}`
  const domain = `${slugOf(company) || 'mail'}.example`
  let email = `${name}@${domain}`
  for (let number = 2; taken.has(email); number++) email = `${name}${number}@${domain}`
  taken.add(email)
  return email
}
