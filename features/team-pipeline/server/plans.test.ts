import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#platform/server/http/context.ts'
import { testDatabase } from '#testing/test-world.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { listCards, readCard } from './list-cards.ts'
import { listNotes } from './notes.ts'
import { teamsOf } from './teams.ts'
import { listVotes } from './votes.ts'

const teams = 5_000
const deals = 500
const members = 10_000
const people = 400
const id = (kind: number, n: number) => `00000000-0000-4000-${8000 + kind}-${String(n).padStart(12, '0')}`
const [organisation, member, deal, column] = [1, 2, 3, 4].map((kind) => (n: number) => id(kind, n)) as [
  (n: number) => string,
  (n: number) => string,
  (n: number) => string,
  (n: number) => string,
]
/** Every deal is in the first hundred of the pipelines, in one column; the first deal of the first one has 4,000 notes, 400 of them private, and 400 votes. */
const actor: Actor = { id: member(1), user_type: 'investor', role: 'member', sessionId: '', isLeaving: false }
const database = testDatabase()

beforeAll(async () => {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    const numbered = (kind: number) => sql`('00000000-0000-4000-' || ${8000 + kind}::int || '-' || lpad(n::text, 12, '0'))::uuid`
    await run(sql`set local statement_timeout = 0`)
    // Foreign keys and triggers would take half of the time, and no plan here depends on them.
    await run(sql`set local session_replication_role = replica`)
    await run(sql`insert into auth."user" (id, name, email) select ${numbered(2)}, n, 'member-' || n || '@example.org'
      from generate_series(1, ${members}::int) n`)
    await run(sql`insert into users (id, email, full_name, user_type) select ${numbered(2)}, 'member-' || n || '@example.org', 'Member ' || n, 'investor'
      from generate_series(1, ${members}::int) n`)
    await run(sql`insert into organisations (id, slug, kind, name, folded_name) select ${numbered(1)}, 'fund-' || n, 'fund', 'Fund ' || n, 'fund ' || n
      from generate_series(1, ${teams}::int) n`)
    await run(
      sql`insert into organisation_members (organisation_id, member_id, role) select ${organisation(1)}, id, 'member' from users where id <= ${member(people)}`,
    )
    await run(sql`insert into deal_flows (id, user_id, title, company_name, description, industry, funding_stage, funding_amount, min_investment,
        max_investment, currency, euros, min_euros, max_euros, geography, terms)
      select ${numbered(3)}, ${member(people)}::uuid, 'Deal ' || n, 'Company', 'Text', 'CleanTech', 'seed', 100, 0, 100, 'EUR', 1, 0, 1, array['IT'], ''
      from generate_series(1, ${deals}::int) n`)
    await run(sql`insert into team_pipelines (organisation_id, votes_hidden) select id, false from organisations`)
    await run(sql`insert into team_columns (id, organisation_id, standard, place)
      select ${numbered(4)}, ${numbered(1)}, 'screening', 0 from generate_series(1, ${teams}::int) n`)
    await run(sql`insert into team_cards (organisation_id, deal_id, column_id, place, owner_id)
      select k.organisation_id, d.id, k.id, row_number() over (partition by k.id order by d.id), ${member(2)} from team_columns k cross join deal_flows d where k.organisation_id <= ${organisation(100)}`)
    const busy = sql`(select id from team_cards where organisation_id = ${organisation(1)} and deal_id = ${deal(1)})`
    await run(sql`insert into team_votes (card_id, member_id, vote)
      select ${busy}, id, 'yes' from users where id <= ${member(people)}
      union all select id, ${member(2)}, 'no' from team_cards where organisation_id <= ${organisation(20)} and id <> ${busy}`)
    await run(sql`insert into team_notes (id, card_id, author_id, is_private, text, written_at)
      select gen_random_uuid(), card_id, author_id, right(author_id::text, 1) = '7', 'Words', timestamptz '2026-01-01' + random() * interval '300 days'
      from (select ${busy} as card_id, id as author_id from users, generate_series(1, 10) n where id <= ${member(people)}
        union all select id, ${member(2)} from team_cards, generate_series(1, 2) n where organisation_id <= ${organisation(20)} and id <> ${busy}) written`)
  })
  await sql`analyze`.execute(database.kysely)
})

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  const planned = () => explaining(database, mode)
  const most = (plans: Parameters<typeof rowsVisited>[0][]) => Math.max(...plans.map(rowsVisited))
  const indexesOf = (plans: Parameters<typeof nodesOf>[0][]) => plans.flatMap(nodesOf).map((node) => node['Index Name'])
  const about = { id: organisation(1), deal_id: deal(1) }

  test('a column is read page by page', async () => {
    const { reader, plans } = planned()
    const request = { id: organisation(2), column_id: column(2), limit: 10 }
    await database.kysely
      .insertInto('organisation_members')
      .values({ organisation_id: organisation(2), member_id: actor.id, role: 'member', since: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const first = await listCards(reader, actor, request)
    const second = await listCards(reader, actor, { ...request, cursor: first.next_cursor ?? '' })
    expect(second.items.map((card) => card.deal.title)).toEqual(Array.from({ length: 10 }, (_, n) => `Deal ${n + 11}`))
    expect(indexesOf(plans)).toContain('team_cards_in_column')
    expect(most(plans)).toBeLessThan(120)
  })

  test('notes and votes are read page by page', async () => {
    const { reader, plans } = planned()
    const notes = await listNotes(reader, actor, { ...about, limit: 10 })
    await listNotes(reader, actor, { ...about, limit: 10, cursor: notes.next_cursor ?? '' })
    expect(most(plans)).toBeLessThan(60)
    expect(indexesOf(plans)).toContain('team_notes_newest')
  })

  test('what is counted of a deal is read from its own notes and votes', async () => {
    const { reader, plans } = planned()
    const { voting, notes } = await readCard(reader, actor, about)
    expect([voting.tally, notes]).toEqual([{ yes: people, no: 0, unsure: 0 }, people * 9])
    const votes = await listVotes(reader, actor, { ...about, limit: 10 })
    await listVotes(reader, actor, { ...about, limit: 10, cursor: votes.next_cursor ?? '' })
    expect(most(plans)).toBeLessThan(people * 12)
  })

  test('the teams of a member are found without reading others’ pipelines', async () => {
    const { reader, plans } = planned()
    expect(await teamsOf(reader, actor.id, deal(1))).toMatchObject([{ column: { standard: 'screening' } }, {}])
    expect(most(plans)).toBeLessThan(250)
  })
})
