import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { rateDays } from '../limits.ts'
import type { DatedRate } from '../rates.ts'

/** The member who owns the rates; null for the community's. */
type Owner = string | null
const ownedBy = (owner: Owner) => (owner === null ? sql<boolean>`user_id is null` : sql<boolean>`user_id = ${owner}`)

/**
 * The rate for each pair of currency and date: the latest one until then, unless it is too old. On the same day, the member's own rate
 * takes precedence over the community's.
 */
export const ratesFor = namedStatement<{ member: string; currencies: readonly string[]; dates: readonly string[] }, DatedRate>(
  'investments.rates',
  (_kysely, { member, currencies, dates }) => {
    const last = (owner: ReturnType<typeof sql>) => sql`
      (select currency, date, rate, user_id from exchange_rates
      where user_id ${owner} and currency = asked.currency and date between asked.date - ${sql.lit(rateDays)} and asked.date
      order by user_id desc, currency desc, date desc limit 1)`
    return sql<DatedRate>`
      select distinct rate.currency, rate.date, rate.rate::text as rate
      from unnest(${currencies}::text[], ${dates}::date[]) asked (currency, date)
      cross join lateral (
        select * from (${last(sql`= ${member}`)} union all ${last(sql`is null`)}) both_owners order by date desc, user_id nulls last limit 1
      ) rate`
  },
)

/** A page of rates, latest first, without the trailing zeros that the column adds. */
export async function ratesBefore(
  reader: Reader,
  {
    owner,
    currency,
    limit,
    after,
  }: { owner: Owner; currency?: Currency | undefined; limit: number; after?: Pick<DatedRate, 'date' | 'currency'> | undefined },
): Promise<DatedRate[]> {
  const { rows } = await sql<DatedRate>`
    select currency, date, trim_scale(rate)::text as rate from exchange_rates
    where ${ownedBy(owner)}
      ${currency ? sql`and currency = ${currency}` : sql``}
      ${after ? sql`and (date, currency) < (${after.date}::date, ${after.currency}::text)` : sql``}
    order by user_id, date desc, currency desc limit ${limit}`.execute(reader)
  return rows
}

/** Rates per statement. */
const batchSize = 5_000

/** @returns how many rates are new or have changed */
export async function putRates(tx: Tx, owner: Owner, rates: readonly DatedRate[]): Promise<number> {
  let changed = 0
  for (let first = 0; first < rates.length; first += batchSize) {
    const batch = rates.slice(first, first + batchSize)
    const { numAffectedRows } = await sql`
      insert into exchange_rates (user_id, currency, date, rate)
      select ${owner}::uuid, * from unnest(${batch.map((each) => each.currency)}::text[], ${batch.map(({ date }) => date)}::date[],
        ${batch.map(({ rate }) => rate)}::numeric[])
      on conflict (user_id, currency, date) do update set rate = excluded.rate where exchange_rates.rate <> excluded.rate`.execute(tx)
    changed += Number(numAffectedRows ?? 0n)
  }
  return changed
}

export async function deleteRate(tx: Tx, owner: string, { currency, date }: Pick<DatedRate, 'currency' | 'date'>): Promise<void> {
  await tx.deleteFrom('exchange_rates').where('user_id', '=', owner).where('currency', '=', currency).where('date', '=', date).execute()
}

/** The first and last day of each currency, with two index lookups per currency. */
export async function daysOfRates(
  reader: Reader,
  owner: Owner,
  currencies: readonly Currency[],
): Promise<{ currency: Currency; from: string; until: string }[]> {
  const end = (order: ReturnType<typeof sql>) =>
    sql`(select date from exchange_rates r where ${ownedBy(owner)} and r.currency = asked.currency order by date ${order} limit 1)`
  const { rows } = await sql<{ currency: Currency; from: string; until: string }>`
    select * from (
      select currency, ${end(sql`asc`)} as "from", ${end(sql`desc`)} as until from unnest(${currencies}::text[]) asked (currency)
    ) days where until is not null`.execute(reader)
  return rows
}
