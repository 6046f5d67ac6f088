import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Asks for the deletion of an account, and lets the days pass until it is deleted. */
export async function deleteAccount(world: World, person: Person): Promise<void> {
  await person.call.leaving.ask({ current_password: person.password })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = $1`, [
    person.id,
  ])
  await world.runJob('leaving.deleteDue')
}
