import type { Language } from '#platform/language.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import type { Services } from '#platform/server/services.ts'
import { chosenByBoth } from '#features/fields/server/index.ts'
import { connectionOfPair, namesInCommon } from '#features/relations/server/index.ts'
import type { MatchCard } from '../../contract.ts'
import { knownMembers } from '../members/known-members.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { evidencedGoals } from './evidenced-goals.ts'
import type { EventsInCommon } from './events-in-common.ts'
import { type CompanyFounders, foundersBeside } from './founders-beside.ts'
import { matchWith } from './match-with.ts'
import { type ShownMember, shownMembers } from './card-queries.ts'

type MatchCardOfOne = MatchCard & { connected_at: string | null }

/** One member's card for a viewer, decided on or not; undefined for the viewer themselves, and if the member has left or is hidden. */
export async function cardOf(
  { database }: Services,
  { viewerId, memberId, language }: { viewerId: string; memberId: string; language: Language },
  eventsInCommon: EventsInCommon,
): Promise<MatchCardOfOne | undefined> {
  if (viewerId === memberId) return undefined
  const reader = database.kysely
  const [matchmaker, known, [row], { mutual, connected_at }, names, events, founders, evidence, chosen] = await Promise.all([
    currentMatchmaker(database),
    knownMembers(reader, [viewerId, memberId]),
    shownMembers(reader, { viewer: viewerId, ids: [memberId] }),
    connectionOfPair(reader, viewerId, memberId),
    namesInCommon(reader, viewerId, [memberId]),
    eventsInCommon(reader, viewerId, [memberId]),
    foundersBeside(reader, viewerId, [memberId]),
    evidencedGoals(reader, [viewerId, memberId]),
    chosenByBoth(reader, { memberId: viewerId, others: [memberId], language }),
  ])
  const viewer = known.get(viewerId)
  const member = known.get(memberId)
  if (!viewer || !member || !row) return undefined
  const pair = {
    mutual,
    names: names.get(memberId),
    event: events.get(memberId),
    evidenced: evidence.get(memberId) ?? evidence.get(viewerId),
    chosen: chosen.get(memberId),
  }
  const card = presentCard(row, founders, matchWith(viewer, member, pair, matchmaker.community))
  return { ...card, connected_at: connected_at?.toISOString() ?? null }
}

const longestHeadline = 240
const mostAreas = 5

/** A member's data for their card, with the match. */
export function presentCard(
  row: ShownMember,
  founders: CompanyFounders,
  match: Pick<MatchCard, 'score' | 'parts' | 'unscored' | 'reasons'>,
): MatchCard {
  const isInvestor = row.user_type === 'investor'
  const { industry, funding_stage } = row
  const wanted = isInvestor && row.industries?.length ? row.industries : null
  return {
    id: row.id,
    full_name: row.full_name,
    user_type: row.user_type,
    company_name: row.company_name,
    profile_picture: pictureAddress(row.profile_picture),
    headline: Array.from(row.bio.replace(/\s+/g, ' ').trim()).slice(0, longestHeadline).join(''),
    city: row.city,
    country: row.country,
    industries: wanted ?? (industry ? [industry] : []),
    expertise_areas: row.expertise_areas.slice(0, mostAreas),
    stages: isInvestor ? (row.stages ?? []) : row.user_type === 'startup' && funding_stage ? [funding_stage] : [],
    amount: amountOf(row),
    sdgs: row.sdgs,
    sfdr_article: isInvestor ? row.sfdr_article : null,
    years_experience: row.years_experience,
    bookmarked: Boolean(row.bookmarked),
    standing: row.standing,
    note: row.note,
    colleagues: founders.get(row.id) ?? [],
    ...match,
  }
}

/** The amount a startup raises, or an investor's ticket sizes; fields left over from another user type are not shown. */
function amountOf(row: ShownMember): MatchCard['amount'] {
  const { user_type, raising_amount, currency, min_investment, max_investment, ticket_currency } = row
  if (user_type === 'startup') return raising_amount ? { from: raising_amount, to: raising_amount, currency } : null
  if (user_type !== 'investor' || !ticket_currency || (min_investment === null && max_investment === null)) return null
  return { from: min_investment, to: max_investment, currency: ticket_currency }
}
