import { type Insertable, sql } from 'kysely'
import { announceIn } from '#platform/server/events/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Services } from '#platform/server/services.ts'
import { periodsUntil } from '#features/updates/periods.ts'
import { dateNotifications } from '../date-notifications.ts'
import { planDeals } from '../deals/plan-deals.ts'
import { type DeckCompany, deckCompany } from '../decks/company.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { write } from '../text.ts'
import { drawQuarters } from './draw-quarters.ts'
import { ofFounders, ofTerrabruna, ofTheMonth, type UpdateTexts } from './texts.ts'

const day = 24 * 60 * 60 * 1000
/** How many founders report besides the printed one; each has its own set of texts. */
const reporting = 4

type Row = Insertable<Tables['updates']> & { id: string; user_id: string; sent_at: Date }

interface Founder {
  member: DemoMember
  company: DeckCompany
  texts: readonly UpdateTexts[]
  /** Connected investors, and since when. */
  investors: { id: string; since: Date }[]
}

/** Creates quarterly updates from founders to the investors they were connected with at the time. The printed investor has one unread. */
export async function fillUpdates(services: Services, members: readonly DemoMember[], now = new Date()): Promise<void> {
  const { database, events } = services
  const [, printed] = members
  await database.transaction(async (tx) => {
    const founders = await foundersOf(tx, members, now)
    for (const founder of founders) await meetEarlier(tx, founder, members)
    const rows = founders.flatMap((founder) => reportsOf(founder, now))
    const known = founders.find(({ member, investors }) => member !== members[0] && investors.some(({ id }) => id === printed?.id))
    if (known) rows.push(newsOf(known, now))
    const announce = announceIn(tx)
    for (const row of rows) {
      const receivers = founders
        .find(({ member }) => member.id === row.user_id)
        ?.investors.filter(({ since }) => since < row.sent_at)
        .map(({ id }) => id)
      if (!receivers?.length) continue
      const random = randomFrom(`readers of ${row.id}`)
      const isNews = now.getTime() - row.sent_at.getTime() < 3 * day
      const readers = receivers.filter((id) => (id === printed?.id ? !isNews : random.chance(0.8)))
      await tx
        .insertInto('updates')
        .values({ ...row, receivers: receivers.length, readers: readers.length })
        .execute()
      await tx
        .insertInto('update_receivers')
        .values(
          receivers.map((member_id) => ({
            update_id: row.id,
            member_id,
            sender_id: row.user_id,
            sent_at: row.sent_at,
            read_at: readers.includes(member_id) ? new Date(row.sent_at.getTime() + random.next() * (isNews ? 0.5 : 4) * day) : null,
          })),
        )
        .execute()
      if (isNews && printed && receivers.includes(printed.id))
        await announce('update.sent', { update_id: row.id, sender_id: row.user_id, member_ids: [printed.id] })
    }
  })
  events.wake()
  await events.settled()
  await dateNotifications(services, now)
}

/** The printed founder, and others with connected investors: first those whom the printed investor has invested in or is connected with. */
async function foundersOf(tx: Tx, members: readonly DemoMember[], now: Date): Promise<Founder[]> {
  const { rows } = await sql<{ founder: string; investor: string; since: Date; invested: boolean }>`
    select f.id as founder, i.id as investor, pair.created_at as since, exists (
      select from deal_interactions a join deal_flows d on d.id = a.deal_id
      where d.user_id = f.id and a.investor_id = i.id and a.action_type = 'invested') as invested from (
      select member_a as one, member_b as other, created_at from connections
      union all select member_b, member_a, created_at from connections) pair
    join users f on f.id = pair.one and f.user_type = 'startup' join users i on i.id = pair.other and i.user_type = 'investor'
    order by f.id, i.id`.execute(tx)
  const [printedFounder, printedInvestor] = members
  // As in the decks that they show, so that all their figures agree.
  const decks = new Map(planDeals(members, now).map(({ owner, company }) => [owner, company]))
  const founders = members.flatMap((member): Founder[] => {
    const investors = rows.filter(({ founder }) => founder === member.id).map(({ investor, since }) => ({ id: investor, since }))
    const company = decks.get(member) ?? (member.isColleague ? null : deckCompany(member, now))
    if (investors.length === 0 || !member.profile_completed || !company || company.stage === 'pre-seed') return []
    return [{ member, company, investors, texts: member === printedFounder ? ofTerrabruna : [] }]
  })
  const ofPrinted = new Map(
    rows.flatMap(({ founder, investor, invested }) => (investor === printedInvestor?.id ? [[founder, invested]] : [])),
  )
  const knows = ({ member }: Founder) => Number(ofPrinted.has(member.id)) + Number(ofPrinted.get(member.id) ?? false)
  const others = founders
    .filter(({ member }) => member !== printedFounder)
    .toSorted((one, other) => knows(other) - knows(one) || other.investors.length - one.investors.length)
  return [...founders.filter(({ member }) => member === printedFounder), ...withTexts(others).slice(0, reporting)]
}

