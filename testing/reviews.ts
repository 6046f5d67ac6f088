import { neededDays } from '#features/reviews/limits.ts'
import { connect } from './matching.ts'
import { memberNamed } from './messages.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Lets a member who has a complete profile review the platform: with a confirmed address, after the days it takes, and connected with somebody. */
export async function mayReviewPlatform(world: World, person: Person): Promise<void> {
  await connect(person, await memberNamed(world, 'Fred Friend'))
  await confirmAddress(world, person)
  await daysPassFor(world, person, neededDays)
}

export const confirmAddress = (world: World, { id }: Person) =>
  world.services.database.pool.query('update users set email_confirmed = true where id = $1', [id])

/** Makes a member's account older. */
export const daysPassFor = (world: World, { id }: Person, days: number) =>
  world.services.database.pool.query("update users set created_at = created_at - $2 * interval '1 day' where id = $1", [id, days])

/** Makes all reviews a day older. */
export const aDayPassesForReviews = (world: World) =>
  world.services.database.pool.query(
    `update reviews set created_at = created_at - interval '1 day', edited_at = edited_at - interval '1 day'`,
  )
