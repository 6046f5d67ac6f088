import { type Expression, type RawBuilder, sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { GroupBrief } from '#features/groups/contract.ts'
import { groupBriefOf } from '#features/groups/server/index.ts'
import { type PreviewRow, linkPreviewOf } from '#features/link-previews/server/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import type { MentionedOrganisation } from '../contract.ts'
import { mostPinned } from '../limits.ts'
import type { Topic } from '../topics.ts'
import { isShown, organisationsMentioned } from './organisation-queries.ts'
import { type PollRow, pollOf } from './polls/poll-queries.ts'
import { absentIds, hiddenIds, isPostSeen, isSeen, ownGroups, withHidden } from './seen.ts'

export interface PostRow {
  id: string
  author: BriefRow
  group: GroupBrief | null
  content: string
  pictures: { id: string; image_url: string; alt: string; width: number; height: number }[]
  preview: PreviewRow | null
  hides_preview: boolean
  poll: PollRow | null
  topics: Topic[]
  mentions: { id: string; name: string }[]
  organisations: MentionedOrganisation[]
  likes: number
  comments: number
  is_liked: boolean
  /** When the viewer saved it. */
  saved_at: Date | null
  feed_pinned_at: Date | null
  profile_pinned_at: Date | null
  group_pinned_at: Date | null
  created_at: Date
  edited_at: Date | null
  hidden_at: Date | null
}

/**
 * How many of a post's likes or comments are by members whom nobody sees. If there are few, they are read; otherwise each of these members is
 * looked up separately (`offset 0`), since a post may have any number of them.
 */
const byAbsent = (count: RawBuilder<number>, given: RawBuilder<unknown>) => sql`
  case when ${count} < least(100, cardinality(${absentIds}))
    then (select count(*) filter (where g.user_id = any(${absentIds}))::int from ${given})
    else (select count(*)::int from unnest(${absentIds}) h (id) cross join lateral (select from ${given} and g.user_id = h.id offset 0) theirs) end`

/** The counts of likes and comments are the same for every reader, so that they reveal no block. They leave out members whom nobody sees. */
const postColumns = (viewer: Expression<string>) => sql`
  p.id, ${briefOf(sql.ref('p.user_id'))} as author, ${groupBriefOf(sql.ref('p.group_id'))} as "group", p.content, p.topics,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'image_url', i.image_url, 'alt', i.alt, 'width', i.width, 'height', i.height) order by i.place)
    from post_pictures i where i.post_id = p.id), '[]') as pictures,
  ${linkPreviewOf(sql.ref('p.preview_id'))} as preview, p.hides_preview,
  ${pollOf(sql.ref('p.id'), sql.ref('p.user_id'), viewer)} as poll,
  p.created_at, p.edited_at, p.hidden_at, p.feed_pinned_at, p.profile_pinned_at, p.group_pinned_at,
  (select s.saved_at from saved_posts s where s.post_id = p.id and s.user_id = ${viewer}) as saved_at,
  p.like_count - ${byAbsent(sql`p.like_count`, sql`post_likes g where g.post_id = p.id`)} as likes,
  p.comment_count - ${byAbsent(sql`p.comment_count`, sql`post_comments g where g.post_id = p.id and g.hidden_at is null`)} as comments,
  (select count(*) from post_likes l where l.post_id = p.id and l.user_id = ${viewer}) = 1 as is_liked,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', m.member_id, 'name', m.name)) from post_mentions m
    where m.post_id = p.id and m.comment_id is null and m.member_id <> all(${hiddenIds})), '[]') as mentions,
  ${organisationsMentioned(sql`m.post_id = p.id and m.comment_id is null`)} as organisations`

/** Posts with these ids, newest first. The array is assumed to be short whatever its limit, so that each id is looked up in the index. */
const postsWith = (viewer: Expression<string>, ids: RawBuilder<unknown>) => sql<PostRow>`
  ${withHidden(viewer)}
  select ${postColumns(viewer)} from posts p where p.id = any(array(${ids})) order by p.created_at desc, p.id desc`

/** More than any page has. As a constant it tells the planner that few rows are needed; rows that are not fetched cost nothing. */
const most = sql.lit(101)

interface PageParameters {
  viewer: string
  limit: number
  /** Only posts after this one; set both or neither. */
  at?: string
  id?: string
}
type Given<Parameters> = { readonly [Name in keyof Parameters]?: Expression<Exclude<Parameters[Name], undefined>> | undefined }

const isAfter = (columns: RawBuilder<unknown>, { at, id }: Given<Pick<PageParameters, 'at' | 'id'>>) =>
  at && id ? sql`(${columns}) < (${at}::timestamptz, ${id}::uuid)` : sql`true`

/** Which posts: those outside groups, also of one author alone, or those of a group. */
type Among = RawBuilder<unknown>
const outsideGroups: Among = sql`p.group_id is null`
const outsideGroupsBy = (member: Expression<string>): Among => sql`p.group_id is null and p.user_id = ${member}`
const ofGroup = (group: Expression<string>): Among => sql`p.group_id = ${group} and p.group_id = any(${ownGroups})`

const newestIds = (viewer: Expression<string>, among: Among, after: Given<PageParameters>) => sql`
  select p.id, p.created_at from posts p where ${among} and ${isSeen('p', viewer)} and ${isAfter(sql`p.created_at, p.id`, after)}
  order by p.created_at desc, p.id desc limit ${most}`

/** A page of what is outside groups and a page of each of the viewer's groups, merged: a busy group slows nobody's feed down. */
const idsOfFeed = (viewer: Expression<string>, limit: Expression<number>, after: Given<PageParameters>) => sql`
  select id, created_at from (${newestIds(viewer, outsideGroups, after)}) near
  union all
  select found.id, found.created_at from unnest(${ownGroups}) own (group_id)
  cross join lateral (select id, created_at from (${newestIds(viewer, sql`p.group_id = own.group_id`, after)}) near limit ${limit}) found`

const idsOfTopic = (viewer: Expression<string>, topic: Expression<string>, after: Given<PageParameters>) => sql`
  select t.post_id as id, t.created_at from post_topics t
  where t.topic = ${topic} and t.user_id <> all(${hiddenIds}) and (not t.is_hidden or t.user_id = ${viewer})
    and ${isAfter(sql`t.created_at, t.post_id`, after)}
  order by t.created_at desc, t.post_id desc limit ${most}`

/** A page of each followed topic, merged: never more rows than topics times the page. */
const idsOfFollowed = (viewer: Expression<string>, limit: Expression<number>, after: Given<PageParameters>) => sql`
  select distinct found.created_at, found.id from post_topic_follows f
  cross join lateral (select id, created_at from (${idsOfTopic(viewer, sql.ref('f.topic'), after)}) near limit ${limit}) found
  where f.user_id = ${viewer}`

const first = (limit: Expression<number>, ids: RawBuilder<unknown>) =>
  sql`select id from (${ids}) found order by created_at desc, id desc limit ${limit}`

/** All posts that a viewer can see: those outside groups and those of their own. */
export const newestPosts = namedStatement<PageParameters, PostRow>('newsfeed.newest', (_, { viewer, limit, ...after }) =>
  postsWith(viewer, first(limit, idsOfFeed(viewer, limit, after))),
)

/** Those of a group, if the viewer belongs to it. */
export const postsOfGroup = namedStatement<PageParameters & { group: string }, PostRow>(
  'newsfeed.group',
  (_, { viewer, limit, group, ...after }) => postsWith(viewer, first(limit, newestIds(viewer, ofGroup(group), after))),
)

/** Those on a topic. */
export const postsOfTopic = namedStatement<PageParameters & { topic: Topic }, PostRow>(
  'newsfeed.topic',
  (_, { viewer, limit, topic, ...after }) => postsWith(viewer, first(limit, idsOfTopic(viewer, topic, after))),
)

/** Those on the topics that the viewer follows. */
export const postsOfFollowed = namedStatement<PageParameters, PostRow>('newsfeed.followed', (_, { viewer, limit, ...after }) =>
  postsWith(viewer, first(limit, idsOfFollowed(viewer, limit, after))),
)

/** Those by a member, outside groups. */
export const postsOfMember = namedStatement<PageParameters & { member: string }, PostRow>(
  'newsfeed.ofMember',
  (_, { viewer, limit, member, ...after }) => postsWith(viewer, first(limit, newestIds(viewer, outsideGroupsBy(member), after))),
)

/** Those outside groups that mention an organisation, unless operators have hidden that. */
export const postsMentioning = namedStatement<PageParameters & { organisation: string }, PostRow>(
  'newsfeed.mentioning',
  (_, { viewer, limit, organisation, ...after }) =>
    postsWith(
      viewer,
      first(
        limit,
        sql`select p.id, p.created_at from post_organisation_mentions m join posts p on p.id = m.post_id
          where m.organisation_id = ${organisation} and m.comment_id is null and not m.in_group and ${isShown(organisation)} and ${isPostSeen('p', viewer)}
            and ${isAfter(sql`m.posted_at, m.post_id`, after)}
          order by m.posted_at desc, m.post_id desc limit ${most}`,
      ),
    ),
)

/** Those that the viewer has saved and can still see, last saved first; `at` is when they saved it. */
export const savedPosts = namedStatement<PageParameters, PostRow>('newsfeed.saved', (_, { viewer, limit, ...after }) => {
  const ids = sql`
    select s.post_id as id, s.saved_at as created_at from saved_posts s join posts p on p.id = s.post_id
    where s.user_id = ${viewer} and ${isPostSeen('p', viewer)} and ${isAfter(sql`s.saved_at, s.post_id`, after)}
    order by s.saved_at desc, s.post_id desc limit ${most}`
  return sql<PostRow>`
    ${withHidden(viewer)}
    select * from (select ${postColumns(viewer)} from posts p where p.id = any(array(${first(limit, ids)}))) found
    order by saved_at desc, id desc`
})

const pinned = (viewer: Expression<string>, ids: RawBuilder<unknown>, shown: RawBuilder<unknown>) => sql<PostRow>`
  ${withHidden(viewer)}
  select * from (
    select ${postColumns(viewer)}, pins.pinned_at from (${ids}) pins join posts p on p.id = pins.id where ${isPostSeen('p', viewer)}
  ) found order by pinned_at desc, id desc limit ${shown}`

/** Those at the top of the feed. */
export const pinnedInFeed = namedStatement<{ viewer: string }, PostRow>('newsfeed.pinnedInFeed', (_, { viewer }) =>
  pinned(viewer, sql`select id, feed_pinned_at as pinned_at from posts where feed_pinned_at is not null`, sql.lit(mostPinned)),
)

/** Those at the top of a group's page. */
export const pinnedInGroup = namedStatement<{ viewer: string; group: string }, PostRow>('newsfeed.pinnedInGroup', (_, { viewer, group }) =>
  pinned(
    viewer,
    sql`select id, group_pinned_at as pinned_at from posts where group_id = ${group} and group_pinned_at is not null`,
    sql.lit(mostPinned),
  ),
)

/** The one on a member's profile. */
export const pinnedOnProfile = namedStatement<{ viewer: string; member: string }, PostRow>(
  'newsfeed.pinnedOnProfile',
  (_, { viewer, member }) =>
    pinned(
      viewer,
      sql`select id, profile_pinned_at as pinned_at from posts where user_id = ${member} and profile_pinned_at is not null`,
      sql.lit(1),
    ),
)

/** The one on the page of an organisation; merged organisations may have had one each. */
export const pinnedOnOrganisation = namedStatement<{ viewer: string; organisation: string }, PostRow>(
  'newsfeed.pinnedOnOrganisation',
  (_, { viewer, organisation }) =>
    pinned(
      viewer,
      sql`select m.post_id as id, m.pinned_at from post_organisation_mentions m
        where m.organisation_id = ${organisation} and m.pinned_at is not null and m.comment_id is null and ${isShown(organisation)}`,
      sql.lit(1),
    ),
)

/** A post as the viewer sees it; nothing if they cannot see it. */
export const postSeenBy = namedStatement<{ viewer: string; id: string }, PostRow>(
  'newsfeed.post',
  (_, { viewer, id }) => sql<PostRow>`
    ${withHidden(viewer)} select ${postColumns(viewer)} from posts p where p.id = ${id} and ${isPostSeen('p', viewer)}`,
)

/** Those of the given posts that the viewer can see. */
export const visiblePosts = namedStatement<{ viewer: string; ids: readonly string[] }, { id: string }>(
  'newsfeed.visible',
  (_, { viewer, ids }) => sql<{ id: string }>`
    ${withHidden(viewer)} select p.id from posts p where p.id = any(${ids}::uuid[]) and ${isPostSeen('p', viewer)}`,
)

interface NewerParameters {
  viewer: string
  at: string
  id: string
  cap: number
}

const counted = (viewer: Expression<string>, cap: Expression<number>, rows: RawBuilder<unknown>) => sql<{ count: number }>`
  ${withHidden(viewer)} select count(*)::int as count from (select 1 from (${rows}) newer limit ${cap}) counted`

const isNewer = (columns: RawBuilder<unknown>, { at, id }: { at: Expression<string>; id: Expression<string> }) =>
  sql`(${columns}) > (${at}::timestamptz, ${id}::uuid)`

const newerAmong = (viewer: Expression<string>, among: Among, than: { at: Expression<string>; id: Expression<string> }) => sql`
  select p.id from posts p where ${among} and ${isSeen('p', viewer)} and ${isNewer(sql`p.created_at, p.id`, than)}
  order by p.created_at desc, p.id desc limit ${most}`

const newerOfTopic = (
  viewer: Expression<string>,
  topic: Expression<string>,
  than: { at: Expression<string>; id: Expression<string> },
) => sql`
  select t.post_id from post_topics t
  where t.topic = ${topic} and t.user_id <> all(${hiddenIds}) and (not t.is_hidden or t.user_id = ${viewer})
    and ${isNewer(sql`t.created_at, t.post_id`, than)}
  order by t.created_at desc, t.post_id desc limit ${most}`

/** How many visible posts are newer than a given one, at most `cap`. */
export const countNewer = namedStatement<NewerParameters, { count: number }>('newsfeed.newer', (_, { viewer, cap, ...than }) =>
  counted(
    viewer,
    cap,
    sql`(${newerAmong(viewer, outsideGroups, than)})
      union all select found.id from unnest(${ownGroups}) own (group_id)
      cross join lateral (${newerAmong(viewer, sql`p.group_id = own.group_id`, than)}) found`,
  ),
)

export const countNewerOfGroup = namedStatement<NewerParameters & { group: string }, { count: number }>(
  'newsfeed.newerOfGroup',
  (_, { viewer, cap, group, ...than }) => counted(viewer, cap, newerAmong(viewer, ofGroup(group), than)),
)

export const countNewerOfTopic = namedStatement<NewerParameters & { topic: Topic }, { count: number }>(
  'newsfeed.newerOfTopic',
  (_, { viewer, cap, topic, ...than }) => counted(viewer, cap, newerOfTopic(viewer, topic, than)),
)

export const countNewerOfFollowed = namedStatement<NewerParameters, { count: number }>(
  'newsfeed.newerOfFollowed',
  (_, { viewer, cap, ...than }) =>
    counted(
      viewer,
      cap,
      sql`select distinct found.post_id from post_topic_follows f
        cross join lateral (${newerOfTopic(viewer, sql.ref('f.topic'), than)}) found where f.user_id = ${viewer}`,
    ),
)
