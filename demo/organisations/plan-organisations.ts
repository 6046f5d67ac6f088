import type { OrganisationFields } from '#features/organisations/organisation-contract.ts'
import type { OrganisationRole } from '#features/organisations/roles.ts'
import { foldedName } from '#features/organisations/server/index.ts'
import { slugOf } from '../companies.ts'
import type { DemoMember } from '../member.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { yearsIn } from '../text.ts'
import { type Position, fundPositions, startupPositions } from './colleagues.ts'
import { fieldsOf, fieldsOfHost, supplied } from './describe-organisation.ts'
import { hosts } from './hosts.ts'

export interface DemoPerson {
  member: DemoMember
  role: OrganisationRole
  title: string
  joinedAt: Date
}

export interface DemoOrganisation {
  id: string
  fields: OrganisationFields
  people: DemoPerson[]
  foundedAt: Date
  isVerified: boolean
  hasLogo: boolean
  hasCover: boolean
}

/** How many members found an organisation for their company. The others' company names are proposals to do so. */
const share = { startup: 0.62, investor: 0.7 }
/** How many organisations have one colleague more, and how many two. */
const withOne = 26
const withTwo = 11

/**
 * Organisations of a community. Colleagues are drawn from members whose companies have no page: their profiles then describe their
 * work for the organisation.
 * @param accounts how many printed accounts the list begins with; they keep their profiles
 * @returns the members, with the profiles of colleagues changed, and the organisations
 */
export function planOrganisations(
  members: readonly DemoMember[],
  accounts: number,
): { members: DemoMember[]; organisations: DemoOrganisation[] } {
  const names = new Set<string>()
  const organisations = members.flatMap((member, index) => ownOrganisation(member, index < accounts, names) ?? [])
  const founders = new Set(organisations.flatMap(({ people }) => people.map(({ member }) => member.id)))
  const free = members.slice(accounts).filter((member) => member.profile_completed && !founders.has(member.id))
  const changed = new Map<string, DemoMember>()
  const taken = new Set(members.map(({ email }) => email))
  /** How many colleagues introduce themselves with each text. */
  const uses = new Map<string, number>()
  const take = (fits: (member: DemoMember) => boolean) => {
    const found = free.findIndex(fits)
    return found < 0 ? undefined : free.splice(found, 1)[0]
  }

  for (const [organisation, count] of chosenForColleagues(organisations)) {
    const [owner] = organisation.people as [DemoPerson]
    const { user_type, country } = owner.member.profile
    const all = user_type === 'startup' ? startupPositions : fundPositions
    const usesOf = ({ bios }: Position) => Math.min(...bios.map((bio) => uses.get(bio) ?? 0))
    const positions = randomFrom(`positions at ${organisation.id}`)
      .sample(all, all.length)
      .toSorted((one, other) => usesOf(one) - usesOf(other))
      .slice(0, count)
    for (const position of positions) {
      const isOfType = (member: DemoMember) => member.profile.user_type === user_type
      const member = take((each) => isOfType(each) && each.profile.country === country) ?? take(isOfType)
      if (!member) continue
      const [bio = ''] = position.bios.toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0))
      uses.set(bio, (uses.get(bio) ?? 0) + 1)
      const colleague = colleagueOf(member, organisation, { bio, expertise: position.expertise }, taken)
      changed.set(member.id, colleague)
      const role = position === positions[0] ? 'admin' : 'member'
      organisation.people.push({ member: colleague, role, title: position.title, joinedAt: joiningAt(organisation, member) })
    }
  }
  for (const host of hosts) {
    const member = take(({ profile }) => profile.user_type === 'mentor' || profile.user_type === 'advisor')
    if (!member) continue
    const organisation = foundedBy(member, fieldsOfHost(host), host.title)
    organisations.push(organisation)
    changed.set(member.id, {
      ...member,
      profile: { ...member.profile, ...supplied(organisation.fields) },
      email: addressAt(member, organisation, taken),
    })
  }
  return { members: members.map((member) => changed.get(member.id) ?? member), organisations }
}

