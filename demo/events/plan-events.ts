import { instantOf, localDate } from '#features/events/zoned-time.ts'
import type { AttendanceStatus } from '#features/events/vocabulary.ts'
import { findCity } from '#features/places/server/index.ts'
import type { UserType } from '#platform/members.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { type EventIdea, ideas, venues } from './texts.ts'
import { zoneOfCountry } from './zones.ts'

const day = 86_400_000

export interface PlannedEvent {
  id: string
  idea: EventIdea
  host: DemoMember
  /** In whose name they host it. */
  organisation: DemoOrganisation | null
  title: string
  venue: string
  startsAt: Date
  endsAt: Date
  zone: string
  postedAt: Date
  isCancelled: boolean
  question: string | null
  attendees: PlannedAttendee[]
}

interface PlannedAttendee {
  member: DemoMember
  status: AttendanceStatus
  registeredAt: Date
  answer: string | null
}

/** Events cluster around today. */
const daysAgo = (random: Random) => -Math.round(random.next() ** 1.6 * 90) - 1
const daysAhead = (random: Random) => Math.round(random.next() ** 1.3 * 60) + 1

/** How often a host is drawn until the title is new. */
const mostDraws = 50

/** How many of the events that suit an organisation are hosted for one. */
const inNameOfOrganisation = 0.2
/** No event was posted longer ago, in days. */
const earliestPost = 140

