import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import { figuresFor } from './figures.ts'

const many = 4_000
const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Has 4,000 connections, interests, replies and conversations, and blocks some members. */
const viewer = member(many / 2)
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create table numbered as
      select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, ${many}::int + 1) n`)
    await run(sql`insert into auth."user" (id, name, email) select id, n, 'member-' || n || '@example.org' from numbered`)
    await run(sql`insert into users (id, email, full_name) select id, 'member-' || n || '@example.org', 'Member ' || n from numbered`)
    await run(sql`insert into connections
      select least(id, ${viewer}), greatest(id, ${viewer}), now() - (n % 1000) * interval '1 day' from numbered where id <> ${viewer}
      union all select a.id, b.id, now() from numbered a cross join generate_series(1, 5) next join numbered b on b.n = a.n + next where ${viewer} not in (a.id, b.id)`)
    await run(sql`insert into blocks select id, ${viewer} from numbered where n <= 20`)
    await run(sql`insert into matches (user_id, matched_user_id, match_score, status, settled_at, waiting)
      select ${viewer}, id, 80, 'accepted', now() - n * interval '1 minute', n % 3 = 0 from numbered where id <> ${viewer}`)
    await run(sql`insert into matches (user_id, matched_user_id, match_score, status, settled_at)
      select a.id, b.id, 80, 'accepted', now() from numbered a cross join generate_series(1, 5) next join numbered b on b.n = a.n + next where a.id <> ${viewer}`)
    await run(sql`insert into conversations (member_a, member_b, last_position)
      select least(id, ${viewer}), greatest(id, ${viewer}), 4 from numbered where id <> ${viewer}`)
    await run(sql`insert into conversation_members (member_id, other_id, conversation_id, last_message_at, unread)
      select side.member_id, side.other_id, c.id, now(), 1 from conversations c,
        lateral (values (member_a, member_b), (member_b, member_a)) side (member_id, other_id)`)
    await run(sql`insert into conversations (member_a, member_b, last_position)
      select a.id, b.id, 4 from numbered a cross join generate_series(1, 5) next join numbered b on b.n = a.n + next where ${viewer} not in (a.id, b.id)`)
    await run(sql`insert into conversation_members (member_id, other_id, conversation_id, last_message_at, unread)
      select side.member_id, side.other_id, c.id, now(), 0 from conversations c,
        lateral (values (member_a, member_b), (member_b, member_a)) side (member_id, other_id) where ${viewer} not in (member_a, member_b)`)
    await run(sql`insert into message_counts select id, 4 from numbered`)
    await run(sql`insert into response_times
      select case when n % 2 = 0 then ${viewer} else id end, now() - n * interval '10 minutes', n from numbered`)
    await run(sql`insert into profile_view_days select id, current_date - back, 3 from numbered, generate_series(0, 9) back`)
    await run(sql`insert into deal_flows (id, user_id, title, company_name, description, industry, funding_stage, funding_amount, min_investment,
        max_investment, currency, euros, min_euros, max_euros, geography, terms, created_at)
      select gen_random_uuid(), id, 'Deal', 'Company', '', 'CleanTech', 'seed', 1, 0, 1, 'EUR', 1, 0, 1, '{}', '', now() - n * interval '1 hour'
      from numbered`)
    await run(sql`insert into events (id, source, external_id, user_id, title, event_date, end_date, time_zone, format, category)
      select gen_random_uuid(), 'community', n, id, 'Event', now() + n * interval '1 hour', now() + (n + 2) * interval '1 hour', 'UTC', 'online', 101
      from numbered`)
    await run(sql`insert into user_event_history (user_id, event_id, attendance_status)
      select ${viewer}, id, 'registered' from events order by event_date limit 40`)
    await run(sql`insert into user_event_history (user_id, event_id, attendance_status)
      select m.id, e.id, 'registered' from (select id from events order by event_date limit 20) e, numbered m where m.n <= 500 and m.id <> ${viewer}`)
  })
  await sql`vacuum analyze`.execute(database.kysely)
})

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'the figures of the most active member read no more than they count, under %s',
  async (mode) => {
    const { reader, plans } = explaining(database, mode)
    const actor = { id: viewer, user_type: 'startup' } as Actor
    const figures = await figuresFor({ database: { kysely: reader } } as unknown as Services, actor, 'UTC')
    expect(figures.connections).toMatchObject({ total: many - 20, this_week: 28 - 6 })
    expect(figures.messages).toMatchObject({ total: 4, unread: 100, answers: 500 })
    expect(figures.matches.interests).toBe(500)
    expect(figures.events.ahead).toBe(21)
    expect(figures.deals.posted).toBe(many - 19)
    const large = [
      'connections',
      'matches',
      'events',
      'user_event_history',
      'deal_flows',
      'response_times',
      'profile_view_days',
      'conversation_members',
    ]
    const scanned = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
    expect(scanned.map((node) => node['Relation Name'])).toEqual([])
    expect(plans).toHaveLength(1)
    // 500 replies, 500 interests, 100 conversations with unread messages, 60 days, 41 events, and hidden members.
    expect(rowsVisited(plans[0] as never)).toBeLessThan(2_000)
  },
)
