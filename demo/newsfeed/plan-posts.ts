import type { Topic } from '#features/newsfeed/topics.ts'
import { findCity } from '#features/places/server/index.ts'
import type { SceneName } from '../covers/scene.ts'
import { deckCompany } from '../decks/company.ts'
import type { DemoMember } from '../member.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { inWords, write } from '../text.ts'
import { type PostPattern, patterns } from './patterns.ts'
import { type PageIdea, type PollIdea, type Said, postIdeas } from './texts.ts'

const hour = 3_600_000
/** Posts go back three weeks, in hours. */
const span = 3 * 7 * 24
/** How often a pattern is used: twice if each author fills in another business. */
const timesOf = ({ text }: PostPattern) => (/\{(?:we|customers|problem|next|proof)\}/.test(text) ? 2 : 1)

interface PlannedComment {
  by: DemoMember
  text: string
  replies: { by: DemoMember; text: string }[]
}

export interface PlannedPost {
  id: string
  author: DemoMember
  text: string
  topics: readonly Topic[]
  created_at: Date
  /** What its pictures show. */
  pictures: readonly SceneName[]
  page?: PageIdea | undefined
  poll?: PollIdea | undefined
  likers: DemoMember[]
  comments: PlannedComment[]
}

/** The posts of three weeks, newest first: some written for the demo, most from patterns that members fill in with their own work. */
export function planPosts(members: readonly DemoMember[], accounts: number, now: Date): PlannedPost[] {
  const printed = members.slice(0, accounts)
  const others = members
    .slice(accounts)
    .filter(({ profile_completed, joined_at }) => profile_completed && joined_at.getTime() < now.getTime() - (span + 48) * hour)
  // Nobody posts twice, except for the printed accounts.
  const busy = new Set<DemoMember>()
  return [...writtenPosts(printed, others, busy, now), ...patternPosts(others, busy, now)].toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime(),
  )
}

function writtenPosts(printed: readonly DemoMember[], others: readonly DemoMember[], busy: Set<DemoMember>, now: Date): PlannedPost[] {
  return postIdeas.flatMap(({ by, fits, text, topics, hoursAgo, liked, pictures = [], page, poll, comments = [] }) => {
    const author = printed.find(({ email }) => email === by) ?? authorOf(`author of ${text}`, others, by, busy, fits)
    if (!author) return []
    busy.add(author)
    const rest = others.filter((member) => member !== author)
    const speaker = (said: Said) =>
      printed.find(({ email }) => email === said.by) ?? randomFrom(`author of ${said.text}`).pick(ofType(rest, said.by))
    return {
      id: uuidFrom(`post ${text}`),
      author,
      text,
      topics,
      created_at: hoursAgo < 12 ? new Date(now.getTime() - hoursAgo * hour) : atDaytime(new Date(now.getTime() - hoursAgo * hour)),
      pictures,
      page,
      poll,
      likers: likersOf(randomFrom(`likes of ${text}`), author, rest, liked),
      comments: comments.map((said) => ({
        by: speaker(said),
        text: said.text,
        // A reply by the same kind of member as the post is by its author.
        replies: (said.replies ?? []).map((reply) => ({ by: reply.by === by ? author : speaker(reply), text: reply.text })),
      })),
    }
  })
}

function patternPosts(others: readonly DemoMember[], busy: Set<DemoMember>, now: Date): PlannedPost[] {
  const uses = patterns.flatMap((pattern) => Array.from({ length: timesOf(pattern) }, (_, time) => ({ pattern, time })))
  const order = randomFrom('order of posts').sample(uses, uses.length)
  return order.flatMap(({ pattern, time }, index) => {
    const random = randomFrom(`post ${pattern.text} ${time}`)
    const found = fillIn(random, pattern, others, busy)
    if (!found) return []
    const { author, values } = found
    busy.add(author)
    const rest = others.filter((member) => member !== author)
    // Only the first post of a pattern has comments and pictures.
    const { comments = [], pictures = [] } = time === 0 ? pattern : {}
    const age = 8 + ((index + random.next()) / order.length) * (span - 8)
    return {
      id: uuidFrom(`post ${pattern.text} ${time}`),
      author,
      text: write(random, pattern.text, values),
      topics: pattern.topics,
      created_at: atDaytime(new Date(now.getTime() - age * hour)),
      pictures,
      likers: likersOf(random, author, rest, random.int(1, 9) + random.int(0, 22)),
      comments: comments.map(({ by, text }) => ({ by: random.pick(ofType(rest, by)), text: write(random, text, values), replies: [] })),
    }
  })
}

/** A member who has everything that the pattern needs, and what they fill in; undefined if there is none. */
function fillIn(random: Random, { by }: PostPattern, others: readonly DemoMember[], busy: ReadonlySet<DemoMember>) {
  for (const author of random.sample(ofType(others, by), Number.POSITIVE_INFINITY)) {
    if (busy.has(author)) continue
    const { city_id, expertise_areas } = author.profile
    const company = by === 'startup' && !author.isColleague ? deckCompany(author, author.updated_at) : null
    const city = city_id === null ? undefined : findCity(city_id)?.name
    const [expertise] = random.sample(company ? company.business.expertise : expertise_areas, 1)
    if (!city || !expertise) continue
    const values = { city, expertise: inSentence(expertise) }
    if (by !== 'startup') return { author, values }
    const [proof] = company?.proofs ?? []
    if (!company || !proof) continue
    const { we, customers, problem, next } = company.business
    return { author, values: { ...values, we: we[0] ?? '', customers, problem, next, proof, team: inWords(company.teamSize) } }
  }
  return undefined
}

/** 'Grid connection' becomes 'grid connection'; 'CSRD reporting' and 'B2B sales' stay. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

const ofType = (members: readonly DemoMember[], type: string) => members.filter(({ profile }) => profile.user_type === type)

/** @param fits what the customers of the author's business must match */
function authorOf(
  seed: string,
  others: readonly DemoMember[],
  by: string,
  busy: ReadonlySet<DemoMember>,
  fits: RegExp | undefined,
): DemoMember | undefined {
  const free = ofType(others, by).filter(
    (member) => !busy.has(member) && (!fits || fits.test(deckCompany(member, member.updated_at)?.business.customers ?? '')),
  )
  return free.length > 0 ? randomFrom(seed).pick(free) : undefined
}

/** Two thirds from the author's industry or with the same expertise. */
function likersOf(random: Random, author: DemoMember, others: readonly DemoMember[], count: number): DemoMember[] {
  const { industry, expertise_areas } = author.profile
  const isNear = ({ profile }: DemoMember) =>
    (industry !== null && profile.industry === industry) || profile.expertise_areas.some((area) => expertise_areas.includes(area))
  const near = random.sample(others.filter(isNear), Math.ceil((count * 2) / 3))
  const left = others.filter((member) => !near.includes(member))
  return [...near, ...random.sample(left, count - near.length)]
}

/** Moves a time at night to the day before, in UTC. */
function atDaytime(at: Date): Date {
  const hours = at.getUTCHours()
  if (hours >= 6 && hours < 19) return at
  const since = hours >= 19 ? hours - 18 : hours + 6
  return new Date(at.getTime() - (since + (hours % 5)) * hour)
}
