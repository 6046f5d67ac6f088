import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FilledDemo } from '../filled-demo.ts'

/** Checks of a filled demo. */
export function checkOrganisations(demo: FilledDemo): void {
  let fund: string
  beforeAll(async () => {
    const [found] = await demo.rowsOf(sql<{ id: string }>`select id from organisations where name = 'Skerry Transition Fund'`)
    fund = found?.id ?? ''
  })

  describe('the organisations of a demo', () => {
    it('host about a third of the events, when they exist and their host is in them', async () => {
      const [counted] = await demo.rowsOf(sql<{ hosted: number; all: number; wrong: number }>`
      select count(organisation_id)::int as hosted, count(*)::int as all,
        (count(*) filter (where organisation_id is not null and not exists (
          select from organisation_members m join organisations o on o.id = m.organisation_id
          where m.organisation_id = e.organisation_id and m.member_id = e.user_id and m.joined_at < e.created_at and o.name = e.organizer)))::int as wrong
      from events e`)
      const { hosted = 0, all = 0, wrong } = counted ?? {}
      expect(wrong).toBe(0)
      expect(hosted / all).toBeGreaterThan(0.2)
      expect(hosted / all).toBeLessThan(0.5)
      const { items } = await demo.investor.call.events.ofOrganisation({ id: fund })
      expect(items.length).toBeGreaterThanOrEqual(2)
    })

    it('have people who came after it was founded, and colleagues who invest as it does', async () => {
      const wrong = await demo.rowsOf(sql`
      select 'before it was founded' as wrong from organisation_members m join organisations o on o.id = m.organisation_id
        where left(m.since, 4)::int < o.founded_year
      union all select 'in the future' from organisation_members where since > to_char(now() at time zone 'UTC', 'YYYY-MM')
      union all select 'founded it later' from organisation_members m join organisations o on o.id = m.organisation_id
        where m.title ilike '%founder%' and left(m.since, 4)::int > o.founded_year
      union all select 'invests in something else' from organisation_members m join users u on u.id = m.member_id
        join organisation_members boss on boss.organisation_id = m.organisation_id and boss.role = 'owner' join users b on b.id = boss.member_id
        where u.user_type = 'investor' and u.investment_focus is distinct from b.investment_focus`)
      expect(wrong).toEqual([])
    })

    it('are mentioned in about ten posts', async () => {
      const mentions = await demo.rowsOf(sql<{ is_named: boolean }>`
      select position('@' || m.name in p.content) > 0 and m.posted_at = p.created_at and o.created_at < p.created_at as is_named
      from post_organisation_mentions m join posts p on p.id = m.post_id join organisations o on o.id = m.organisation_id`)
      expect(mentions.length).toBeGreaterThanOrEqual(8)
      expect(mentions.every(({ is_named }) => is_named)).toBe(true)
    })

    it('share ledgers, recorded by people who were in them', async () => {
      const [counted] = await demo.rowsOf(sql<{ ledgers: number; wrong: number }>`
      select count(distinct organisation_id)::int as ledgers, (count(*) filter (where
          i.updated_at > now() or i.first_date > now() or i.first_date <> (select min(date) from investment_flows f where f.investment_id = i.id)
          or not exists (select from organisation_members m where m.organisation_id = i.organisation_id and m.member_id = i.user_id)
          or exists (
            select from (
              select date, updated_by, updated_at from investment_flows where investment_id = i.id
              union all select date, updated_by, updated_at from investment_valuations where investment_id = i.id) e
            where e.updated_at > i.updated_at or e.updated_at < e.date or not exists (
              select from organisation_members m where m.organisation_id = i.organisation_id and m.member_id = e.updated_by and m.joined_at <= e.updated_at))))::int
        as wrong
      from investments i where organisation_id is not null`)
      expect(counted?.wrong).toBe(0)
      expect(counted?.ledgers).toBeGreaterThanOrEqual(4)
      const { items } = await demo.investor.call.investments.list({ organisation_id: fund, limit: 50 })
      expect(items.length).toBeGreaterThanOrEqual(5)
      expect(items.length).toBeLessThanOrEqual(8)
      for (const { company_name, returns } of items) {
        expect(returns.irr ?? 0, company_name).toBeGreaterThanOrEqual(-1)
        expect(returns.irr ?? 0, company_name).toBeLessThan(0.6)
      }
      const responsible = await demo.rowsOf(sql`select distinct user_id from investments where organisation_id = ${fund}`)
      expect(responsible.length).toBeGreaterThanOrEqual(2)
    })

    it('share pipelines with deals that were open then, and not of their own people', async () => {
      const wrong = await demo.rowsOf(sql`
      select 'own deal' as wrong from team_cards c join deal_flows d on d.id = c.deal_id
        join organisation_members m on m.organisation_id = c.organisation_id and m.member_id = d.user_id
      union all select 'before it was posted' from team_cards c join deal_flows d on d.id = c.deal_id where c.added_at < d.created_at
      union all select 'before the pipeline' from team_cards c join team_pipelines p using (organisation_id) where c.added_at < p.started_at
      union all select 'before they joined' from team_pipelines p join organisation_members m using (organisation_id) where p.started_at < m.joined_at
      union all select 'not in the team' from team_cards c cross join unnest(array[c.owner_id, c.added_by]) person (id) where not exists (
        select from organisation_members m where m.organisation_id = c.organisation_id and m.member_id = person.id)
      union all select 'in the future' from team_notes where written_at > now() union all select 'in the future' from team_votes where voted_at > now()
      union all select 'before it was added' from team_notes n join team_cards c on c.id = n.card_id where n.written_at < c.added_at
      union all select 'before it was added' from team_votes v join team_cards c on c.id = v.card_id where v.voted_at < c.added_at
      union all select 'without a reason' from team_votes where reason = ''
      union all select 'over' from team_cards c join team_columns k on k.id = c.column_id join deal_flows d on d.id = c.deal_id
        where k.standard not in ('invested', 'passed') and d.status not in ('active', 'open')`)
      expect(wrong).toEqual([])
      const pipelines = await demo.rowsOf(sql<{ cards: number }>`select count(*)::int as cards from team_cards group by organisation_id`)
      expect(pipelines.length).toBeGreaterThanOrEqual(8)
      for (const { cards } of pipelines) expect(cards).toBeLessThanOrEqual(14)
    })

    it('never show a team the same text twice, nor an unfinished one', async () => {
      const said = await demo.rowsOf(sql<{ organisation_id: string; text: string }>`
      select c.organisation_id, n.text from team_notes n join team_cards c on c.id = n.card_id
      union all select c.organisation_id, v.reason from team_votes v join team_cards c on c.id = v.card_id`)
      for (const { text } of said) expect(text).not.toMatch(/[{}]|undefined|NaN|\u{221E}/u)
      const shown = said.map(({ organisation_id, text }) => `${organisation_id} ${text}`)
      expect(new Set(shown).size).toBe(shown.length)
    })

    it('give the printed investor a pipeline with notes by colleagues, private ones, and a deal to vote on', async () => {
      const { columns, is_started } = await demo.investor.call.teamPipeline.get({ id: fund })
      expect([is_started, columns.length]).toEqual([true, 6])
      const pages = await Promise.all(columns.map(({ id }) => demo.investor.call.teamPipeline.cards({ id: fund, column_id: id })))
      const cards = pages.flatMap(({ items }) => items)
      expect(cards.length).toBeGreaterThanOrEqual(10)
      expect(new Set(cards.map(({ owner }) => owner?.id)).size).toBe(3)
      expect(cards.filter(({ notes }) => notes > 0).length).toBeGreaterThan(cards.length / 2)
      const notes = await Promise.all(
        cards.map(async ({ deal }) => (await demo.investor.call.teamPipeline.notes({ id: fund, deal_id: deal.id })).items),
      )
      expect(new Set(notes.flat().map(({ author }) => author.id)).size).toBe(3)
      expect(notes.flat().filter(({ is_private }) => is_private)).toHaveLength(2)
      expect(cards.some(({ voting }) => voting.voters > 0 && voting.tally === null)).toBe(true)
      expect(cards.some(({ voting: { tally } }) => tally !== null && tally.yes > 0 && tally.no + tally.unsure > 0)).toBe(true)
    })
  })
}
