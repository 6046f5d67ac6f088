import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { pictureAddress } from '#features/profiles/server/index.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { type MemberCounts, directoryContract } from '../contract.ts'
import { countMatching } from './count-matching.ts'
import { findMembers } from './find-members.ts'
import { communityCounts } from './queries.ts'

const api = implement(directoryContract).$context<RequestContext>().use(signedIn)

export const directoryHandlers = {
  list: api.list.handler(async ({ context: { actor, services }, input }) => {
    const { rows, next_cursor } = await findMembers(services.database.kysely, actor.id, input)
    const items = rows.map(({ user_id, joined_at, profile_picture, ...card }) => ({
      ...card,
      id: user_id,
      profile_picture: pictureAddress(profile_picture),
      joined_at: joined_at.toISOString(),
    }))
    return { items, next_cursor }
  }),

  counts: api.counts.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    return { community: await countMembers(reader), matching: await countMatching(reader, actor.id, input) }
  }),
}

/** The members of the whole community by group; kept as members come and go, never counted here. */
export async function countMembers(reader: Reader): Promise<MemberCounts> {
  const counts: MemberCounts = { all: 0, startup: 0, investor: 0, mentor: 0 }
  for (const { user_type, members } of await communityCounts(reader, {})) {
    counts[groupOf(user_type)] += members
    counts.all += members
  }
  return counts
}
