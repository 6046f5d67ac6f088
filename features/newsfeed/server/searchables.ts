import { type Expression, sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type Searchable, everybody, filterTerm, follow, groupKey, memberKey, sourceIds, titleFrom } from '#platform/server/search/index.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { postPath } from '../paths.ts'

/** Condition: a post or a comment is by nobody hidden from the viewer, and not hidden by operators, other than from its author. */
const isSeenBy = (alias: string, viewer: Expression<string>) => {
  const [author, hiddenAt] = [sql.ref(`${alias}.user_id`), sql.ref(`${alias}.hidden_at`)]
  return sql<boolean>`(${author} <> all(${hiddenFrom(viewer)}) and (${hiddenAt} is null or ${author} = ${viewer}))`
}

/** Only its author finds what operators have hidden; a group's people find what belongs to it. */
const readersOf = ({ hidden_at, group_id, user_id }: { hidden_at: Date | null; group_id: string | null; user_id: string }) =>
  hidden_at ? [memberKey(user_id)] : [group_id ? groupKey(group_id) : everybody]

const among = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`

const postCards = namedStatement<{ ids: readonly string[] }, { id: string; content: string; full_name: string }>(
  'search.postCards',
  (_kysely, { ids }) => sql`
    select p.id, p.content, u.full_name from posts p join ${members.as('u')} on u.id = p.user_id where p.id = any(${ids}::uuid[])`,
)

const posts: Searchable = {
  kind: 'post',
  version: 1,
  follows: [follow('post.changed', ({ post_id }) => [post_id])],
  idsAfter: sourceIds('posts'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('posts as p')
      .innerJoin(members.as('u'), 'u.id', 'p.user_id')
      .select(['p.id', 'p.user_id', 'p.group_id', 'p.content', 'p.topics', 'p.created_at', 'p.hidden_at', 'u.language'])
      .where(among('p.id', ids))
      .execute()
    const pictures = await reader.selectFrom('post_pictures').select(['post_id', 'alt']).where(among('post_id', ids)).execute()
    const options = await reader.selectFrom('post_poll_options').select(['post_id', 'text']).where(among('post_id', ids)).execute()
    const textsOf = (id: string) =>
      [...pictures.map(({ post_id, alt: text }) => ({ post_id, text })), ...options].flatMap(({ post_id, text }) =>
        post_id === id ? [text] : [],
      )
    return rows.map((post) => ({
      id: post.id,
      at: post.created_at,
      name: '',
      texts: [post.content, ...textsOf(post.id)],
      usualLanguage: post.language,
      author: post.user_id,
      readers: readersOf(post),
      filters: post.topics.map((topic) => filterTerm('topic', topic)),
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from posts p where p.id = ${id} and ${isSeenBy('p', viewer)} and ${isReadableBy(sql.ref('p.group_id'), viewer)})`,
  async cards(reader, _viewer, keys) {
    const rows = await postCards(reader, { ids: keys.map(({ id }) => id) })
    return rows.map(({ id, content, full_name }) => ({ id, href: postPath(id), title: titleFrom(content), note: full_name, text: content }))
  },
}

const commentCards = namedStatement<{ ids: readonly string[] }, { id: string; post_id: string; content: string; full_name: string }>(
  'search.commentCards',
  (_kysely, { ids }) => sql`
    select c.id, c.post_id, c.content, u.full_name from post_comments c join ${members.as('u')} on u.id = c.user_id
    where c.id = any(${ids}::uuid[])`,
)

const comments: Searchable = {
  kind: 'comment',
  isPart: true,
  version: 1,
  follows: [follow('comment.changed', ({ comment_ids }) => comment_ids)],
  idsAfter: sourceIds('post_comments'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('post_comments as c')
      .innerJoin('posts as p', 'p.id', 'c.post_id')
      .innerJoin(members.as('u'), 'u.id', 'c.user_id')
      .select(['c.id', 'u.id as user_id', 'p.group_id', 'c.content', 'c.created_at', 'c.hidden_at', 'u.language'])
      .where(among('c.id', ids))
      .execute()
    return rows.map((comment) => ({
      id: comment.id,
      at: comment.created_at,
      name: '',
      texts: [comment.content],
      usualLanguage: comment.language,
      author: comment.user_id,
      readers: readersOf(comment),
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from post_comments c join posts p on p.id = c.post_id
    where c.id = ${id} and ${isSeenBy('c', viewer)} and ${isSeenBy('p', viewer)} and ${isReadableBy(sql.ref('p.group_id'), viewer)})`,
  async cards(reader, _viewer, keys) {
    const rows = await commentCards(reader, { ids: keys.map(({ id }) => id) })
    return rows.map(({ id, post_id, content, full_name }) => ({
      id,
      href: postPath(post_id),
      title: titleFrom(content),
      note: full_name,
      text: content,
    }))
  },
}

export const newsfeedSearchables = [posts, comments]
