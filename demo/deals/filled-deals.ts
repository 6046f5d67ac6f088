import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { longestText } from '#features/deals/limits.ts'
import { dealInput } from '#features/deals/contract.ts'
import { demoMembers } from '../members.ts'
import { planDeals } from './plan-deals.ts'
import type { FilledDemo } from '../filled-demo.ts'

/** Checks of a filled demo. */
export function checkDeals(demo: FilledDemo): void {
  describe('the deals of a demo', () => {
    it('would pass the wizard, and differ from each other', () => {
      const deals = planDeals(demoMembers(400, 2026))
      expect(deals.length).toBeGreaterThan(55)
      for (const { fields } of deals) {
        expect(dealInput.safeParse(fields).error, fields.title).toBeUndefined()
        expect(`${fields.title} ${fields.description} ${fields.impact}`).not.toMatch(/[{}]|undefined|NaN/)
        expect(fields.description.length).toBeLessThan(longestText.description)
      }
      for (const text of ['title', 'description'] as const) expect(new Set(deals.map(({ fields }) => fields[text])).size).toBe(deals.length)
      // No two begin alike.
      expect(new Set(deals.map(({ fields }) => fields.description.slice(0, 40))).size).toBe(deals.length)
      expect(new Set(deals.map(({ status }) => status)).size).toBe(5)
    })

    it('match their owners’ profiles, and are posted after the owners joined', async () => {
      const rows = await demo.rowsOf(sql`
      select d.title from deal_flows d join users u on u.id = d.user_id
      where d.company_name <> u.company_name or d.industry <> u.industry or d.country is distinct from u.country or d.city is distinct from u.city
        or d.created_at < u.created_at or d.created_at > now() or (d.status <> 'completed' and d.funding_amount <> u.raising_amount)`)
      expect(rows).toEqual([])
    })

    it('have counts that agree with the interactions', async () => {
      const rows = await demo.rowsOf(sql`
      select deal_id, viewed, downloaded, bookmarked, interested, requested_intro from deal_counts
      except select d.id, count(*) filter (where action_type = 'viewed'), count(*) filter (where action_type = 'downloaded'),
        count(*) filter (where action_type = 'bookmarked'), count(*) filter (where action_type = 'interested'),
        count(*) filter (where action_type = 'requested_intro')
      from deal_flows d left join deal_interactions i on i.deal_id = d.id group by d.id`)
      expect(rows).toEqual([])
      const requests = await demo.rowsOf(sql`
      (select deal_id, investor_id from deal_introductions except select deal_id, investor_id from deal_interactions where action_type = 'requested_intro')
      union all
      (select deal_id, investor_id from deal_interactions where action_type = 'requested_intro' except select deal_id, investor_id from deal_introductions)`)
      expect(requests).toEqual([])
      const days = await demo.rowsOf(sql`select sum(count)::int as days from deal_days where action = 'viewed'`)
      expect(days).toEqual(await demo.rowsOf(sql`select sum(viewed)::int as days from deal_counts`))
    })

    it('are viewed, read and asked about in a possible order', async () => {
      const rows = await demo.rowsOf(sql`
      select 'before it was posted' as wrong from deal_interactions i join deal_flows d on d.id = i.deal_id where i.timestamp < d.created_at
      union all select 'before they joined' from deal_interactions i join users u on u.id = i.investor_id where i.timestamp < u.created_at
      union all select 'later than now' from deal_interactions where timestamp > now()
      union all select 'their own' from deal_interactions i join deal_flows d on d.id = i.deal_id where d.user_id = i.investor_id
      union all select 'not viewed' from deal_interactions i where not exists (
        select from deal_interactions v where v.deal_id = i.deal_id and v.investor_id = i.investor_id and v.action_type = 'viewed' and v.timestamp <= i.timestamp)
      union all select 'answered before' from deal_introductions where answered_at < requested_at
      union all select 'not connected' from deal_introductions i join deal_flows d on d.id = i.deal_id where i.state = 'accepted' and not exists (
        select from connections c where c.member_a = least(i.investor_id, d.user_id) and c.member_b = greatest(i.investor_id, d.user_id))
      union all select 'not let in' from document_readings r join documents f on f.id = r.document_id join deal_flows d on d.id = f.subject_id
        join users u on u.id = r.reader_id where (d.readers = 'granted' or (d.readers = 'investors' and u.user_type <> 'investor')) and not exists (
          select from deal_grants g where g.deal_id = d.id and g.member_id = r.reader_id and g.state = 'granted' and g.answered_at <= r.started_at)
      union all select 'more pages than there are' from document_readings r join documents f on f.id = r.document_id
        where cardinality(r.seconds) > f.pages`)
      expect(rows).toEqual([])
    })

    it('have readable decks, some of them', async () => {
      const [document] = (await demo.rowsOf(sql`
      select f.id, f.pages from documents f join deal_flows d on d.id = f.subject_id
      where f.kind = 'deck' and d.readers <> 'granted' order by f.created_at limit 1`)) as { id: string; pages: number }[]
      expect(document?.pages).toBeGreaterThanOrEqual(9)
      const { address } = await demo.investor.call.documents.address({ id: document?.id ?? '', use: 'read' })
      const answer = await demo.investor.fetch(address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const picture = await demo.investor.fetch(`/api/documents/${document?.id}/picture`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    })

    it('give the printed founder requests to answer, and the printed investor a pipeline', async () => {
      const { items: own } = await demo.founder.call.deals.mine({})
      expect(own.map(({ status }) => status).toSorted()).toEqual(['active', 'completed'])
      const { items: waiting } = await demo.founder.call.deals.introductions({})
      expect(waiting.filter(({ state }) => state === 'waiting').length).toBeGreaterThanOrEqual(3)
      for (const { note } of waiting) expect(note).not.toMatch(/[{}]/)
      const steps = await Promise.all(
        (['saved', 'interested', 'talks', 'passed', 'invested'] as const).map(
          async (step) => (await demo.investor.call.deals.pipeline({ step })).items,
        ),
      )
      const counts = steps.map((items) => items.length)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
      expect(steps.flat().every(({ note }) => note.length > 20)).toBe(true)
      const { items: told } = await demo.investor.call.notifications.list({})
      expect(told.some(({ title }) => title.message === '{deal} by {company} matches your investment preferences')).toBe(true)
    })
  })
}
