import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Introduces two connections of a member to each other. @returns the introduction's id */
export async function introduce(
  by: Person,
  one: Person,
  other: Person,
  { id = randomUUID(), word = 'You should meet.' }: { id?: string; word?: string } = {},
): Promise<string> {
  await by.call.introductions.introduce({
    id,
    first: { member_id: one.id, word: `${other.full_name}: ${word}` },
    second: { member_id: other.id, word: `${one.full_name}: ${word}` },
  })
  return id
}

/** Lets two weeks pass for all introductions, and runs the job that closes them. */
export async function introductionsExpire(world: World): Promise<void> {
  await timePasses(world)
  await world.runJob('introductions.expire')
  await world.settled()
}

/** Lets two weeks pass for all introductions; the job has not run yet. */
export async function timePasses(world: World): Promise<void> {
  await sql`update member_introductions set created_at = created_at - interval '14 days', expires_at = expires_at - interval '14 days'`.execute(
    world.services.database.kysely,
  )
}
