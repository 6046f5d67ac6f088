import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#testing/people.ts'
import { demoAccounts } from '../accounts.ts'
import type { FilledDemo } from '../filled-demo.ts'

/** Checks of a filled demo. */
export function checkInvestments(demo: FilledDemo): void {
  const investors: Person[] = []
  beforeAll(async () => {
    const emails = await demo.rowsOf(sql<{ email: string }>`
    select u.email from users u where exists (select from investments i where i.user_id = u.id and i.organisation_id is null) order by u.email = ${demoAccounts[1].email} desc, u.email`)
    for (const { email } of emails) investors.push(await demo.signedIn(email))
  })

  describe('the portfolios of a demo', () => {
    it('belong to several investors, and go back years', async () => {
      expect(investors.length).toBeGreaterThan(5)
      for (const investor of investors) {
        const { currencies, count } = await investor.call.investments.portfolio({})
        expect(currencies.length + count).toBeGreaterThan(0)
      }
      const [found] = await demo.rowsOf(sql<{ years: number }>`
      select (extract(year from now()) - extract(year from min(date)))::int as years from investment_flows`)
      expect(found?.years).toBeGreaterThanOrEqual(5)
    })

    it('are plausible: no loss beyond the investment, and no unrealistic returns', async () => {
      for (const investor of investors) {
        const { items } = await investor.call.investments.list({ limit: 50 })
        const { currencies } = await investor.call.investments.portfolio({})
        for (const { returns, ...about } of [...items, ...currencies]) {
          const what = 'company_name' in about ? about.company_name : about.currency
          expect(returns.irr ?? 0, what).toBeGreaterThanOrEqual(-1)
          expect(returns.irr ?? 0, what).toBeLessThan(0.6)
          expect(returns.tvpi ?? 1, what).toBeGreaterThanOrEqual(0)
          expect(returns.tvpi ?? 1, what).toBeLessThan(6)
        }
      }
    })

    it('include three currencies, a loss, an exit, planned investments for the printed account, and others a platform deal', async () => {
      const [investor] = investors
      const portfolio = await investor?.call.investments.portfolio({})
      expect(portfolio?.currencies.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'GBP', 'SEK'])
      expect(portfolio?.planned.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'SEK'])
      const items = (await investor?.call.investments.list({ limit: 50 }))?.items ?? []
      const named = (name: string) => items.find(({ company_name }) => company_name === name)
      expect(named('Nordhavn Seals')?.returns.tvpi).toBeLessThan(0.1)
      expect(named('Kustnät Software')?.returns.dpi).toBeGreaterThan(3)
      expect(named('Terrabruna')).toMatchObject({ status: 'reviewing', owner_id: (await demo.founder.call.members.me()).member?.id })
      const dealt = await demo.rowsOf(sql`select from investments where deal_id is not null and status = 'invested'`)
      expect(dealt.length).toBeGreaterThan(0)
      for (const { currency, returns } of portfolio?.currencies ?? []) {
        expect(returns.irr, currency).toBeGreaterThan(0.05)
        expect(returns.irr, currency).toBeLessThan(0.4)
      }
    })
  })

  describe('the updates of a demo', () => {
    it('went to investors who were connected at the time, with consistent figures', async () => {
      const strangers = await demo.rowsOf(sql`
      select from update_receivers r where not exists (
        select from connections c where c.member_a = least(r.member_id, r.sender_id) and c.member_b = greatest(r.member_id, r.sender_id)
          and c.created_at < r.sent_at)`)
      expect(strangers).toHaveLength(0)
      const updates = await demo.rowsOf(sql<{ body: string; cash: number | null; sent: boolean; counted: boolean }>`
      select body, cash, sent_at < now() as sent, receivers = (select count(*) from update_receivers r where r.update_id = n.id)
        and readers = (select count(*) from update_receivers r where r.update_id = n.id and r.read_at is not null) as counted from updates n`)
      expect(updates.length).toBeGreaterThan(5)
      for (const { body, cash, sent, counted } of updates) {
        expect(body).not.toMatch(/[{}]/)
        expect([sent, counted, cash === null || cash > 0]).toEqual([true, true, true])
      }
    })

    it('exist for the printed accounts: sent ones, and one unread', async () => {
      const [investor] = investors
      const { items: sent } = await demo.founder.call.updates.sent({})
      expect(
        sent.map(({ period }) => period[5]),
        'a quarter each',
      ).toEqual(['Q', 'Q', 'Q', 'Q'])
      const received = (await investor?.call.updates.received({}))?.items ?? []
      expect(received.filter(({ is_read }) => !is_read).length).toBe(1)
      const told = (await investor?.call.notifications.list({}))?.items ?? []
      expect(told.some(({ title, read }) => title.message === '{name} sent you an update' && !read)).toBe(true)
    })
  })
}
