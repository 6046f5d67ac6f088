import { sql } from 'kysely'
import { demoMembers } from '#demo/members.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import type { Database } from '#platform/server/database/index.ts'
import { insertOrganisationFacts } from './organisation-facts.ts'

/**
 * Fills a community with organisations, many variations of the demo members' companies with other kinds, industries, stages and countries,
 * and with people in them. Every hundredth has a rare word.
 */
export async function fillOrganisations(
  database: Database,
  { organisations, memberships }: { organisations: number; memberships: number },
): Promise<void> {
  const models = demoMembers(400, 2026).map(({ profile }) => ({ name: profile.company_name, description: profile.bio }))
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`create temporary table models on commit drop as
      select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(models)}::jsonb) m (name text, description text)`)
    await run(sql`create temporary table numbered on commit drop as select row_number() over (order by id) as n, id from users`)
    await run(sql`
      insert into organisations (id, slug, kind, name, folded_name, countries, industries, sdgs, description, funding_stage, raising_amount, stages,
        min_ticket, max_ticket, created_at)
      select gen_random_uuid(), 'organisation-' || o.n, o.kind, m.name || ' ' || o.n, lower(m.name) || ' ' || o.n, array[o.country], array[o.industry],
        array[o.goal], m.description || case o.n % 100 when 0 then ' Zeolites.' else '' end,
        case o.kind when 'startup' then o.stage end, case o.kind when 'startup' then 100000000 end,
        case o.kind when 'fund' then array[o.stage, 'seed'] else '{}' end, case o.kind when 'fund' then 10000000 end,
        case o.kind when 'fund' then 200000000 end, now() - random() * interval '900 days'
      from (
        select n,
          (array['startup', 'startup', 'startup', 'startup', 'startup', 'fund', 'fund', 'corporate', 'accelerator', 'public'])
            [1 + floor(random() * 10)::int] as kind,
          (array['CleanTech', 'CleanTech', 'CleanTech', 'Healthcare', 'FinTech', 'SaaS', 'AI/ML', 'Biotech', 'PropTech', 'Other'])
            [1 + floor(random() * 10)::int] as industry,
          (array['pre-seed', 'seed', 'seed', 'series-a', 'series-b', 'series-c', 'bridge'])[1 + floor(random() * 7)::int] as stage,
          (array['IT', 'DE', 'DE', 'FR', 'SE', 'PL', 'EE', 'NL'])[1 + floor(random() * 8)::int] as country, 1 + floor(random() * 17)::int as goal
        from generate_series(1, ${organisations}::int) n
      ) o
      join models m on m.n = 1 + o.n % ${models.length}::int`)
    await run(sql`insert into organisation_slugs (slug, organisation_id) select slug, id from organisations`)
    await run(sql`create temporary table placed on commit drop as select row_number() over (order by id) as n, id from organisations`)
    await run(sql`
      insert into organisation_members (organisation_id, member_id, role, title, joined_at)
      select o.id, u.id, case when m / ${organisations}::int = 0 then 'owner' when m % 4 = 0 then 'admin' else 'member' end, 'Partner',
        now() - m % 900 * interval '1 day'
      from generate_series(0, ${memberships - 1}::int) m
      join placed o on o.n = 1 + m % ${organisations}::int
      join numbered u on u.n = 1 + (m::bigint * 7919 + m / ${organisations}::int) % (select count(*) from numbered)
      on conflict do nothing`)
    await run(sql`
      insert into organisation_verifications (organisation_id, token, domain, method, verified_at, checked_at)
      select id, 'token', 'organisation-' || n || '.example', 'dns', now(), now() from placed where n % 3 = 0`)
    await insertOrganisationFacts(tx)
  })
  await rebuildDirectory(database)
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}