/** The organisation of a founder's or investor's company, unless they have not made one, or another of the name exists. */
function ownOrganisation(member: DemoMember, isPrinted: boolean, names: Set<string>): DemoOrganisation | undefined {
  const { profile, profile_completed } = member
  const type = profile.user_type
  if (!profile_completed || !profile.company_name || (type !== 'startup' && type !== 'investor')) return undefined
  // Business angels write about themselves.
  if (type === 'investor' && /^I\b/.test(profile.bio)) return undefined
  const name = foldedName(profile.company_name)
  if (names.has(name) || !(isPrinted || randomFrom(`organisation of ${member.id}`).chance(share[type]))) return undefined
  names.add(name)
  return foundedBy(member, fieldsOf(member), titleOf(member))
}

function foundedBy(member: DemoMember, fields: OrganisationFields, title: string): DemoOrganisation {
  const id = uuidFrom(`organisation ${fields.name}`)
  const random = randomFrom(`facts of ${id}`)
  const is_public = random.chance(0.7)
  const foundedAt = laterThan(member.joined_at, random)
  return {
    id,
    fields: { ...fields, is_public },
    people: [{ member, role: 'owner', title, joinedAt: foundedAt }],
    foundedAt,
    isVerified: fields.website !== null && random.chance(0.45),
    hasLogo: random.chance(0.85),
    hasCover: random.chance(0.4),
  }
}

/** Some weeks later, or halfway to now for somebody who has just joined. */
const laterThan = (time: Date, random: Random) =>
  new Date(time.getTime() + Math.min((Date.now() - time.getTime()) / 2, random.int(1, 40) * 86_400_000))

/** An hour after the colleague before, but not before they are members. */
const joiningAt = ({ foundedAt, people }: DemoOrganisation, { joined_at }: DemoMember) =>
  new Date(Math.max(foundedAt.getTime() + people.length * 3_600_000, joined_at.getTime() + 3_600_000))

const titleOf = ({ profile: { user_type } }: DemoMember) => (user_type === 'startup' ? 'Founder and CEO' : 'Managing partner')

/** Smaller teams rarely have such positions. */
const leastTeam = 8

/** The printed accounts' organisations have two colleagues; the others are drawn. */
function chosenForColleagues(organisations: readonly DemoOrganisation[]): [DemoOrganisation, number][] {
  const [founder, investor, ...others] = organisations
  const drawn = randomFrom('organisations with colleagues').sample(others.filter(hasRoles), withOne + withTwo)
  const counted = drawn.map((organisation, index): [DemoOrganisation, number] => [organisation, index < withTwo ? 2 : 1])
  return [...[founder, investor].flatMap((each): [DemoOrganisation, number][] => (each ? [[each, 2]] : [])), ...counted]
}

const hasRoles = ({ people: [owner] }: DemoOrganisation) => {
  const { user_type, funding_stage, team_size } = owner?.member.profile ?? {}
  return user_type !== 'startup' || (funding_stage !== 'pre-seed' && (team_size ?? 0) >= leastTeam)
}

interface Role {
  bio: string
  expertise: readonly string[]
}

function colleagueOf(member: DemoMember, organisation: DemoOrganisation, { bio, expertise }: Role, taken: Set<string>): DemoMember {
  const { fields, people } = organisation
  const [owner] = people as [DemoPerson]
  const { investor_preferences, investment_focus, investment_criteria, portfolio_size } = owner.member.profile
  const profile = {
    ...member.profile,
    ...supplied(fields),
    bio: bio.replaceAll('{company}', fields.name),
    sdgs: fields.sdgs,
    years_experience: Math.max(member.profile.years_experience ?? 0, yearsIn(bio)),
    investor_preferences,
    investment_focus,
    investment_criteria,
    portfolio_size,
  }
  return {
    ...member,
    email: addressAt(member, organisation, taken),
    isColleague: true,
    profile: { ...profile, expertise_areas: [...expertise], linkedin: null },
  }
}

/** An address at the organisation's domain; their previous one if somebody else has it. */
function addressAt(
  { email, profile: { first_name, last_name } }: DemoMember,
  { fields: { name } }: DemoOrganisation,
  taken: Set<string>,
): string {
  const address = `${slugOf(first_name)}.${slugOf(last_name)}@${slugOf(name)}.example`
  if (taken.has(address)) return email
  taken.add(address)
  return address
}