/** Gives each founder a set of texts that fits their business, as long as there is one. */
function withTexts(founders: readonly Founder[]): Founder[] {
  const left = [...ofFounders]
  return founders.flatMap((founder) => {
    const index = left.findIndex(({ fits }) => !fits || fits.test(founder.company.business.customers))
    return left.splice(index, index < 0 ? 0 : 1).map(({ texts }) => ({ ...founder, texts }))
  })
}

/** Backdates most connections to soon after both members joined, so that they cover several quarters. */
async function meetEarlier(tx: Tx, { member, investors }: Founder, members: readonly DemoMember[]): Promise<void> {
  for (const investor of investors) {
    const joined = members.find(({ id }) => id === investor.id)?.joined_at
    const since = joined && new Date(Math.max(joined.getTime(), member.joined_at.getTime()) + 20 * day)
    const isPrinted = member === members[0] && investor.id === members[1]?.id
    if (!since || since >= investor.since || !(isPrinted || randomFrom(`${member.id} met ${investor.id}`).chance(0.7))) continue
    investor.since = since
    const [member_a = '', member_b = ''] = [member.id, investor.id].toSorted()
    await tx
      .updateTable('connections')
      .set({ created_at: since })
      .where('member_a', '=', member_a)
      .where('member_b', '=', member_b)
      .execute()
    await sql`
      update matches set created_at = ${since}, settled_at = ${since}
      where (user_id, matched_user_id) in ((${member_a}::uuid, ${member_b}::uuid), (${member_b}::uuid, ${member_a}::uuid))`.execute(tx)
  }
}

/** A founder's quarterly updates, each sent about two weeks after the quarter ended. */
function reportsOf({ member, company, texts }: Founder, now: Date): Row[] {
  const random = randomFrom(`updates of ${member.id}`)
  const isPrinted = texts === ofTerrabruna
  const [, ...ended] = periodsUntil(now.toISOString(), texts.length + 1, 0)
  const drawn = drawQuarters(company, texts.length, now)
  return texts.flatMap(({ title, body, ...own }, index): Row[] => {
    const period = ended[texts.length - 1 - index]
    const sent_at = period && new Date(endOf(period).getTime() + (9 + random.next() * 12) * day)
    if (!sent_at || sent_at >= now) return []
    const figures = isPrinted ? inCents(own as (typeof ofTerrabruna)[number]) : drawn[index]
    return [
      {
        ...figures,
        ...wordsOf(member, { title, body }),
        id: uuidFrom(`update ${period} of ${member.id}`),
        user_id: member.id,
        period,
        sent_at,
        currency: currencyOf(member, isPrinted),
      },
    ]
  })
}

/** A monthly update that a founder connected with the printed investor has just sent. */
function newsOf({ member, company }: Founder, now: Date): Row {
  const [, period = ''] = periodsUntil(now.toISOString(), 0, 2)
  const [quarter] = drawQuarters(company, 1, now)
  return {
    ...wordsOf(member, ofTheMonth),
    id: uuidFrom(`update ${period} of ${member.id}`),
    user_id: member.id,
    period,
    sent_at: new Date(now.getTime() - 5 * 60 * 60 * 1000),
    currency: currencyOf(member, false),
    revenue: quarter && Math.round(quarter.revenue / 3 / 10_000) * 10_000,
    team: company.teamSize,
  }
}

const wordsOf = ({ id, profile }: DemoMember, { title, body }: UpdateTexts): UpdateTexts => ({
  title,
  body: write(randomFrom(`words of ${id}`), body, { company: profile.company_name }),
})

const currencyOf = ({ profile }: DemoMember, isPrinted: boolean) => (isPrinted ? 'EUR' : profile.currency)

const inCents = ({ revenue, cash, burn, team, customers, emissions_saved }: (typeof ofTerrabruna)[number]) => ({
  revenue: cents(revenue),
  cash: cents(cash),
  burn: cents(burn),
  team,
  customers,
  emissions_saved,
})
const cents = (units: number | null) => (units === null ? null : units * 100)

/** The moment a quarter ends. */
function endOf(quarter: string): Date {
  return new Date(Date.UTC(Number(quarter.slice(0, 4)), Number(quarter[6]) * 3, 1))
}
