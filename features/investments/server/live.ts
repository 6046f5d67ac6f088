import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { peopleOf } from '#features/organisations/server/index.ts'
import { investmentsLive } from '../contract.ts'
import type { Holder } from './holder.ts'

const event = liveEvents(investmentsLive)

/** Tells only the pages of those who have the ledger that it has changed. @param investmentId null for more than one */
export async function tellChanged(live: Live, tx: Tx, holder: Holder, investmentId: string | null): Promise<void> {
  const readers = await readersOf(tx, holder)
  if (readers.length > 0) live.tellAfter(tx, event('investments.changed', readers.map(toMember), { investment_id: investmentId }))
}

/** The members who have a ledger. */
export async function readersOf(reader: Reader, { member, organisation }: Holder): Promise<string[]> {
  if (organisation === undefined) return [member]
  const people = await reader
    .selectFrom(peopleOf(sql`${organisation}::uuid`).as('its'))
    .select('its.member_id')
    .execute()
  return people.map(({ member_id }) => member_id)
}