/** How often each idea is used: in three cities or companies, but only two conferences; without a name in its title, once. */
const timesOf = ({ title, type }: EventIdea) => (!/[{]/.test(title) ? 1 : type === 'summit' || type === 'conference' ? 2 : 3)

/** A plausible calendar around today: events and their attendees. The first members are the printed accounts. */
export function planEvents(
  members: readonly DemoMember[],
  accounts: number,
  organisations: readonly DemoOrganisation[],
  now: Date,
): PlannedEvent[] {
  const hosts = members.filter(
    ({ profile_completed, profile }) => profile_completed && profile.city_id !== null && profile.country !== 'US',
  )
  const random = randomFrom('events')
  const ownIdeas = ownEvents(members).map((own) => ({
    ...own,
    idea: ideas[own.at] as EventIdea,
    organisation: (own.isInName && organisations.find(({ people }) => people.some(({ member }) => member === own.host))) || null,
  }))
  const titles = new Set(ownIdeas.map(({ idea, ...by }) => titleOf(idea, by)))
  const drawn = ideas
    .flatMap((idea, index) =>
      Array.from({ length: timesOf(idea) }, (_, time) => ({ idea, isPast: time === 1 || (time === 0 && index % 3 === 0) })),
    )
    .flatMap(({ idea, isPast }, index) => {
      const days = isPast ? daysAgo(random) : daysAhead(random)
      // No title is used twice.
      for (let draws = 0; draws < mostDraws; draws += 1) {
        const inName =
          idea.isAtHome || (idea.by && random.chance(inNameOfOrganisation)) ? drawHost(random, idea, organisations, now) : undefined
        if (idea.isAtHome && !inName) return []
        const by = inName ?? { host: random.pick(hosts.filter((member) => isOf(idea.hosts, member))), organisation: null }
        const title = titleOf(idea, by)
        if (titles.has(title)) continue
        titles.add(title)
        return [planEvent({ index, idea, ...by, days, members, accounts, now, random })]
      }
      return []
    })
  const own = ownIdeas.map(({ idea, host, organisation, days }, index) =>
    planEvent({ index: 1_000 + index, idea, host, organisation, days, members, accounts, now, random, isOwn: true }),
  )
  return [...drawn, ...own]
}

/** A member who hosts the idea in the name of their organisation. They were in it when even the earliest event was posted. */
function drawHost(random: Random, idea: EventIdea, organisations: readonly DemoOrganisation[], now: Date) {
  const fitting = organisations.flatMap((organisation) =>
    idea.by?.includes(organisation.fields.kind)
      ? organisation.people.flatMap(({ member, joinedAt }) =>
          member.profile.city_id !== null &&
          (!idea.isAtHome || isAtHome(member, organisation)) &&
          now.getTime() - joinedAt.getTime() > earliestPost * day
            ? { host: member, organisation }
            : [],
        )
      : [],
  )
  return fitting.length > 0 ? random.pick(fitting) : undefined
}

const isOf = (types: readonly UserType[] | undefined, { profile }: DemoMember) => !types || types.includes(profile.user_type)

const isAtHome = ({ profile: { country } }: DemoMember, { fields }: DemoOrganisation) =>
  country !== null && fields.countries.includes(country)

interface OwnEvent {
  host: DemoMember
  /** The index of the idea. */
  at: number
  /** From today. */
  days: number
  isInName?: boolean
}

/** Events that the printed accounts host, some of them for their organisations. */
function ownEvents([founder, investor]: readonly DemoMember[]): OwnEvent[] {
  if (!founder || !investor) return []
  return [
    { host: founder, at: 14, days: 11, isInName: true },
    { host: founder, at: 3, days: -34 },
    { host: investor, at: 2, days: 4, isInName: true },
    { host: investor, at: 15, days: 17, isInName: true },
  ]
}

interface Plan {
  index: number
  idea: EventIdea
  host: DemoMember
  organisation: DemoOrganisation | null
  /** From today. */
  days: number
  members: readonly DemoMember[]
  accounts: number
  now: Date
  random: Random
  isOwn?: boolean
}

function planEvent({ index, idea, host, organisation, days, members, accounts, now, random, isOwn = false }: Plan): PlannedEvent {
  const zone = zoneOfCountry(host.profile.country)
  const date = localDate(workday(new Date(noonOf(now) + days * day), idea), zone)
  const startsAt = instantOf(`${date}T${clock(idea.at)}`, zone)
  const endsAt = new Date(startsAt.getTime() + (idea.days ? (idea.days - 1) * day + 8.5 * 3_600_000 : (idea.hours ?? 2) * 3_600_000))
  const postedAt = new Date(Math.min(startsAt.getTime() - random.int(12, 45) * day, now.getTime() - random.int(1, 9) * day))
  const title = titleOf(idea, { host, organisation })
  const event = {
    id: uuidFrom(`event ${index}`),
    idea,
    host,
    organisation,
    title,
    venue: idea.isAtHome && organisation ? organisation.fields.name : random.pick(venues).replace('{city}', cityOf(host)),
    startsAt,
    endsAt,
    zone,
    postedAt,
    isCancelled: !isOwn && random.chance(0.04),
    question: idea.question?.label ?? null,
  }
  return { ...event, attendees: planAttendees(event, { members, accounts, now, random, isOwn }) }
}

const cityOf = ({ profile: { city_id } }: DemoMember) => (city_id === null ? undefined : findCity(city_id)?.name) ?? 'online'

const titleOf = ({ title }: EventIdea, { host, organisation }: { host: DemoMember; organisation: DemoOrganisation | null }) =>
  title
    .replace('{city}', cityOf(host))
    .replace('{company}', organisation?.fields.name ?? '')
    .replace('{host}', `${host.profile.first_name} ${host.profile.last_name}`)

/** At noon a day has the same weekday in every zone where members live. */
const noonOf = (now: Date) => Math.floor(now.getTime() / day) * day + day / 2

/** Moves events away from weekends (walks go to Saturdays) and from the days around New Year. */
function workday(wanted: Date, { category }: EventIdea): Date {
  const inTheYear = wanted.toISOString().slice(5, 10)
  const at = inTheYear > '12-19' || inTheYear < '01-07' ? new Date(wanted.getTime() + 19 * day) : wanted
  const weekday = at.getUTCDay()
  if (category === 109) return new Date(at.getTime() + ((6 - weekday + 7) % 7) * day)
  return weekday === 0 ? new Date(at.getTime() + 2 * day) : weekday === 6 ? new Date(at.getTime() + 3 * day) : at
}

const clock = (hours: number) => `${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 ? '30' : '00'}`

function planAttendees(
  event: Omit<PlannedEvent, 'attendees'>,
  { members, accounts, now, random, isOwn }: Pick<Plan, 'members' | 'accounts' | 'now' | 'random'> & { isOwn: boolean },
): PlannedAttendee[] {
  const { idea, host, startsAt, endsAt, postedAt } = event
  const isOver = endsAt < now
  const near = (member: DemoMember) => idea.format !== 'on-site' || member.profile.country === host.profile.country
  const here = members.filter(
    (member) => member !== host && member.profile_completed && member.joined_at < postedAt && isOf(idea.guests, member),
  )
  const others = here.filter((member) => !members.slice(0, accounts).includes(member))
  const wanted = random.int(6, Math.min(40, (idea.places ?? 30) + 6))
  const drawn = random.sample([...others.filter(near), ...random.sample(others, 12)], wanted * 2)
  // The printed accounts attend some events, so that their histories and calendars are not empty.
  const printed = isOwn
    ? []
    : members.slice(0, accounts).filter((member) => here.includes(member) && random.chance(near(member) ? 0.28 : 0.08))
  const going = [...new Set([...printed, ...drawn])].slice(0, wanted)
  const until = Math.min(now.getTime(), startsAt.getTime())
  const times = going.map(() => postedAt.getTime() + random.next() * (until - postedAt.getTime())).toSorted((one, other) => one - other)
  let taken = 0
  return going.map((member, index) => {
    const isWaitingForHost = idea.needsApproval && !isOver && index >= going.length - 3
    const hasPlace = idea.places === undefined || taken < idea.places
    const status: AttendanceStatus = isWaitingForHost
      ? 'requested'
      : !hasPlace
        ? 'waiting'
        : isOver
          ? random.chance(0.84)
            ? 'attended'
            : 'no_show'
          : 'registered'
    if (!isWaitingForHost && hasPlace) taken += 1
    const answer = idea.question ? random.pick(idea.question.answers) : null
    return { member, status, registeredAt: new Date(times[index] ?? postedAt.getTime()), answer }
  })
}
