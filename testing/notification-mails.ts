import type { Person } from './people.ts'
import { confirmAddress } from './reviews.ts'
import type { World } from './world.ts'

/** Turns emails about notifications on, and confirms the addresses that they go to. */
export async function turnOnMails(world: World, ...people: Person[]): Promise<void> {
  for (const person of people) {
    await confirmAddress(world, person)
    await person.call.notifications.savePreferences({ email: true })
  }
}
