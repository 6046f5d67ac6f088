import type { IntroductionState } from '#features/deals/introductions.ts'
import { readingOf } from '#features/deals/reading.ts'
import type { DemoMember } from '../member.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { write } from '../text.ts'
import { matchesPreferences } from './matches-preferences.ts'
import type { DemoDeal } from './plan-deals.ts'
import { declines } from './texts.ts'

/** A deal's document, as needed to plan who reads it. */
export interface ReadDocument {
  id: string
  pages: number
}

/** What a member does with a deal. */
export interface Intent {
  reads: boolean
  downloads: boolean
  bookmarks: boolean
  isInterested: boolean
  /** The outcome of their introduction request; null if they make none. */
  introduction: IntroductionState | null
  invests: boolean
}

type Action = 'viewed' | 'read' | 'downloaded' | 'bookmarked' | 'interested' | 'requested_intro' | 'invested'

interface PlannedIntroduction {
  note: string
  state: IntroductionState
  reason: string
  requestedAt: Date
  answeredAt: Date | null
  /** Whether it made the two connected; known once it is inserted. */
  connects?: boolean
}

export interface PlannedInterest {
  deal: DemoDeal
  member: DemoMember
  actions: { action: Action; at: Date }[]
  readings: { id: string; document: ReadDocument; at: Date; seconds: number[]; isDownload: boolean }[]
  introduction: PlannedIntroduction | null
  grant: { state: 'asked' | 'granted' | 'refused'; askedAt: Date; answeredAt: Date | null } | null
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const nothingIntended: Intent = {
  reads: false,
  downloads: false,
  bookmarks: false,
  isInterested: false,
  introduction: null,
  invests: false,
}

/** Draws who views a deal, most likely those it matches; never its owner or the printed accounts. */
export function drawVisitors(random: Random, deal: DemoDeal, others: readonly DemoMember[], now: Date): DemoMember[] {
  const runs = Math.min(1, ((deal.endedAt ?? now).getTime() - deal.postedAt.getTime()) / (30 * day))
  const count = deal.company.name === 'Terrabruna' && !deal.endedAt ? 46 : Math.round(random.int(7, 30) * (0.25 + 0.75 * runs))
  const here = others.filter((member) => member.id !== deal.owner.id && member.joined_at.getTime() < lastTime(deal, now) - 2 * day)
  const left = here.map((member) => [member, weightOf(member, deal)] as const)
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const member = random.weighted(left)
    left.splice(
      left.findIndex(([each]) => each === member),
      1,
    )
    return member
  })
}

function weightOf(member: DemoMember, deal: DemoDeal): number {
  if (member.profile.user_type === 'investor') return matchesPreferences(member, deal) ? 12 : 2
  return member.profile.industry === deal.fields.industry ? 1.2 : 0.4
}

/** Investors go further than founders and mentors, who mostly just look. */
export function drawIntent(random: Random, member: DemoMember, deal: DemoDeal): Intent {
  const isInvestor = member.profile.user_type === 'investor'
  const reads = random.chance(isInvestor ? 0.74 : 0.45)
  const isInterested = reads && random.chance(isInvestor ? 0.3 : 0.04)
  const asks = isInvestor && random.chance(isInterested ? 0.55 : 0.03)
  const introduction = asks
    ? random.weighted<IntroductionState>([
        ['accepted', 44],
        ['declined', 24],
        ['later', 12],
        ['waiting', 20],
      ])
    : null
  const isOver = deal.status === 'completed' || deal.status === 'oversubscribed'
  return {
    reads,
    downloads: reads && random.chance(0.17),
    bookmarks: isInvestor && random.chance(isInterested ? 0.5 : 0.16),
    isInterested,
    introduction,
    invests: isOver && introduction === 'accepted' && random.chance(0.6),
  }
}

/** Nothing happens to a deal after it has closed, or in the last ten minutes. */
const lastTime = ({ endedAt }: DemoDeal, now: Date) => Math.min(endedAt?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() - 10 * minute)

interface Plan {
  deal: DemoDeal
  member: DemoMember
  documents: readonly ReadDocument[]
  intent: Intent
  now: Date
  /** The earliest time of the visit; as early as possible if absent. */
  from?: Date
  /** The note on the introduction request, if there is one. */
  note: string
}

