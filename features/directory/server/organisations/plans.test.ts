import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { organisationKinds } from '#features/organisations/kinds.ts'
import { explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { testDatabase } from '#testing/test-world.ts'
import type { OrganisationFilters } from '../../contract.ts'
import { countCap } from '../../count-cap.ts'
import { rebuildDirectory } from '../index.ts'
import { countOrganisations, findOrganisations } from './find-organisations.ts'
import { organisationEntry, organisationsByKind, peopleOfOrganisations } from './queries.ts'

const viewer = '00000000-0000-4000-8000-000000000000'
const database = testDatabase()
const organisations = 10_000

/** Skewed on purpose: accelerators only among the older half, five from Luxembourg, none from Italy in SaaS, a name that every ninth has. */
beforeAll(async () => {
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`
      insert into organisations (id, slug, kind, name, folded_name, industries, funding_stage, stages, countries, sdgs, description, created_at)
      select gen_random_uuid(), 'organisation-' || n, kind, (case n % 9 when 0 then 'Terravolta ' else 'Company ' end) || 'Family' || n % 5000,
        'company', array[case when n % 10 < 5 then 'CleanTech' when n % 10 = 9 then 'SaaS' else 'FinTech' end],
        case when kind = 'startup' then 'seed' end, case when kind = 'fund' then '{seed,bridge}' else '{}' end::text[],
        array['BE', case when n % (${organisations}::int / 5) = 1 then 'LU' when n % 10 = 9 then 'FR' else 'IT' end],
        array[1 + n % 17], 'Building sustainable things, number' || n || case n % 1000 when 7 then ' with zeolites' else '' end,
        timestamptz '2024-01-01' + n * interval '5 minutes'
      from generate_series(1, ${organisations}::int) n, lateral (select case
        when n % 25 = 0 and n <= ${organisations}::int / 2 then 'accelerator' when n % 3 = 0 then 'fund' when n % 40 = 1 then 'public'
        when n % 7 = 1 then 'corporate' else 'startup' end as kind) chosen`.execute(tx)
    // Half of all measure; every fiftieth has evidence for goal 13, and three for goal 2.
    await sql`
      insert into sustainability_facts (organisation_id, facts, public_facts, measures_emissions, evidenced_goals)
      select id, '[]', '[]', n % 2 = 0, case when n % 50 = 0 then '{13}' when n % 3000 = 1 then '{2}' else '{}' end::smallint[]
      from (select id, row_number() over (order by created_at, id) n from organisations) numbered`.execute(tx)
  })
  await rebuildDirectory(database)
})

describe.each(['force_generic_plan', 'force_custom_plan'] as const)('under %s', (mode) => {
  test.each([undefined, ...organisationKinds])('the list of %s uses its index, on every page', async (kind) => {
    const { reader, plans } = explaining(database, mode)
    const { next_cursor } = await findOrganisations(reader, viewer, { kind, limit: 20 })
    await findOrganisations(reader, viewer, { kind, limit: 20, cursor: next_cursor ?? '' })
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(nodesOf(plan).map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan'])
      expect(plan.Plans?.[0]?.['Index Name']).toBe(kind ? `directory_newest_${kind}_organisations` : 'directory_organisations_newest')
      expect(rowsVisited(plan)).toBeLessThanOrEqual(21)
    }
  })

  test('one entry, the counts and the people to tell are looked up', async () => {
    const { reader, plans } = explaining(database, mode)
    const ids = (await findOrganisations(database.kysely, viewer, { limit: 2 })).items.map(({ id }) => id)
    for (const id of ids) await organisationEntry(reader, { id })
    await organisationsByKind(reader, {})
    await peopleOfOrganisations(reader, ids)
    for (const plan of plans) expect(rowsVisited(plan)).toBeLessThanOrEqual(organisationKinds.length)
  })
})

const narrowed: OrganisationFilters[] = [
  { country: 'IT' },
  { country: 'LU' },
  { country: 'MT' },
  { industry: 'SaaS' },
  { kind: 'accelerator', industry: 'CleanTech' },
  { kind: 'accelerator', stage: 'seed' },
  { stage: 'bridge' },
  { goal: 13 },
  { verified: true },
  { measures_emissions: true },
  { evidenced: true },
  { evidenced: true, goal: 13, measures_emissions: true },
  { evidenced: true, goal: 2 },
  { country: 'IT', industry: 'SaaS' },
  { query: 's' },
  { query: 'terravolta' },
  { query: 'terravolat' },
  { query: 'sustainable' },
  { query: 'sustainible' },
  { query: 'zeolites' },
  { query: 'terravolta sustainable', country: 'IT' },
  { query: 'number77' },
  { query: 'nobody has this' },
  { query: 'terravolta', kind: 'accelerator', stage: 'seed' },
]

test.each(narrowed)('%j reads a small part of the entries, for the list and the counts', async (filters) => {
  const { reader, plans } = explaining(database, 'auto')
  await findOrganisations(reader, viewer, { ...filters, limit: 20 })
  await countOrganisations(reader, viewer, filters)
  expect(plans.length).toBeGreaterThan(1)
  // Counting reads up to the cap of each kind.
  for (const plan of plans) expect(rowsVisited(plan)).toBeLessThan(organisationKinds.length * countCap * 1.5)
})
