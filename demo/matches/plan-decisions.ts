import { groupOf, memberGroups } from '#features/profiles/vocabulary.ts'
import { hoursSince, talksOf } from '../conversations/talks.ts'
import type { DemoMember } from '../member.ts'
import { type Random, randomFrom } from '../random.ts'
import { notes } from './notes.ts'

export interface PlannedDecision {
  by: DemoMember
  about: DemoMember
  status: 'accepted' | 'rejected'
  note: string | null
  hoursAgo: number
}

const hour = 60 * 60 * 1000
/** In hours, like all times below. */
const day = 24
/** Interests waiting for each account: how many hours ago they arrived, and whether with a note. Two of them are new. */
const waiting = [
  [1.2, true],
  [9.5, true],
  [2.2 * day, false],
  [5.1 * day, true],
  [11 * day, false],
] as const
/** How many other members have made any decisions. */
const deciding = 120

/**
 * Decisions of members about each other. The accounts are connected with each other and with some others, and have a few pending
 * interests in both directions; some other members accept those closest to their field and pass on the rest.
 * @returns at most one decision per member about each other member, the oldest first
 */
export function planDecisions(members: readonly DemoMember[], accounts: number, now = new Date()): PlannedDecision[] {
  const talkedSince = talkTimes(members, accounts, now)
  const planned = new Map<string, PlannedDecision>()
  const noteFor = noteWriter()

  function decide(status: PlannedDecision['status'], by: DemoMember, about: DemoMember, hoursAgo: number, note: string | null = null) {
    const key = `${by.id} ${about.id}`
    if (by !== about && !planned.has(key))
      planned.set(key, { by, about, status, note, hoursAgo: sinceBothAreHere(hoursAgo, by, about, now) })
  }
  function connect(one: DemoMember, other: DemoMember, hoursAgo: number, random: Random) {
    // Members with a conversation were connected before it began.
    const connectedAgo = Math.max(hoursAgo, talkedSince(one, other) + 2)
    decide('accepted', one, other, connectedAgo + random.int(3, 60), noteFor(one, other, random))
    decide('accepted', other, one, connectedAgo)
  }

  const own = members.slice(0, accounts)
  const others = members.slice(accounts).filter((member) => member.profile_completed)
  for (const [index, account] of own.entries()) {
    const random = randomFrom(`matches of ${account.id}`)
    const ago = (most: number) => random.int(2, most) * day + random.next()
    for (const other of own.slice(0, index)) connect(other, account, ago(90), random)
    const near = nearest(account, random.sample(others, others.length))
    for (const other of near.splice(0, 6)) connect(account, other, ago(60), random)
    for (const [hoursAgo, withNote] of waiting) {
      const [other] = near.splice(0, 1)
      if (other) decide('accepted', other, account, hoursAgo, withNote ? noteFor(other, account, random) : null)
    }
    for (const other of near.splice(0, 5)) decide('accepted', account, other, ago(40), noteFor(account, other, random))
    for (const other of near.splice(-12)) decide('rejected', account, other, ago(40))
  }

  for (const member of randomFrom('who decides').sample(others, deciding)) {
    const random = randomFrom(`matches of ${member.id}`)
    const ago = () => random.int(2, 200) * day + random.next()
    const seen = nearest(member, random.sample(others, 30))
    for (const other of seen.slice(0, random.int(1, 4))) {
      if (random.chance(0.45)) connect(member, other, ago(), random)
      else decide('accepted', member, other, ago(), random.chance(0.5) ? noteFor(member, other, random) : null)
    }
    for (const other of seen.slice(-random.int(1, 5))) decide('rejected', member, other, ago())
  }
  return [...planned.values()].toSorted((a, b) => b.hoursAgo - a.hoursAgo)
}

/** Moves a time to after both had joined, and preserves the order of decisions. */
function sinceBothAreHere(hoursAgo: number, one: DemoMember, other: DemoMember, now: Date): number {
  const together = (now.getTime() - Math.max(one.joined_at.getTime(), other.joined_at.getTime())) / hour
  return Math.min(hoursAgo, (together * hoursAgo) / (hoursAgo + 1))
}

/** How many hours ago two members exchanged their first message; 0 if they have not. */
function talkTimes(members: readonly DemoMember[], accounts: number, now: Date) {
  const times = new Map([...talksOf(members, accounts, now)].map(({ a, b, dialogue }) => [pairOf(a, b), hoursSince(dialogue)]))
  return (one: DemoMember, other: DemoMember) => times.get(pairOf(one, other)) ?? 0
}

const pairOf = (one: DemoMember, other: DemoMember) => [one.id, other.id].toSorted().join(' ')

/** Writes notes such that no member receives the same one twice. */
function noteWriter() {
  const received = new Map<string, Set<string>>()
  return (by: DemoMember, about: DemoMember, random: Random): string | null => {
    const { company_name } = by.profile
    const known = received.get(about.id) ?? new Set()
    const texts = notes[`${groupOf(by.profile.user_type)}>${groupOf(about.profile.user_type)}`].filter(
      (text) => !known.has(text) && (company_name !== '' || !text.includes('{company}')),
    )
    if (texts.length === 0) return null
    const text = random.pick(texts)
    received.set(about.id, known.add(text))
    return text.replace('{company}', company_name).replace('{name}', about.profile.first_name)
  }
}

/** Members of the other groups in turn, the closest of each group first. */
function nearest(member: DemoMember, others: readonly DemoMember[]): DemoMember[] {
  const groups = memberGroups
    .filter((group) => group !== groupOf(member.profile.user_type))
    .map((group) =>
      others.filter((other) => groupOf(other.profile.user_type) === group).toSorted((a, b) => nearness(member, b) - nearness(member, a)),
    )
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, place) => groups.flatMap((group) => group[place] ?? [])).flat()
}

/** How similar the fields and stages of two members are. */
function nearness(one: DemoMember, other: DemoMember): number {
  const shared = fieldsOf(one).filter((field) => fieldsOf(other).includes(field)).length
  return 2 * Math.min(shared, 3) + (one.profile.country === other.profile.country ? 1 : 0)
}

function fieldsOf({ profile }: DemoMember): readonly string[] {
  const stages = profile.investor_preferences?.stages ?? (profile.funding_stage ? [profile.funding_stage] : [])
  const industries = profile.investor_preferences?.industries ?? []
  return [...(profile.industry ? [profile.industry] : []), ...industries, ...stages, ...profile.expertise_areas]
}
