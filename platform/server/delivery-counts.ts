import { sql } from 'kysely'
import type { Database, Reader } from './database/index.ts'

export type DeliveryChannel = 'mail' | 'push'

/** The message was accepted; other outcomes are reasons why it was not. */
export const delivered = 'delivered'

/** How long the counts are stored. */
export const deliveriesKept = '90 days'

/** Counts messages by their outcome. A failure to count is ignored, because it must not send anything twice. */
export async function countDeliveries({ kysely }: Database, channel: DeliveryChannel, outcome: string, count = 1): Promise<void> {
  if (count === 0) return
  await sql`
    insert into delivery_counts as c (channel, day, outcome, count) values (${channel}, (now() at time zone 'UTC')::date, ${outcome}, ${count})
    on conflict (channel, day, outcome) do update set count = c.count + excluded.count, last_at = now()`
    .execute(kysely)
    .catch(() => {})
}

export interface DeliveryCount {
  outcome: string
  count: number
  last_at: Date
}

/** The outcomes of the last seven days, with the latest first. */
export async function recentDeliveries(reader: Reader, channel: DeliveryChannel): Promise<DeliveryCount[]> {
  const { rows } = await sql<DeliveryCount>`
    select outcome, sum(count)::integer as count, max(last_at) as last_at from delivery_counts
    where channel = ${channel} and day > (now() at time zone 'UTC')::date - 7
    group by outcome order by max(last_at) desc, outcome`.execute(reader)
  return rows
}
