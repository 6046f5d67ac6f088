import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#platform/contract.ts'
import { roomApi } from '#platform/web/api.ts'
import { itemsOf, pagedOptions } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import type { FeedPart, Post, newsfeedContract } from '../contract.ts'
import type { Topic } from '../topics.ts'

export const newsfeed = roomApi<typeof newsfeedContract>('newsfeed')

/** What a feed shows: everything, a topic, or the posts of a group. */
export interface FeedOf {
  topic?: FeedPart
  group_id?: string | undefined
}

/** A part of the feed. It is not updated until the viewer asks for new posts, so that nothing moves while they read. */
export const postPages = ({ topic, group_id }: FeedOf) => ({
  ...pagedOptions(newsfeed.query.list, (cursor) => ({ topic, group_id, cursor })),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** How many posts are newer than a given one. */
export const newerThan = ({ topic, group_id }: FeedOf, post: Post | undefined) =>
  queryOptions(
    newsfeed.query.newer.queryOptions({
      input: { topic, group_id, at: post?.created_at ?? '', id: post?.id ?? '' },
      enabled: post !== undefined,
      staleTime: 0,
    }),
  )

/** The posts that the viewer has saved, last saved first. */
export const savedPages = () => pagedOptions(newsfeed.query.saved, (cursor) => ({ cursor }))

/** Posts pinned to the top of the feed, to a profile, or to the page of an organisation or a group. */
export const pinnedPosts = (where: { member_id?: string; organisation_id?: string; group_id?: string | undefined } = {}) =>
  queryOptions(newsfeed.query.pinned.queryOptions({ input: where }))

export const postById = (id: string) => queryOptions(newsfeed.query.get.queryOptions({ input: { id } }))

export const commentPages = (id: string) => pagedOptions(newsfeed.query.comments, (cursor) => ({ id, cursor }))

export const postsOfMember = (id: string) => queryOptions(newsfeed.query.ofMember.queryOptions({ input: { id } }))

/** The posts that mention an organisation. */
export const postsMentioning = (id: string) => pagedOptions(newsfeed.query.mentioning, (cursor) => ({ id, cursor }))

export const followedTopics = () => queryOptions(newsfeed.query.topics.queryOptions({ staleTime: Infinity }))

type Pages = InfiniteData<Page<Post>>
const lists = [newsfeed.query.list, newsfeed.query.saved].map((query) => ({ queryKey: query.key({ type: 'infinite' }) }))

/** Changes a post in all lists; undefined removes it. */
export function changePost(queryClient: QueryClient, id: string, change: (post: Post) => Post | undefined): void {
  const changed = (items: readonly Post[]) => items.flatMap((post) => (post.id === id ? (change(post) ?? []) : post))
  for (const list of lists)
    queryClient.setQueriesData<Pages>(
      list,
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: changed(page.items) })) },
    )
  for (const { key } of [newsfeed.query.ofMember, newsfeed.query.pinned])
    queryClient.setQueriesData<{ items: Post[] }>({ queryKey: key() }, (data) => data && { ...data, items: changed(data.items) })
  queryClient.setQueryData(postById(id).queryKey, (post) => post && change(post))
}

/** Puts the viewer's new post first in every list it belongs to. */
export function addPost(queryClient: QueryClient, post: Post): void {
  const followed = queryClient.getQueryData(followedTopics().queryKey)?.followed ?? []
  const belongs = (topic: FeedPart) =>
    topic === undefined || (topic === 'followed' ? post.topics.some((each) => followed.includes(each)) : post.topics.includes(topic))
  const topics: FeedPart[] = [undefined, 'followed', ...post.topics]
  const parts: FeedOf[] = [...topics.filter(belongs).map((topic) => ({ topic })), ...(post.group ? [{ group_id: post.group.id }] : [])]
  for (const part of parts) {
    const { queryKey } = postPages(part)
    queryClient.setQueryData(queryKey, (data) => {
      const [first, ...others] = data?.pages ?? []
      if (!data || !first || first.items.some(({ id }) => id === post.id)) return data
      return { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...others] }
    })
    // Others' posts from before it would not be counted as new any more.
    void queryClient.invalidateQueries({ queryKey })
  }
  for (const { key } of [newsfeed.query.ofMember, newsfeed.query.mentioning]) void queryClient.invalidateQueries({ queryKey: key() })
}

/** Whether the post is, or was, shown anywhere on this page. */
const isKnown = (queryClient: QueryClient, id: string): boolean =>
  queryClient.getQueryData(postById(id).queryKey) !== undefined ||
  lists
    .flatMap((list) => queryClient.getQueriesData<Pages>(list))
    .some(([, data]) => data?.pages.some((page) => page.items.some((post) => post.id === id))) ||
  queryClient
    .getQueriesData<{ items: Post[] }>({ queryKey: newsfeed.query.pinned.key() })
    .some(([, data]) => data?.items.some((post) => post.id === id))

/** Fetches a post again for all lists; removes it if it is gone. */
export async function refreshPost(queryClient: QueryClient, id: string): Promise<void> {
  if (!isKnown(queryClient, id)) return
  const query = postById(id)
  try {
    // The answer to an earlier request may come later, and would be older.
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    const post = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    changePost(queryClient, id, () => post)
  } catch (error) {
    if (problemOf(error).code === 'NOT_FOUND') dropPost(queryClient, id)
  }
}

/** Removes a post from lists; its own page fetches it and says that it is gone. */
export function dropPost(queryClient: QueryClient, id: string): void {
  changePost(queryClient, id, () => undefined)
  void queryClient.invalidateQueries({ queryKey: postById(id).queryKey })
}

/** Replaces the first page with the newest posts and drops the others. */
export async function showNewest(queryClient: QueryClient, part: FeedOf): Promise<void> {
  const page = await newsfeed.call.list(part)
  queryClient.setQueryData(postPages(part).queryKey, { pages: [page], pageParams: [undefined] })
}

/** Fetches lists without posts again: they have no newest post, after which new ones are counted. */
export const refreshEmptyLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: newsfeed.query.list.key({ type: 'infinite' }),
    predicate: ({ state }) => itemsOf(state.data as Pages | undefined).length === 0,
  })

/** Shows the followed topics before the server confirms. */
export function showFollowed(queryClient: QueryClient, topic: Topic, isFollowed: boolean): void {
  queryClient.setQueryData(
    followedTopics().queryKey,
    (data) => data && { followed: [...data.followed.filter((each) => each !== topic), ...(isFollowed ? [topic] : [])] },
  )
}
