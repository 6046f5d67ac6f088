import { sql } from 'kysely'
import type { Announce } from '#platform/server/events/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { isMentioned } from '../text.ts'
import { storeOrganisationMentions } from './organisation-mentions.ts'
import { keyOfMention } from './sent-notifications.ts'

interface Said {
  post_id: string
  comment_id: string | null
  /** The author. */
  author_id: string
  content: string
  /** The group whose people alone can read it. */
  group_id: string | null
}

/** The ids of the members and organisations that an author means to mention. */
export interface Meant {
  mentions: readonly string[]
  organisations: readonly string[]
}

/** Stores who and what a text mentions. The post must be locked. */
export async function storeMentions(tx: Tx, announce: Announce, said: Said, { mentions, organisations }: Meant): Promise<void> {
  await storeMemberMentions(tx, announce, said, mentions)
  await storeOrganisationMentions(tx, announce, said, organisations)
}

/**
 * Stores which members a text mentions: of the intended ones, those whom its author can see, who can read it, and whose full name follows an @. Notifies
 * newly mentioned members and withdraws the notifications of those no longer mentioned.
 */
async function storeMemberMentions(tx: Tx, announce: Announce, said: Said, meant: readonly string[]): Promise<void> {
  const { post_id, comment_id } = said
  const named = await membersNamed(tx, said, meant)
  const before = await tx
    .selectFrom('post_mentions')
    .select('member_id')
    .where('post_id', '=', post_id)
    .where('comment_id', comment_id === null ? 'is' : '=', comment_id)
    .execute()
  const gone = before.filter(({ member_id }) => !named.some(({ id }) => id === member_id)).map(({ member_id }) => member_id)
  const added = named.filter(({ id }) => !before.some(({ member_id }) => member_id === id))
  if (gone.length > 0) {
    await tx
      .deleteFrom('post_mentions')
      .where('post_id', '=', post_id)
      .where('comment_id', comment_id === null ? 'is' : '=', comment_id)
      .where('member_id', 'in', gone)
      .execute()
    await announce('post.takenBack', { told: gone.map((user_id) => ({ user_id, key: keyOfMention(comment_id ?? post_id) })) })
  }
  if (added.length > 0) {
    await tx
      .insertInto('post_mentions')
      .values(added.map(({ id, full_name }) => ({ post_id, comment_id, member_id: id, name: full_name })))
      .execute()
    await announce('post.mentioned', { post_id, comment_id, member_ids: added.map(({ id }) => id) })
  }
}

async function membersNamed(tx: Tx, { author_id, content, group_id }: Said, meant: readonly string[]) {
  if (meant.length === 0) return []
  const found = await tx
    .selectFrom(members.as('u'))
    .select(['u.id', 'u.full_name'])
    .where('u.id', '=', sql<string>`any(${meant}::uuid[])`)
    .where('u.id', '<>', author_id)
    .where(sql<boolean>`u.id <> all(${hiddenFrom(sql`${author_id}::uuid`)})`)
    .where((u) => isReadableBy(sql`${group_id}::uuid`, u.ref('u.id')))
    .orderBy('u.id')
    .execute()
  return found.filter(({ full_name }) => full_name !== '' && isMentioned(content, full_name))
}
