import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireLeader } from '#features/groups/server/index.ts'
import { requireChanging } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { requireAct } from '#features/organisations/server/index.ts'
import type { PinPlace, Post } from '../contract.ts'
import { newsfeedProblems } from '../problems.ts'
import { lockOwnPost, lockVisiblePost } from './access.ts'
import { pinnedInFeed, pinnedInGroup, pinnedOnOrganisation, pinnedOnProfile } from './feed-queries.ts'
import { countLike } from './limiters.ts'
import { publishFeed, publishPost } from './live.ts'
import { pinInFeed, pinInGroup, pinOnOrganisation, pinOnProfile, unpinFromOrganisation } from './pin-queries.ts'
import { presentPost } from './present.ts'
import { lockPost, postById } from './queries.ts'

const acts = {
  pinned: /*i18n*/ { id: 'operators.postPinned', message: 'Pinned a post to the top of the newsfeed' },
  unpinned: /*i18n*/ { id: 'operators.postUnpinned', message: 'Unpinned a post from the top of the newsfeed' },
} as const

/**
 * Pins a post to its author's profile, or, for those who manage the programme, to the top of the feed. The pin that it replaces goes; pins end
 * when operators hide the post.
 * Leaders of a group pin its posts to its page.
 * @throws Refusal postGone, notAuthor, inGroup, notInGroup, notLeader; for the feed, notFound, readOnly or factorDue unless the actor manages the programme
 */
export async function pinPost({ database, live }: Services, actor: Actor, { id, place }: { id: string; place: PinPlace }): Promise<void> {
  await countLike(actor.id)
  await database.transaction(async (tx) => {
    if (place === 'feed') {
      requireChanging(actor, 'programme')
      const post = await lockVisiblePost(tx, actor, id)
      requireNoGroup(post)
      if (post.feed_pinned_at) return
      await pinInFeed(tx, id)
      await recordAct(tx, actor.id, acts.pinned, '')
    } else if (place === 'group') {
      const { group_id, group_pinned_at } = await lockVisiblePost(tx, actor, id)
      if (!group_id) throw new Refusal(newsfeedProblems.notInGroup)
      await requireLeader(tx, actor, group_id)
      if (group_pinned_at) return
      await pinInGroup(tx, id, group_id)
    } else {
      const post = await lockOwnPost(tx, actor, id)
      requireNoGroup(post)
      if (post.hidden_at) throw new Refusal(newsfeedProblems.postGone)
      await pinOnProfile(tx, id, actor.id)
    }
    await publishPinned(live, tx, id, actor)
  })
}

/** @throws Refusal postGone, notAuthor; for the feed, notFound, readOnly or factorDue unless the actor manages the programme */
export async function unpinPost({ database, live }: Services, actor: Actor, { id, place }: { id: string; place: PinPlace }): Promise<void> {
  await countLike(actor.id)
  await database.transaction(async (tx) => {
    if (place === 'feed') {
      requireChanging(actor, 'programme')
      const post = await lockPost(tx, id)
      if (!post?.feed_pinned_at) return
      await tx.updateTable('posts').set({ feed_pinned_at: null }).where('id', '=', id).execute()
      await recordAct(tx, actor.id, acts.unpinned, '')
    } else if (place === 'group') {
      const { group_id } = await lockVisiblePost(tx, actor, id)
      if (!group_id) throw new Refusal(newsfeedProblems.notInGroup)
      await requireLeader(tx, actor, group_id)
      await tx.updateTable('posts').set({ group_pinned_at: null }).where('id', '=', id).execute()
    } else {
      await lockOwnPost(tx, actor, id)
      await tx.updateTable('posts').set({ profile_pinned_at: null }).where('id', '=', id).execute()
    }
    await publishPinned(live, tx, id, actor)
  })
}

interface Mention {
  id: string
  organisation_id: string
}

/** Pins a post that mentions an organisation to its page. @throws Refusal notIn, notYourRole, postGone, inGroup */
export async function pinMention({ database, live }: Services, actor: Actor, { id, organisation_id }: Mention): Promise<void> {
  await countLike(actor.id)
  await database.transaction(async (tx) => {
    await requireAct(tx, actor, organisation_id, 'edit')
    requireNoGroup(await lockVisiblePost(tx, actor, id))
    if (!(await pinOnOrganisation(tx, id, organisation_id))) throw new Refusal(newsfeedProblems.postGone)
    await publishPinned(live, tx, id, actor)
  })
}

/** @throws Refusal notIn, notYourRole */
export async function unpinMention({ database, live }: Services, actor: Actor, { id, organisation_id }: Mention): Promise<void> {
  await countLike(actor.id)
  await database.transaction(async (tx) => {
    await requireAct(tx, actor, organisation_id, 'edit')
    await unpinFromOrganisation(tx, organisation_id, id)
    await publishPinned(live, tx, id, actor)
  })
}

/** The pinned posts that the viewer can see, last pinned first: of a profile, of the page of an organisation or a group, or of the feed. */
export async function listPinned(
  reader: Reader,
  viewer: string,
  {
    member_id,
    organisation_id,
    group_id,
  }: { member_id?: string | undefined; organisation_id?: string | undefined; group_id?: string | undefined },
): Promise<{ items: Post[] }> {
  const rows = group_id
    ? await pinnedInGroup(reader, { viewer, group: group_id })
    : organisation_id
      ? await pinnedOnOrganisation(reader, { viewer, organisation: organisation_id })
      : member_id
        ? await pinnedOnProfile(reader, { viewer, member: member_id })
        : await pinnedInFeed(reader, { viewer })
  return { items: rows.map(presentPost(viewer)) }
}

/** Posts of a group are read by its people alone, so they are pinned nowhere else. @throws Refusal inGroup */
function requireNoGroup({ group_id }: { group_id: string | null }): void {
  if (group_id) throw new Refusal(newsfeedProblems.inGroup)
}

async function publishPinned(live: Services['live'], tx: Tx, id: string, actor: Actor): Promise<void> {
  publishPost(live, tx, id, actor.id)
  publishFeed(live, tx, (await postById(tx, id))?.group_id ?? null)
}
