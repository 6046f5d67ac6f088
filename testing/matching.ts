import { sql } from 'kysely'
import type { Person } from './people.ts'
import type { World } from './world.ts'

export const accept = (by: Person, other: Person, note?: string) =>
  by.call.matching.decide({ id: other.id, status: 'accepted', ...(note !== undefined && { note }) })

export const reject = (by: Person, other: Person) => by.call.matching.decide({ id: other.id, status: 'rejected' })

/** Connects two members through the product. */
export async function connect(one: Person, other: Person): Promise<void> {
  await accept(one, other)
  await accept(other, one)
}

/** Settles all decisions as if their minute had passed, and waits for the reactions. */
export async function aMinutePasses(world: World): Promise<void> {
  const reader = world.services.database.kysely
  await sql`update matches set created_at = created_at - interval '61 seconds' where settled_at is null`.execute(reader)
  // Like the job, this skips locked rows, and tries again.
  for (let left = 1; left > 0;) {
    await sweep(world)
    await world.settled()
    left = (await sql`select from matches where settled_at is null`.execute(reader)).rows.length
  }
}

/** Runs the job that settles due decisions. */
export const sweep = (world: World): Promise<void> => world.runJob('matching.settle')

/** The decisions that were announced as settled, in order. */
export async function settledEvents(world: World, ...members: Person[]) {
  const { rows } = await sql<{ payload: { user_id: string; matched_user_id: string; status: string; connected: boolean; before: string } }>`
    select payload from domain_events where type = 'match.settled' and payload ->> 'user_id' = any(${members.map(({ id }) => id)}::text[])
    order by id`.execute(world.services.database.kysely)
  const nameOf = (id: string) => members.find((member) => member.id === id)?.full_name ?? id
  return rows.map(({ payload: { user_id, matched_user_id, status, connected, before } }) =>
    [nameOf(user_id), status, nameOf(matched_user_id), ...(connected ? ['connected'] : []), ...(before ? [`before ${before}`] : [])].join(
      ' ',
    ),
  )
}
