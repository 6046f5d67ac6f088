import { changeRole } from '#features/members/server/index.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** All kinds of people who can make a request. */
export const kinds = ['visitor', 'startup', 'investor', 'mentor', 'advisor', 'operator'] as const
export type Kind = (typeof kinds)[number]

export async function oneOfEachKind(world: World): Promise<Record<Kind, Person>> {
  const people = {
    visitor: world.visitor(),
    startup: await world.join({ user_type: 'startup' }),
    investor: await world.join({ user_type: 'investor' }),
    mentor: await world.join({ user_type: 'mentor' }),
    advisor: await world.join({ user_type: 'advisor' }),
    operator: await world.join({ user_type: 'startup' }),
  }
  await world.services.database.transaction((tx) => changeRole(tx, people.operator.id, 'admin'))
  world.server.accounts.forgetActors()
  return people
}
