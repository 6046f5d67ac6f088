import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import { presentPage } from '#platform/server/paging.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { type MemberCard, type MemberCounts, directoryContract } from '../contract.ts'
import { entryFor } from './access.ts'
import { countMatching, findMembers } from './find-members.ts'
import { organisationHandlers } from './organisations/handlers.ts'
import { communityCounts, entriesSeenBy, memberCountries } from './queries.ts'
import { wordsFound } from './search/words-found.ts'
import { type DetailedRow, withDetails } from './with-details.ts'

const api = implement(directoryContract).$context<RequestContext>().use(signedIn)

const presentCard = ({ user_id, joined_at, profile_picture, ...card }: DetailedRow): MemberCard => ({
  ...card,
  id: user_id,
  profile_picture: pictureAddress(profile_picture),
  joined_at: joined_at.toISOString(),
})

export const directoryHandlers = {
  list: api.list.handler(async ({ context: { actor, services }, input }) => {
    const { missing, ...page } = await findMembers(services.database.kysely, actor.id, input)
    const items = input.details ? await withDetails(services, actor.id, page.items) : page.items.map((row) => ({ ...row, details: null }))
    return { ...presentPage({ ...page, items }, presentCard), words: wordsFound(input.query, missing) }
  }),

  get: api.get.handler(async ({ context: { actor, services }, input }) => {
    const entry = await entryFor(services.database.kysely, actor, input.id)
    const [row = { ...entry, details: null }] = await withDetails(services, actor.id, [entry])
    return presentCard(row)
  }),

  countries: api.countries.handler(async ({ context: { actor, services } }) => {
    const rows = await memberCountries(services.database.kysely, { viewer: actor.id })
    return { items: rows.map(({ country }) => country) }
  }),

  counts: api.counts.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    return { community: await countMembers(reader, actor.id), matching: await countMatching(reader, actor.id, input) }
  }),

  ...organisationHandlers,
}

/** The cards of those of these members that the viewer may see, by id and without details. */
export async function cardsSeenBy(reader: Reader, viewer: string, ids: readonly string[]): Promise<ReadonlyMap<string, MemberCard>> {
  const rows = await entriesSeenBy(reader, { viewer, ids })
  return new Map(rows.map((row) => [row.user_id, presentCard({ ...row, details: null })]))
}

/** Members by group, without those hidden from the viewer. Reads counts that are maintained as members join and leave. */
export async function countMembers(reader: Reader, viewer?: string): Promise<MemberCounts> {
  const counts: MemberCounts = { all: 0, startup: 0, investor: 0, mentor: 0 }
  for (const { user_type, members } of await communityCounts(reader, { viewer })) {
    counts[groupOf(user_type)] += members
    counts.all += members
  }
  return counts
}
