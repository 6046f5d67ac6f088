import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseOrganisations } from './choose-organisations.ts'
import { drawAnswers } from './draw-answers.ts'
import { workOf } from './work.ts'
import type { FilledDemo } from '../filled-demo.ts'

/** Checks of a filled demo. */
export function checkSustainability(demo: FilledDemo): void {
  const year = new Date().getUTCFullYear() - 1
  let company: { id: string }
  beforeAll(() => {
    company = { id: demo.organisations[0]?.id ?? '' }
  })

  describe('the answers of the demo', () => {
    it('are the same each time', () => {
      const draw = () =>
        chooseOrganisations(demo.organisations, [], year - 1, new Date()).map((each) => [each.organisation.id, drawAnswers(each, year, 0)])
      expect(draw()).toEqual(draw())
    })

    it('name the same sites, certificates and hazards each year, which fit the work', () => {
      const lasting = new Set(['site-address', 'certifications', 'climate-hazards'])
      const thorough = chooseOrganisations(demo.organisations, [], year - 1, new Date()).filter(({ isThorough }) => isThorough)
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

    it('are those of many organisations for two years, with evidence, confirmations, drafts and what does not apply', async () => {
      const [counts] = await demo.rowsOf(sql<Record<string, number>>`
      select count(distinct organisation_id)::int as organisations, count(distinct year)::int as years,
        count(distinct organisation_id) filter (where state in ('evidenced', 'confirmed'))::int as evidenced,
        count(*) filter (where state = 'confirmed')::int as confirmed, count(*) filter (where state = 'draft')::int as drafts,
        count(*) filter (where not_applicable is not null)::int as not_applicable from sustainability_answers`)
      expect(counts?.['organisations']).toBeGreaterThan(40)
      expect(counts?.['years']).toBe(2)
      for (const count of ['confirmed', 'drafts', 'not_applicable']) expect(counts?.[count], count).toBeGreaterThan(1)
      expect(counts?.['evidenced']).toBeGreaterThanOrEqual(12)
      const wrong = await demo.rowsOf(sql`
      select a.id from sustainability_answers a where a.state <> 'draft' and a.state <> case
        when exists (select from sustainability_confirmations c where c.answer_id = a.id) then 'confirmed'
        when exists (select from sustainability_evidence e where e.answer_id = a.id) then 'evidenced' else 'stated' end`)
      expect(wrong).toEqual([])
    })

    it('contradict themselves in a few places only', async () => {
      const found: string[] = []
      for (const { id, name } of await demo.rowsOf(
        sql<{
          id: string
          name: string
        }>`select o.id, o.name from organisations o join sustainability_years y on y.organisation_id = o.id where y.year = ${year}`,
      )) {
        const { sections } = await demo.investor.call.sustainability.read({ id, year })
        found.push(
          ...sections.flatMap(({ answers }) => answers.flatMap((each) => (each.contradiction ? [`${name}: ${each.question}`] : []))),
        )
      }
      expect(found.length).toBeGreaterThanOrEqual(1)
      expect(found.length).toBeLessThanOrEqual(6)
    })

    it('are found by what they show', async () => {
      const all = (await demo.investor.call.directory.organisationCounts({ measures_emissions: true })).matching?.all
      expect(all).toBeGreaterThan(8)
      expect((await demo.investor.call.directory.organisationCounts({ evidenced: true })).matching?.all).toBeGreaterThan(4)
      const { facts } = await demo.investor.call.sustainability.facts(company)
      expect(facts.length).toBeGreaterThan(2)
    })
  })

  describe('the printed accounts', () => {
    it('of the founder has a well-filled set, a file and two open requests, of which they are told', async () => {
      const { frameworks } = await demo.founder.call.sustainability.overview({ ...company, year })
      const of = (framework: string) => frameworks.find((each) => each.framework === framework)
      expect(of('invest-europe-minimum')).toMatchObject({ answered: of('invest-europe-minimum')?.asked })
      expect((await demo.founder.call.sustainability.received({ ...company, state: 'open' })).items).toHaveLength(2)
      expect((await demo.founder.call.sustainability.files(company)).items).toHaveLength(1)
      const { items } = await demo.founder.call.notifications.list({ limit: 50 })
      expect(items.some(({ title }) => title.message.includes('ask'))).toBe(true)
    })

    it('of the investor has a granted and an open request, and reads a company in their portfolio', async () => {
      const { items } = await demo.investor.call.sustainability.sent({})
      expect(items.map(({ state }) => state).toSorted()).toEqual(['granted', 'open'])
      const granted = items.find(({ state }) => state === 'granted')
      const { sections } = await demo.investor.call.sustainability.read({ id: granted?.organisation.id ?? '' })
      expect(sections.map(({ section }) => section)).toContain('workforce')
      const { slug } = granted?.organisation ?? { slug: '' }
      expect((await demo.investor.call.organisations.get({ slug })).name).toBe(granted?.organisation.name)
    })
  })
}
