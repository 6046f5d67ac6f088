import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { wordPatterns } from '#platform/server/database/contains-words.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { isStorable } from '#platform/server/http/storable-input.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { MemberCard } from '#features/directory/contract.ts'
import { cardsSeenBy } from '#features/directory/server/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { type BriefRow, presentBrief } from '#features/members/server/index.ts'
import type { MadeIntroduction, ReceivedIntroduction } from '../contract.ts'
import { type MadeRow, type ReceivedRow, candidatesOf, madeBy, received, unanswered } from './list-queries.ts'

const newestFirst = <Row extends { created_at: Date; id: string }>() =>
  keyset(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: Row) => ({
    created_at: created_at.toISOString(),
    id,
  }))
const byName = keyset(z.object({ name: z.string().max(400).refine(isStorable), id: z.uuid() }), ({ full_name, member_id }: BriefRow) => ({
  name: full_name,
  id: member_id,
}))

/** Open introductions of a member to others, without those the member passed on. @throws Refusal invalidInput if the cursor is invalid */
export async function listReceived(
  reader: Reader,
  member: string,
  { unanswered: isUnanswered, ...request }: PageRequest & { unanswered: boolean },
): Promise<Page<ReceivedIntroduction>> {
  const read = isUnanswered ? unanswered : received
  const { items, next_cursor } = await readPage(request, newestFirst<ReceivedRow>(), (limit, after) =>
    read(reader, { member, limit, ...after }),
  )
  const cards = await cardsSeenBy(
    reader,
    member,
    items.map(({ other_id }) => other_id),
  )
  return { items: items.flatMap((row) => presentReceived(row, cards.get(row.other_id))), next_cursor }
}

/** Nothing for a member who was hidden meanwhile, or joined so recently that the directory does not list them yet. */
function presentReceived(row: ReceivedRow, other: MemberCard | undefined): ReceivedIntroduction[] {
  if (!other) return []
  const { id, full_name, user_type, company_name, profile_picture, headline, city, country } = other
  return [
    {
      id: row.id,
      introducer: presentBrief(row.introducer),
      other: { id, full_name, user_type, company_name, profile_picture, headline, city, country },
      word: row.word,
      answer: row.answer,
      connected: row.connected,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    },
  ]
}

/** The introductions that a member made. @throws Refusal invalidInput if the cursor is invalid */
export async function listMade(reader: Reader, member: string, request: PageRequest): Promise<Page<MadeIntroduction>> {
  return presentPage(
    await readPage(request, newestFirst<MadeRow>(), (limit, after) => madeBy(reader, { member, limit, ...after })),
    presentMade,
  )
}

/** The order must not tell who answered. */
const byNameAndId = (one: BriefRow, other: BriefRow) =>
  one.full_name.localeCompare(other.full_name) || one.member_id.localeCompare(other.member_id)

function presentMade({ id, outcome, created_at, expires_at, is_expired, closed_at, sides }: MadeRow): MadeIntroduction {
  return {
    id,
    members: sides.toSorted(byNameAndId).map(({ word, ...brief }) => ({ ...presentBrief(brief), word })),
    state: outcome ?? (is_expired ? 'expired' : 'open'),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    came_about_at: outcome === 'came_about' && closed_at ? closed_at.toISOString() : null,
  }
}

/** A member's connections, to choose from. @throws Refusal invalidInput if the cursor is invalid */
export async function listCandidates(
  reader: Reader,
  member: string,
  { query, except, ...request }: PageRequest & { query: string; except?: string | undefined },
): Promise<Page<MemberBrief>> {
  const page = await readPage(request, byName, (limit, after) =>
    candidatesOf(reader, { member, limit, ...(query && { patterns: wordPatterns(query) }), ...(except && { except }), ...after }),
  )
  return presentPage(page, presentBrief)
}
