import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Comment, FeedPart, Post } from '../contract.ts'
import { mostNewer } from '../limits.ts'
import { type CommentRow, commentsOf } from './comment-queries.ts'
import {
  type PostRow,
  countNewer,
  countNewerOfGroup,
  countNewerOfFollowed,
  countNewerOfTopic,
  newestPosts,
  postsMentioning,
  postsOfFollowed,
  postsOfGroup,
  postsOfMember,
  postsOfTopic,
  savedPosts,
} from './feed-queries.ts'
import { presentComment, presentPost } from './present.ts'

const newestFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: PostRow) => ({
  at: created_at.toISOString(),
  id,
}))

/** A part of the feed: the posts of a group, or on a topic. */
interface Part {
  topic?: FeedPart
  group_id?: string | undefined
}

/**
 * A page of the posts that a viewer can see: all, of a group, on a topic, or on those they follow. @throws Refusal invalidInput for an
 * unknown cursor
 */
export async function listPosts(
  reader: Reader,
  viewer: string,
  { topic, group_id: group, ...request }: PageRequest & Part,
): Promise<Page<Post>> {
  const page = await readPage(request, newestFirst, (limit, after) => {
    const parameters = { viewer, limit, ...after }
    if (group) return postsOfGroup(reader, { ...parameters, group })
    if (topic === 'followed') return postsOfFollowed(reader, parameters)
    return topic ? postsOfTopic(reader, { ...parameters, topic }) : newestPosts(reader, parameters)
  })
  return presentPage(page, presentPost(viewer))
}

/** How many visible posts are newer than a given one. */
export async function newerThan(reader: Reader, viewer: string, { topic, group_id: group, at, id }: Part & { at: string; id: string }) {
  const parameters = { viewer, at, id, cap: mostNewer }
  const counting = () => {
    if (group) return countNewerOfGroup(reader, { ...parameters, group })
    if (topic === 'followed') return countNewerOfFollowed(reader, parameters)
    return topic ? countNewerOfTopic(reader, { ...parameters, topic }) : countNewer(reader, parameters)
  }
  const [counted] = await counting()
  return counted?.count ?? 0
}

/** A page of a member's posts. @throws Refusal invalidInput for an unknown cursor */
export async function listPostsOf(reader: Reader, viewer: string, member: string, request: PageRequest): Promise<Page<Post>> {
  const page = await readPage(request, newestFirst, (limit, after) => postsOfMember(reader, { viewer, member, limit, ...after }))
  return presentPage(page, presentPost(viewer))
}

/** A page of the posts that mention an organisation. @throws Refusal invalidInput for an unknown cursor */
export async function listMentioning(reader: Reader, viewer: string, organisation: string, request: PageRequest): Promise<Page<Post>> {
  const page = await readPage(request, newestFirst, (limit, after) => postsMentioning(reader, { viewer, organisation, limit, ...after }))
  return presentPage(page, presentPost(viewer))
}

const lastSavedFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ saved_at, created_at, id }: PostRow) => ({
  at: (saved_at ?? created_at).toISOString(),
  id,
}))

/** A page of the posts that the viewer saved. @throws Refusal invalidInput for an unknown cursor */
export async function listSaved(reader: Reader, viewer: string, request: PageRequest): Promise<Page<Post>> {
  const page = await readPage(request, lastSavedFirst, (limit, after) => savedPosts(reader, { viewer, limit, ...after }))
  return presentPage(page, presentPost(viewer))
}

const inOrder = keyset(
  z.object({ thread_at: givenTimestamp, thread_id: z.uuid(), created_at: givenTimestamp, id: z.uuid() }),
  ({ thread_at, thread_id, created_at, id }: CommentRow) => ({
    thread_at: thread_at.toISOString(),
    thread_id,
    created_at: created_at.toISOString(),
    id,
  }),
)

/** A page of a post's comments. @throws Refusal invalidInput for an unknown cursor */
export async function listComments(reader: Reader, viewer: string, post: string, request: PageRequest): Promise<Page<Comment>> {
  const page = await readPage(request, inOrder, (limit, after) => commentsOf(reader, { viewer, post, limit, ...after }))
  return presentPage(page, presentComment(viewer))
}
