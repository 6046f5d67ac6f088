import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import { rebuildMatching } from '#features/matching/server/index.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { demoAccounts, demoPassword } from '../accounts.ts'
import { fillCommunity } from '../fill.ts'
import { demoMembers } from '../members.ts'
import { fillOrganisations } from '../organisations/fill-organisations.ts'
import { type DemoOrganisation, planOrganisations } from '../organisations/plan-organisations.ts'
import { chooseOrganisations } from './choose-organisations.ts'
import { drawAnswers } from './draw-answers.ts'
import { fillSustainability } from './fill-sustainability.ts'
import { workOf } from './work.ts'

const world = testWorld()
const year = new Date().getUTCFullYear() - 1
let founder: Person
let investor: Person
let organisations: DemoOrganisation[]
let company: { id: string }

beforeAll(async () => {
  const { database, files } = world.services
  const planned = planOrganisations(demoMembers(400, 2026), demoAccounts.length)
  organisations = planned.organisations
  const passwordHash = await world.server.accounts.hashPassword(demoPassword)
  await fillCommunity(database, files, planned.members, { passwordHash })
  await fillOrganisations(world.services, organisations, { withPictures: false })
  await rebuildDirectory(database)
  await rebuildMatching(database)
  await fillSustainability(world.services, planned.members, organisations)
  await world.settled()
  ;[founder, investor] = [world.visitor(), world.visitor()]
  await founder.call.accounts.signIn({ email: demoAccounts[0].email, password: demoPassword })
  await investor.call.accounts.signIn({ email: demoAccounts[1].email, password: demoPassword })
  company = { id: organisations[0]?.id ?? '' }
}, 180_000)

const query = async <Row>(text: string) => (await world.services.database.pool.query<Row & object>(text)).rows

describe('the answers of the demo', () => {
  it('are the same each time', () => {
    const draw = () =>
      chooseOrganisations(organisations, [], year - 1, new Date()).map((each) => [each.organisation.id, drawAnswers(each, year, 0)])
    expect(draw()).toEqual(draw())
  })

  it('name the same sites, certificates and hazards each year, which fit the work', () => {
    const lasting = new Set(['site-address', 'certifications', 'climate-hazards'])
    const thorough = chooseOrganisations(organisations, [], year - 1, new Date()).filter(({ isThorough }) => isThorough)
    for (const each of thorough) {
      const [now, before] = [0, 1].map((age) => drawAnswers(each, year - age, age).filter(({ question }) => lasting.has(question)))
      const textsOf = (answers = now) => answers?.map(({ question, row, value }) => `${question} ${row}: ${String(value)}`) ?? []
      expect(textsOf().filter((text) => !textsOf(before).includes(text) && !text.includes(' Office: '))).toEqual([])
      const { countries } = each.organisation.fields
      const isOnScreens = ['software', 'fund'].includes(workOf(each.organisation.fields))
      const elsewhere = [...(isOnScreens ? ['workshop', 'stock', 'parts'] : []), ...(countries[0] === 'IT' ? [] : ['Via '])]
      expect(elsewhere.filter((word) => textsOf().join(' ').includes(word))).toEqual([])
    }
    expect(thorough.length).toBeGreaterThan(2)
  })

  it('are those of 60 organisations for two years, with evidence, confirmations, drafts and what does not apply', async () => {
    const [counts] = await query<Record<string, number>>(`
      select count(distinct organisation_id)::int as organisations, count(distinct year)::int as years,
        count(distinct organisation_id) filter (where state in ('evidenced', 'confirmed'))::int as evidenced,
        count(*) filter (where state = 'confirmed')::int as confirmed, count(*) filter (where state = 'draft')::int as drafts,
        count(*) filter (where not_applicable is not null)::int as not_applicable from sustainability_answers`)
    expect(counts).toMatchObject({ organisations: 60, years: 2 })
    for (const count of ['confirmed', 'drafts', 'not_applicable']) expect(counts?.[count], count).toBeGreaterThan(2)
    expect(counts?.['evidenced']).toBeGreaterThanOrEqual(12)
    const { rows: wrong } = await sql`
      select a.id from sustainability_answers a where a.state <> 'draft' and a.state <> case
        when exists (select from sustainability_confirmations c where c.answer_id = a.id) then 'confirmed'
        when exists (select from sustainability_evidence e where e.answer_id = a.id) then 'evidenced' else 'stated' end`.execute(
      world.services.database.kysely,
    )
    expect(wrong).toEqual([])
  })

  it('contradict themselves in a few places only', async () => {
    const found: string[] = []
    for (const { id, name } of await query<{ id: string; name: string }>(
      `select o.id, o.name from organisations o join sustainability_years y on y.organisation_id = o.id where y.year = ${year}`,
    )) {
      const { sections } = await investor.call.sustainability.read({ id, year })
      found.push(...sections.flatMap(({ answers }) => answers.flatMap((each) => (each.contradiction ? [`${name}: ${each.question}`] : []))))
    }
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.length).toBeLessThanOrEqual(6)
  })

  it('are found by what they show', async () => {
    const all = (await investor.call.directory.organisationCounts({ measures_emissions: true })).matching?.all
    expect(all).toBeGreaterThan(8)
    expect((await investor.call.directory.organisationCounts({ evidenced: true })).matching?.all).toBeGreaterThan(4)
    const { facts } = await investor.call.sustainability.facts(company)
    expect(facts.length).toBeGreaterThan(2)
  })
})

describe('the printed accounts', () => {
  it('of the founder has a well-filled set, a file and two open requests, of which they are told', async () => {
    const { frameworks } = await founder.call.sustainability.overview({ ...company, year })
    const of = (framework: string) => frameworks.find((each) => each.framework === framework)
    expect(of('invest-europe-minimum')).toMatchObject({ answered: of('invest-europe-minimum')?.asked })
    expect((await founder.call.sustainability.received({ ...company, state: 'open' })).items).toHaveLength(2)
    expect((await founder.call.sustainability.files(company)).items).toHaveLength(1)
    const { items } = await founder.call.notifications.list({ limit: 50 })
    expect(items.some(({ title }) => title.message.includes('ask'))).toBe(true)
  })

  it('of the investor has a granted and an open request, and reads a company in their portfolio', async () => {
    const { items } = await investor.call.sustainability.sent({})
    expect(items.map(({ state }) => state).toSorted()).toEqual(['granted', 'open'])
    const granted = items.find(({ state }) => state === 'granted')
    const { sections } = await investor.call.sustainability.read({ id: granted?.organisation.id ?? '' })
    expect(sections.map(({ section }) => section)).toContain('workforce')
    const { slug } = granted?.organisation ?? { slug: '' }
    expect((await investor.call.organisations.get({ slug })).name).toBe(granted?.organisation.name)
  })
})
