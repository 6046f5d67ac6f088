import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { listComments, listMentioning, listPosts, listPostsOf, listSaved, newerThan } from './list.ts'

const members = 2_000
const posts = 50_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Follows a topic that almost all posts are on, one that three are on, and one that none is on. */
const viewer = id(1)
/** Mentioned by every other post, and by a comment on every sixth. */
const [often, seldom] = [id(90_001), id(90_002)]
/** Belongs to 50 groups: a busy one, whose posts are newer than all others, and 49 with ten posts each. */
const joiner = id(2)
const groups = 50
const groupPosts = 50_000
const busy = id(80_001)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await run(sql`set local session_replication_role = replica`)
    await run(sql`create temporary table numbered on commit drop as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${posts}::int) n`)
    await run(
      sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered where n <= ${members}::int`,
    )
    await run(
      sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from numbered where n <= ${members}::int`,
    )
    await run(sql`insert into posts (id, user_id, content, topics, created_at)
      select p.id, m.id, 'Post ' || p.n, array['energy'], timestamptz '2026-01-01' + p.n * interval '1 minute'
      from numbered p join numbered m on m.n = 2 + p.n % (${members}::int - 1)`)
    await run(sql`insert into post_topics select 'energy', created_at, id, user_id from posts`)
    await run(
      sql`insert into post_topics select 'food', created_at, id, user_id from posts where id in (${sql.join([id(100), id(500), id(40_050)])})`,
    )
    await run(sql`insert into post_topic_follows select ${viewer}, unnest(array['energy', 'food', 'hiring'])`)
    const memberOf = (n: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((20 + ${n} % 1900)::text, 12, '0'))::uuid`)
    await run(sql`insert into post_comments (id, post_id, user_id, content, thread_at, thread_id, created_at)
      select gen_random_uuid(), post_id, ${memberOf('n')}, n, at, gen_random_uuid(), at from (
        select ${id(posts)}::uuid as post_id, n, timestamptz '2026-06-01' + n * interval '1 second' as at from generate_series(1, 5000) n
        union all select id, n, '2026-06-01' from numbered where n % 3 = 0 and n < ${posts}::int) said`)
    await run(sql`insert into organisations (id, slug, kind, name, folded_name)
      select id, slug, 'startup', slug, slug from (values (${often}::uuid, 'often'), (${seldom}::uuid, 'seldom')) named (id, slug)`)
    await run(sql`insert into post_organisation_mentions (post_id, organisation_id, name, posted_at)
      select id, case when n = 500 then ${seldom}::uuid else ${often}::uuid end, 'often', p.created_at from posts p join numbered using (id) where n % 2 = 0`)
    await run(sql`insert into post_organisation_mentions (post_id, comment_id, organisation_id, name, posted_at)
      select p.id, c.id, ${often}, 'often', p.created_at from posts p join numbered using (id) join post_comments c on c.post_id = p.id where n % 6 = 0`)
    await run(sql`insert into post_likes select id, ${memberOf('n')} from numbered`)
    await run(
      sql`insert into saved_posts select ${viewer}, id, created_at + interval '1 hour' from posts join numbered using (id) where n % 5 = 0`,
    )
    await run(sql`insert into groups (id, name, visibility)
      select ('00000000-0000-4000-8000-' || lpad((80000 + n)::text, 12, '0'))::uuid, n, 'open' from generate_series(1, 2000) n`)
    await run(sql`insert into group_people (group_id, member_id) select id, ${joiner} from groups where name::int <= ${groups}::int`)
    await run(sql`insert into posts (id, user_id, group_id, content, created_at)
      select gen_random_uuid(), ${memberOf('n')}, ${busy}, n, timestamptz '2026-06-01' + n * interval '1 minute' from generate_series(1, ${groupPosts}::int) n`)
    await run(sql`insert into posts (id, user_id, group_id, content, created_at)
      select gen_random_uuid(), ${memberOf('n')}, g.id, n, timestamptz '2026-01-01' + n * interval '1 day' from groups g, generate_series(1, 10) n where g.id <> ${busy} and g.name::int <= ${groups}::int`)
    await run(sql`insert into blocks select id, ${viewer} from numbered where n between 3 and 12`)
  })
  await sql`analyze`.execute(database.kysely)
})

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test.each([
    [undefined, 20],
    ['energy', 20],
    ['food', 3],
    ['followed', 20],
    ['hiring', 0],
  ] as const)('a page about %s looks at few rows, and so does the next', async (topic, found) => {
    const { reader, plans } = explaining(database, mode)
    const first = await listPosts(reader, viewer, { topic, limit: 20 })
    expect(first.items).toHaveLength(found)
    const next = first.next_cursor ? await listPosts(reader, viewer, { topic, limit: 20, cursor: first.next_cursor }) : undefined
    expect(next?.items.length ?? 0).toBe(found < 20 ? 0 : 20)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(400)
  })

  test('a busy group slows no feed down: neither an outsider’s nor that of a member of many groups', async () => {
    const { reader, plans } = explaining(database, mode)
    const outsider = await listPosts(reader, viewer, { limit: 20 })
    expect(outsider.items.every(({ group }) => group === null)).toBe(true)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(400)
    const first = await listPosts(reader, joiner, { limit: 20 })
    const next = await listPosts(reader, joiner, { limit: 20, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...next.items].map(({ group }) => group?.id)).toEqual(Array.from({ length: 40 }, () => busy))
    const [last] = first.items
    await newerThan(reader, joiner, { at: last?.created_at ?? '', id: last?.id ?? '' })
    // A page of each group at most.
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(groups * 21 + 400)
  })

  test('a page of a group looks at few rows, for its people and for outsiders', async () => {
    const { reader, plans } = explaining(database, mode)
    const first = await listPosts(reader, joiner, { group_id: busy, limit: 20 })
    const next = await listPosts(reader, joiner, { group_id: busy, limit: 20, cursor: first.next_cursor ?? '' })
    expect(next.items).toHaveLength(20)
    expect((await listPosts(reader, viewer, { group_id: busy, limit: 20 })).items).toEqual([])
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(450)
  })

  test('a profile leaves the posts in groups aside without reading them', async () => {
    const { reader, plans } = explaining(database, mode)
    expect((await listPostsOf(reader, viewer, id(21), { limit: 20 })).items).toHaveLength(20)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(400)
  })

  test.each([
    [often, 20],
    [seldom, 1],
  ])('a page of posts that mention an organisation looks at few rows, and so does the next', async (organisation, found) => {
    const { reader, plans } = explaining(database, mode)
    const first = await listMentioning(reader, viewer, organisation, { limit: 20 })
    expect(first.items).toHaveLength(found)
    if (first.next_cursor) await listMentioning(reader, viewer, organisation, { limit: 20, cursor: first.next_cursor })
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(450)
  })

  test('a page of saved posts looks at few rows, and so does the next', async () => {
    const { reader, plans } = explaining(database, mode)
    const first = await listSaved(reader, viewer, { limit: 20 })
    const second = await listSaved(reader, viewer, { limit: 20, cursor: first.next_cursor ?? '' })
    expect([first, second].map(({ items }) => items.length)).toEqual([20, 20])
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(450)
  })

  test.each([undefined, 'energy', 'food', 'followed'] as const)('new posts on %s are counted without reading old ones', async (topic) => {
    const [last] = (await listPosts(database.kysely, viewer, { limit: 1 })).items
    const { reader, plans } = explaining(database, mode)
    const than = { topic, at: last?.created_at ?? '', id: last?.id ?? '' }
    expect(await newerThan(reader, viewer, than)).toBe(0)
    expect(await newerThan(reader, viewer, { ...than, at: '2025-01-01T00:00:00.000Z' })).toBe(topic === 'food' ? 3 : 100)
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(500)
  })

  test('comments are read page by page', async () => {
    const { reader, plans } = explaining(database, mode)
    const first = await listComments(reader, viewer, id(posts), { limit: 20 })
    const second = await listComments(reader, viewer, id(posts), { limit: 20, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ content }) => content)).toEqual(Array.from({ length: 40 }, (_, n) => `${n + 1}`))
    expect(Math.max(...plans.map(rowsVisited))).toBeLessThan(200)
  })
})

test('members who are away are in no count, and not looked up for each post', async () => {
  const { kysely } = database
  await sql`insert into suspended_members (member_id, reason) select id, '' from users where full_name ~ '[02468]$'`.execute(kysely)
  await sql`update posts p set
    comment_count = (select count(*) from post_comments c where c.post_id = p.id), like_count = (select count(*) from post_likes l where l.post_id = p.id)
    where p.id in (select id from posts where group_id is null order by created_at desc limit 1000)`.execute(kysely)
  const { reader, plans } = explaining(database, 'auto')
  const { items } = await listPosts(reader, viewer, { limit: 20 })
  const isThere = sql`user_id not in (select member_id from suspended_members)`
  const { rows } = await sql`select p.id, (select count(*)::int from post_comments c where c.post_id = p.id and ${isThere}) as comments,
    (select count(*)::int from post_likes l where l.post_id = p.id and ${isThere}) as likes
    from posts p where id = any(${items.map((post) => post.id)}::uuid[]) order by created_at desc`.execute(kysely)
  expect(items.map(({ id: post, comments, likes }) => ({ id: post, comments, likes }))).toEqual(rows)
  const lookups = plans.flatMap(nodesOf).filter((node) => /^post_(comments|likes)$/.test(node['Relation Name'] ?? ''))
  // The newest post has thousands of comments.
  expect(lookups.reduce((sum, node) => sum + node['Actual Loops'], 0)).toBeLessThan(2_000)
})