/** When a member visited and what they did, in a plausible order: viewing comes before reading, and access before both. */
export function planInterest({ deal, member, documents, intent, now, from, note }: Plan): PlannedInterest {
  const random = randomFrom(`${member.id} about ${deal.id}`)
  const end = lastTime(deal, now)
  const begin = Math.max(deal.postedAt.getTime(), member.joined_at.getTime(), from?.getTime() ?? 0) + 20 * minute
  /** Draws a later time; shortens the delay when little time is left. */
  const after = (time: number, least: number, most: number) =>
    Math.min(end, time + least + random.next() * Math.min(most - least, Math.max(0, (end - time) * 0.6)))
  const planned: PlannedInterest = { deal, member, actions: [], readings: [], introduction: null, grant: null }
  const does = (action: Action, time: number) => planned.actions.push({ action, at: new Date(time) })

  let time = begin + Math.max(0, end - begin - 6 * hour) * random.next() ** 1.6
  does('viewed', time)
  if (intent.bookmarks) does('bookmarked', after(time, minute, 9 * minute))
  const mayRead = readingOf(deal.fields.readers, member.profile.user_type, undefined) === 'allowed'
  let reads = intent.reads && documents.length > 0
  if (intent.reads && !mayRead) {
    const askedAt = after(time, 2 * minute, 10 * minute)
    const state = intent.isInterested
      ? 'granted'
      : random.weighted([['granted', 55] as const, ['asked', 25] as const, ['refused', 20] as const])
    const answeredAt = state === 'asked' ? null : after(askedAt, 2 * hour, 2 * day)
    planned.grant = { state, askedAt: new Date(askedAt), answeredAt: answeredAt === null ? null : new Date(answeredAt) }
    reads &&= state === 'granted'
    if (answeredAt !== null) time = after(answeredAt, 30 * minute, day)
    if (reads) does('viewed', time)
  }

  /** Opens a document; `time` moves to when it is closed. */
  function open(document: ReadDocument, patience: number) {
    const seconds = secondsOf(random, document.pages, patience)
    const at = after(time, 20_000, 90_000)
    planned.readings.push({
      id: uuidFrom(`reading ${planned.readings.length} of ${member.id} in ${document.id}`),
      document,
      at: new Date(at),
      seconds,
      isDownload: false,
    })
    time = Math.min(end, at + seconds.reduce((sum, each) => sum + each, 0) * 1000)
    return at
  }
  const [deck, financials] = documents
  if (reads && deck) {
    does('read', open(deck, intent.isInterested ? 1.5 : random.pick([0.4, 0.7, 1])))
    if (intent.downloads) {
      const at = after(time, 10_000, minute)
      planned.readings.push({
        id: uuidFrom(`download of ${member.id} in ${deck.id}`),
        document: deck,
        at: new Date(at),
        seconds: [],
        isDownload: true,
      })
      does('downloaded', at)
    }
    for (let visits = intent.isInterested ? random.int(1, 3) : random.int(0, 1); visits > 0; visits -= 1) {
      if (end - time < 14 * hour) break
      time = after(time, 9 * hour, 8 * day)
      does('viewed', time)
      if (!random.chance(0.6)) continue
      does('read', open(financials && random.chance(0.6) ? financials : deck, random.pick([0.5, 0.9])))
    }
  } else if (end - time > 14 * hour && random.chance(0.25)) {
    time = after(time, 9 * hour, 12 * day)
    does('viewed', time)
  }

  if (intent.isInterested) does('interested', (time = after(time, minute, 2 * hour)))
  if (intent.introduction) {
    time = after(time, minute, 3 * hour)
    does('requested_intro', time)
    planned.introduction = introductionOf(random, { deal, member, intent, note, requestedAt: time, end: now.getTime() - 5 * minute })
    const { answeredAt } = planned.introduction
    if (intent.invests && answeredAt) {
      const at = answeredAt.getTime() + random.int(6, 24) * day
      if (at < now.getTime() - hour) does('invested', at)
    }
  }
  return planned
}

interface Asked {
  deal: DemoDeal
  member: DemoMember
  intent: Intent
  note: string
  requestedAt: number
  end: number
}

function introductionOf(random: Random, { deal, member, intent, note, requestedAt, end }: Asked): PlannedIntroduction {
  const wait = (0.2 + random.next() * 4) * day
  // A closed round has no open requests.
  const settled = intent.introduction === 'waiting' && deal.endedAt ? 'declined' : intent.introduction
  const state = settled === null || (settled !== 'accepted' && requestedAt + wait > end) ? 'waiting' : settled
  const answeredAt = state === 'waiting' ? null : new Date(Math.min(end, requestedAt + wait))
  const reason = state === 'declined' ? write(random, random.pick(declines), { name: member.profile.first_name }) : ''
  return { note, state, reason, requestedAt: new Date(requestedAt), answeredAt }
}

/** Seconds per page: little on the cover, long on some pages, and most readers leave before the end. */
function secondsOf(random: Random, pages: number, patience: number): number[] {
  const stays = Math.min(0.985, 0.86 + patience * 0.08)
  const seconds: number[] = []
  for (let page = 0; page < pages; page += 1) {
    if (page > 1 && !random.chance(stays)) break
    const usual = page === 0 ? 7 : page === pages - 1 ? 15 : random.pick([14, 18, 24, 31, 46, 72])
    seconds.push(Math.max(2, Math.round(usual * patience * (0.6 + random.next() * 0.9))))
  }
  return seconds
}
