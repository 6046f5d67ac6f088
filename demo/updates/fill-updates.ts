import { type Insertable, sql } from 'kysely'
import { announceIn } from '#platform/server/events/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Services } from '#platform/server/services.ts'
import { periodsUntil } from '#features/updates/periods.ts'
import { dateNotifications } from '../date-notifications.ts'
import type { DemoMember } from '../member.ts'
import { roundPrice } from '../money.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { write } from '../text.ts'
import { ofFounders, ofTerrabruna, ofTheMonth, type UpdateTexts } from './texts.ts'

const day = 24 * 60 * 60 * 1000
/** How many founders report besides the printed one; each has its own set of texts. */
const reporting = ofFounders.length

type Row = Insertable<Tables['updates']> & { id: string; user_id: string; sent_at: Date }

interface Founder {
  member: DemoMember
  /** Connected investors, and since when. */
  investors: { id: string; since: Date }[]
}

/** Creates quarterly updates from founders to the investors they were connected with at the time. The printed investor has one unread. */
export async function fillUpdates(services: Services, members: readonly DemoMember[], now = new Date()): Promise<void> {
  const { database, events } = services
  const [, printed] = members
  await database.transaction(async (tx) => {
    const founders = await foundersOf(tx, members)
    for (const founder of founders) await meetEarlier(tx, founder, members)
    const rows = founders.flatMap((founder, index) =>
      reportsOf(founder, founder.member === members[0] ? ofTerrabruna : (ofFounders[index % ofFounders.length] ?? []), now),
    )
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
async function foundersOf(tx: Tx, members: readonly DemoMember[]): Promise<Founder[]> {
  const { rows } = await sql<{ founder: string; investor: string; since: Date; invested: boolean }>`
    select f.id as founder, i.id as investor, pair.created_at as since, exists (
      select from deal_interactions a join deal_flows d on d.id = a.deal_id
      where d.user_id = f.id and a.investor_id = i.id and a.action_type = 'invested') as invested from (
      select member_a as one, member_b as other, created_at from connections
      union all select member_b, member_a, created_at from connections) pair
    join users f on f.id = pair.one and f.user_type = 'startup' join users i on i.id = pair.other and i.user_type = 'investor'
    order by f.id, i.id`.execute(tx)
  const [printedFounder, printedInvestor] = members
  const founders = members.flatMap((member): Founder[] => {
    const investors = rows.filter(({ founder }) => founder === member.id).map(({ investor, since }) => ({ id: investor, since }))
    return investors.length > 0 && member.profile_completed ? [{ member, investors }] : []
  })
  const ofPrinted = new Map(
    rows.flatMap(({ founder, investor, invested }) => (investor === printedInvestor?.id ? [[founder, invested]] : [])),
  )
  const knows = ({ member }: Founder) => Number(ofPrinted.has(member.id)) + Number(ofPrinted.get(member.id) ?? false)
  const others = founders
    .filter(({ member }) => member !== printedFounder)
    .toSorted((one, other) => knows(other) - knows(one) || other.investors.length - one.investors.length)
  return [...founders.filter(({ member }) => member === printedFounder), ...others.slice(0, reporting)]
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
function reportsOf({ member }: Founder, texts: readonly UpdateTexts[], now: Date): Row[] {
  const random = randomFrom(`updates of ${member.id}`)
  const isPrinted = texts === ofTerrabruna
  const [, ...ended] = periodsUntil(now.toISOString(), texts.length + 1, 0)
  const drawn = drawFigures(random, texts.length, member)
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
function newsOf({ member }: Founder, now: Date): Row {
  const [, period = ''] = periodsUntil(now.toISOString(), 0, 2)
  const random = randomFrom(`news of ${member.id}`)
  return {
    ...wordsOf(member, ofTheMonth),
    id: uuidFrom(`update ${period} of ${member.id}`),
    user_id: member.id,
    period,
    sent_at: new Date(now.getTime() - 5 * 60 * 60 * 1000),
    currency: currencyOf(member, false),
    revenue: roundPrice(random.int(18, 45) * 1_000, currencyOf(member, false)),
    team: random.int(7, 14),
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

/** Consistent figures: cash decreases by the burn, revenue usually grows. */
function drawFigures(random: Random, quarters: number, { profile: { currency } }: DemoMember) {
  let revenue = random.int(28, 90) * 1_000
  let cash = random.int(600, 1_400) * 1_000
  let burn = random.int(28, 60) * 1_000
  let team = random.int(6, 14)
  let customers = random.int(3, 18)
  let saved = random.int(8, 60) * 1_000
  return Array.from({ length: quarters }, (_, quarter) => {
    if (quarter > 0) {
      revenue *= 1 + random.int(-6, 28) / 100
      burn *= 1 + random.int(-8, 6) / 100
      team += random.int(0, 2)
      customers += random.int(0, 4)
      saved *= 1 + random.int(0, 25) / 100
    }
    cash -= burn * 3
    return {
      revenue: roundPrice(revenue, currency),
      cash: roundPrice(Math.max(cash, 60_000), currency),
      burn: roundPrice(burn, currency),
      team,
      customers,
      emissions_saved: Math.round(saved / 500) * 500,
    }
  })
}
