import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { rateDays } from '../limits.ts'
import type { DatedRate } from '../rates.ts'
import type { Holder, HolderParameters } from './holder.ts'

/** In whose ledger the rates apply; null for the community's, which apply in all. */
export type RateOwner = Holder | null

/** The parts of the key are always compared in its order, so that an index yields the rates in order of their days. */
const ownedBy = (owner: HolderParameters | null) => sql<boolean>`
  user_id ${is(owner?.member)} and organisation_id ${is(owner?.organisation)}`
const is = (id: unknown) => (id === undefined ? sql`is null` : sql`= ${id}`)

/**
 * The rate for each pair of currency and date: the latest one until then, unless it is too old. On the same day, the ledger's own rate
 * takes precedence over the community's.
 */
const ratesFor = namedStatement<Holder & { currencies: readonly string[]; dates: readonly string[] }, DatedRate>(
  'investments.rates',
  (_kysely, { currencies, dates, member, organisation }) => {
    const last = (owner: HolderParameters | null) => sql`
      (select currency, date, rate, ${owner === null ? sql`false` : sql`true`} as is_own from exchange_rates
      where ${ownedBy(owner)} and currency = asked.currency and date between asked.date - ${sql.lit(rateDays)} and asked.date
      order by user_id desc, organisation_id desc, currency desc, date desc limit 1)`
    return sql<DatedRate>`
      select distinct rate.currency, rate.date, rate.rate::text as rate
      from unnest(${currencies}::text[], ${dates}::date[]) asked (currency, date)
      cross join lateral (
        select * from (${last({ member, organisation })} union all ${last(null)}) both_owners order by date desc, is_own desc limit 1
      ) rate`
  },
)

/** The rates needed to convert amounts of certain days into a base currency, by way of the euro. */
export async function ratesToConvert(
  reader: Reader,
  holder: Holder,
  base: Currency,
  amounts: Iterable<{ currency: Currency; date: string }>,
): Promise<DatedRate[]> {
  const needed = new Set<string>()
  for (const { currency, date } of amounts) {
    if (currency === base) continue
    if (currency !== 'EUR') needed.add(currency + date)
    if (base !== 'EUR') needed.add(base + date)
  }
  if (needed.size === 0) return []
  const pairs = [...needed]
  return ratesFor(reader, { ...holder, currencies: pairs.map((pair) => pair.slice(0, 3)), dates: pairs.map((pair) => pair.slice(3)) })
}

/** A page of rates, latest first, without the trailing zeros that the column adds. */
export async function ratesBefore(
  reader: Reader,
  {
    owner,
    currency,
    limit,
    after,
  }: { owner: RateOwner; currency?: Currency | undefined; limit: number; after?: Pick<DatedRate, 'date' | 'currency'> | undefined },
): Promise<DatedRate[]> {
  const { rows } = await sql<DatedRate>`
    select currency, date, trim_scale(rate)::text as rate from exchange_rates
    where ${ownedBy(owner)}
      ${currency ? sql`and currency = ${currency}` : sql``}
      ${after ? sql`and (date, currency) < (${after.date}::date, ${after.currency}::text)` : sql``}
    order by user_id, organisation_id, date desc, currency desc limit ${limit}`.execute(reader)
  return rows
}

/** Rates per statement. */
const batchSize = 5_000

/** @returns how many rates are new or have changed */
export async function putRates(tx: Tx, owner: RateOwner, rates: readonly DatedRate[]): Promise<number> {
  let changed = 0
  for (let first = 0; first < rates.length; first += batchSize) {
    const batch = rates.slice(first, first + batchSize)
    const { numAffectedRows } = await sql`
      insert into exchange_rates (user_id, organisation_id, currency, date, rate)
      select ${owner?.member ?? null}::uuid, ${owner?.organisation ?? null}::uuid, * from unnest(${batch.map((each) => each.currency)}::text[],
        ${batch.map(({ date }) => date)}::date[], ${batch.map(({ rate }) => rate)}::numeric[])
      on conflict (user_id, organisation_id, currency, date) do update set rate = excluded.rate
      where exchange_rates.rate <> excluded.rate`.execute(tx)
    changed += Number(numAffectedRows ?? 0n)
  }
  return changed
}

export async function deleteRate(tx: Tx, owner: Holder, { currency, date }: Pick<DatedRate, 'currency' | 'date'>): Promise<void> {
  await tx.deleteFrom('exchange_rates').where(ownedBy(owner)).where('currency', '=', currency).where('date', '=', date).execute()
}

/** Moves the rates of a merged organisation to another one, which keeps its own for the same day. */
export async function mergeRates(tx: Tx, from: string, into: string): Promise<void> {
  await sql`
    insert into exchange_rates (organisation_id, currency, date, rate)
    select ${into}::uuid, currency, date, rate from exchange_rates where organisation_id = ${from}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('exchange_rates').where('organisation_id', '=', from).execute()
}

/** The first and last day of each currency, with two index lookups per currency. */
export async function daysOfRates(
  reader: Reader,
  owner: RateOwner,
  currencies: readonly Currency[],
): Promise<{ currency: Currency; from: string; until: string }[]> {
  const end = (order: ReturnType<typeof sql>) => sql`
    (select date from exchange_rates r where ${ownedBy(owner)} and r.currency = asked.currency
    order by user_id ${order}, organisation_id ${order}, r.currency ${order}, date ${order} limit 1)`
  const { rows } = await sql<{ currency: Currency; from: string; until: string }>`
    select * from (
      select currency, ${end(sql`asc`)} as "from", ${end(sql`desc`)} as until from unnest(${currencies}::text[]) asked (currency)
    ) days where until is not null`.execute(reader)
  return rows
}
