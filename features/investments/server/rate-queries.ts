import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { rateDays } from '../limits.ts'
import type { DatedRate } from '../rates.ts'

/**
 * The rates that hold on some days: of each pair the last one until then, not older than it may be, and of one day the member's own
 * before the community's.
 */
export const ratesFor = namedStatement<{ member: string; currencies: readonly string[]; dates: readonly string[] }, DatedRate>(
  'investments.rates',
  (_kysely, { member, currencies, dates }) => {
    const last = (owner: ReturnType<typeof sql>) => sql`
      (select currency, date, rate, user_id from exchange_rates
      where user_id ${owner} and currency = asked.currency and date between asked.date - ${sql.lit(rateDays)} and asked.date
      order by date desc limit 1)`
    return sql<DatedRate>`
      select distinct rate.currency, rate.date, rate.rate::text as rate
      from unnest(${currencies}::text[], ${dates}::date[]) asked (currency, date)
      cross join lateral (
        select * from (${last(sql`= ${member}`)} union all ${last(sql`is null`)}) both_owners order by date desc, user_id nulls last limit 1
      ) rate`
  },
)
