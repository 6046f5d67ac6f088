import { implement } from '@orpc/server'
import type { Reader } from '#platform/server/database/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { Refusal } from '#platform/problems.ts'
import { newsfeedContract } from '../contract.ts'
import { newsfeedProblems } from '../problems.ts'
import { postFor } from './access.ts'
import { commentSeenBy } from './comment-queries.ts'
import { editComment, removeComment, writeComment } from './comment.ts'
import { followTopic, likePost, unlikePost } from './like.ts'
import { listComments, listMentioning, listPosts, listPostsOf, listSaved, newerThan } from './list.ts'
import { listPinned, pinMention, pinPost, unpinMention, unpinPost } from './pin.ts'
import { pictureFile, uploadPicture } from './pictures.ts'
import { vote } from './polls/poll.ts'
import { editPost, removePost, writePost } from './post.ts'
import { presentComment, presentPost } from './present.ts'
import { followedTopics } from './queries.ts'
import { savePost, unsavePost } from './save.ts'

const api = implement(newsfeedContract).$context<RequestContext>().use(signedIn)

const shownPost = async (reader: Reader, actor: Actor, id: string) => presentPost(actor.id)(await postFor(reader, actor, id))

async function shownComment(reader: Reader, actor: Actor, id: string) {
  const [row] = await commentSeenBy(reader, { viewer: actor.id, id })
  if (!row) throw new Refusal(newsfeedProblems.commentGone)
  return presentComment(actor.id)(row)
}

export const newsfeedHandlers = {
  list: api.list.handler(({ context: { actor, services }, input }) => listPosts(services.database.kysely, actor.id, input)),

  newer: api.newer.handler(async ({ context: { actor, services }, input }) => ({
    count: await newerThan(services.database.kysely, actor.id, input),
  })),

  ofMember: api.ofMember.handler(({ context: { actor, services }, input: { id, ...request } }) =>
    listPostsOf(services.database.kysely, actor.id, id, request),
  ),

  mentioning: api.mentioning.handler(({ context: { actor, services }, input: { id, ...request } }) =>
    listMentioning(services.database.kysely, actor.id, id, request),
  ),

  saved: api.saved.handler(({ context: { actor, services }, input }) => listSaved(services.database.kysely, actor.id, input)),

  pinned: api.pinned.handler(({ context: { actor, services }, input }) => listPinned(services.database.kysely, actor.id, input)),

  get: api.get.handler(({ context: { actor, services }, input }) => shownPost(services.database.kysely, actor, input.id)),

  post: api.post.handler(async ({ context: { actor, services }, input }) => {
    await writePost(services, actor, input)
    return shownPost(services.database.kysely, actor, input.id)
  }),

  edit: api.edit.handler(async ({ context: { actor, services }, input }) => {
    await editPost(services, actor, input)
    return shownPost(services.database.kysely, actor, input.id)
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removePost(services, actor, input.id)
    return {}
  }),

  like: api.like.handler(async ({ context: { actor, services }, input }) => {
    await likePost(services, actor, input.id)
    return {}
  }),

  unlike: api.unlike.handler(async ({ context: { actor, services }, input }) => {
    await unlikePost(services, actor, input.id)
    return {}
  }),

  vote: api.vote.handler(async ({ context: { actor, services }, input }) => {
    await vote(services, actor, input.id, input.option)
    return {}
  }),

  save: api.save.handler(async ({ context: { actor, services }, input }) => {
    await savePost(services, actor, input.id)
    return {}
  }),

  unsave: api.unsave.handler(async ({ context: { actor, services }, input }) => {
    await unsavePost(services, actor, input.id)
    return {}
  }),

  pin: api.pin.handler(async ({ context: { actor, services }, input }) => {
    await pinPost(services, actor, input)
    return {}
  }),

  unpin: api.unpin.handler(async ({ context: { actor, services }, input }) => {
    await unpinPost(services, actor, input)
    return {}
  }),

  pinMention: api.pinMention.handler(async ({ context: { actor, services }, input }) => {
    await pinMention(services, actor, input)
    return {}
  }),

  unpinMention: api.unpinMention.handler(async ({ context: { actor, services }, input }) => {
    await unpinMention(services, actor, input)
    return {}
  }),

  comments: api.comments.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    const reader = services.database.kysely
    await postFor(reader, actor, id)
    return listComments(reader, actor.id, id, request)
  }),

  comment: api.comment.handler(async ({ context: { actor, services }, input }) => {
    await writeComment(services, actor, input)
    return shownComment(services.database.kysely, actor, input.comment_id)
  }),

  editComment: api.editComment.handler(async ({ context: { actor, services }, input }) => {
    await editComment(services, actor, input)
    return shownComment(services.database.kysely, actor, input.id)
  }),

  removeComment: api.removeComment.handler(async ({ context: { actor, services }, input }) => {
    await removeComment(services, actor, input.id)
    return {}
  }),

  topics: api.topics.handler(async ({ context: { actor, services } }) => ({
    followed: await followedTopics(services.database.kysely, actor.id),
  })),

  followTopic: api.followTopic.handler(async ({ context: { actor, services }, input }) => {
    await followTopic(services, actor, input.topic, true)
    return {}
  }),

  unfollowTopic: api.unfollowTopic.handler(async ({ context: { actor, services }, input }) => {
    await followTopic(services, actor, input.topic, false)
    return {}
  }),

  uploadPicture: api.uploadPicture.handler(({ context: { actor, services }, input }) => uploadPicture(services, actor, input.file)),

  pictureFile: api.pictureFile.handler(({ context: { actor, request, services }, input }) =>
    pictureFile(services, actor, input.key, request),
  ),
}
