import { sql } from 'kysely'
import { planDeals } from '#demo/deals/plan-deals.ts'
import { demoMembers } from '#demo/members.ts'
import { recountDeals } from '#features/deals/server/index.ts'
import { termsOf } from '#features/deals/terms.ts'
import type { Database } from '#platform/server/database/index.ts'
import { insertOrganisationFacts } from './organisation-facts.ts'

/** How many organisations post every third deal. */
const companies = 20_000

/**
 * Fills a community with deals, many variations of the demo's with other owners, stages, industries, places and sizes, and with
 * members' interactions, most of which concern few of the deals.
 */
export async function fillDealFlow(database: Database, { deals, interactions }: { deals: number; interactions: number }): Promise<void> {
  const models = planDeals(demoMembers(400, 2026)).map(({ fields }) => ({
    title: fields.title,
    description: fields.description,
    impact: fields.impact,
    geography: fields.geography,
    words: termsOf({ ...fields, geography: [], country: null, sdgs: [], company_name: '', status: 'active' }).filter(
      (term) => !term.includes(':'),
    ),
  }))
  const places = { IT: 'southern-europe', DE: 'dach', FR: 'eu', SE: 'nordics', PL: 'central-eastern-europe', EE: 'baltics', NL: 'benelux' }
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    // Creating the index after the inserts takes a tenth of the time.
    const { rows } = await sql<{ made: string }>`select pg_get_indexdef('deal_flows_terms'::regclass) as made`.execute(tx)
    await run(sql`drop index deal_flows_terms`)
    await run(sql`create temporary table models as
    select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(models)}::jsonb) m
      (title text, description text, impact text, geography text[], words text[])`)
    await run(sql`create temporary table owners as select row_number() over (order by id) as n, id from users`)
    await run(sql`
    insert into organisations (id, slug, kind, name, folded_name, created_at)
    select gen_random_uuid(), 'company-' || n, 'startup', 'Company' || n, 'company' || n, now() - n * 3571 % 730 * interval '1 day' from generate_series(1, ${companies}::int) n`)
    await insertOrganisationFacts(tx)
    await run(sql`create temporary table posting as select row_number() over (order by o.id) as n, o.id, f.measures_emissions, f.evidenced_goals
    from organisations o left join sustainability_facts f on f.organisation_id = o.id`)
    await run(sql`
    insert into deal_flows (id, user_id, organisation_id, title, company_name, description, impact, industry, funding_stage, funding_amount, min_investment,
      max_investment, currency, euros, min_euros, max_euros, country, geography, sdgs, status, terms, created_at, updated_at)
    select gen_random_uuid(), o.id, c.id, m.title, 'Company' || d.n, m.description, m.impact, d.industry, d.stage, d.euros * 100, d.euros, d.euros * 40,
      'EUR', d.euros, d.euros / 100, d.euros * 4 / 10, d.country, array[d.country], array[d.goal], d.status,
      array_to_tsvector(m.words || array['company' || d.n, 'industry:' || d.industry, 'stage:' || d.stage, 'status:' || d.status,
        'country:' || d.country, 'goal:' || d.goal, 'place:' || d.country, 'place:' || (${JSON.stringify(places)}::jsonb ->> d.country),
        'place:europe', 'place:global'] || case when c.measures_emissions then array['measures_emissions:true'] else '{}' end
        || case when c.evidenced_goals <> '{}' then array['evidenced:true', 'evidenced:' || c.evidenced_goals[1]] else '{}' end), d.at, d.at
    from (
      select n, (array['CleanTech', 'CleanTech', 'CleanTech', 'Healthcare', 'FinTech', 'SaaS', 'AI/ML', 'Biotech', 'PropTech', 'Other'])
          [1 + floor(random() * 10)::int] as industry,
        (array['pre-seed', 'seed', 'seed', 'seed', 'series-a', 'series-a', 'series-b', 'series-c', 'bridge', 'seed'])[1 + floor(random() * 10)::int] as stage,
        (array['IT', 'DE', 'DE', 'FR', 'SE', 'PL', 'EE', 'NL'])[1 + floor(random() * 8)::int] as country,
        (array['active', 'active', 'active', 'open', 'oversubscribed', 'closed', 'completed', 'completed'])[1 + floor(random() * 8)::int] as status,
        1 + floor(random() * 17)::int as goal, (100000 * exp(random() * 6))::bigint as euros,
        now() - random() * interval '900 days' as at
      from generate_series(1, ${deals}::int) n
    ) d
    join models m on m.n = 1 + d.n % ${models.length}::int
    join owners o on o.n = 1 + d.n % (select count(*) from owners)
    left join posting c on d.n % 3 = 0 and c.n = 1 + d.n % ${companies}::int`)
    await run(sql.raw(rows[0]?.made ?? ''))
    await run(sql`insert into deal_counts (deal_id) select id from deal_flows`)
    await run(sql`create temporary table numbered as select row_number() over (order by id) as n, id, user_id from deal_flows`)
    await run(sql`create index on numbered (n)`)
    await run(sql`
    insert into deal_interactions (deal_id, investor_id, action_type, "timestamp")
    select d.id, o.id, did.action, did.at
    from (
      select 1 + floor(${deals}::int * random() ^ 3)::int as deal, 1 + floor(random() * (select count(*) from owners))::int as member,
        (array['viewed', 'viewed', 'viewed', 'viewed', 'viewed', 'viewed', 'read', 'read', 'downloaded', 'bookmarked', 'interested', 'requested_intro'])
          [1 + floor(random() * 12)::int] as action, now() - interval '1 hour' - random() * interval '800 days' as at
      from generate_series(1, ${interactions}::int)
    ) did join numbered d on d.n = did.deal join owners o on o.n = did.member
    where o.id <> d.user_id on conflict do nothing`)
    await run(sql`insert into deal_introductions (deal_id, investor_id, note)
    select deal_id, investor_id, 'May I see the plant?' from deal_interactions where action_type = 'requested_intro'`)
    await run(sql`drop table models, owners, numbered, posting`)
    await recountDeals(tx)
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}
