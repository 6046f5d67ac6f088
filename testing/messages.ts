import { randomUUID } from 'node:crypto'
import { type Person, profileOf } from './people.ts'
import type { World } from './world.ts'

/** A member who may write, since their profile is complete. */
export async function memberNamed(world: World, full_name: string): Promise<Person> {
  const person = await world.join({ full_name })
  await person.call.profiles.save(profileOf(person))
  return person
}

export const say = (from: Person, to: Person, content: string, id: string = randomUUID()) =>
  from.call.messages.send({ id, to: to.id, content })

/** The messages of two members, as one of them reads them. */
export const textsOf = async (reader: Person, other: Person): Promise<string[]> =>
  (await reader.call.messages.list({ id: other.id, limit: 100 })).items.map((message) => message.content)

/** The problem in the response, or the first invalid field's. */
export const refusalOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'was not refused',
    (error: { code: string; data?: { problem?: string; issues?: { message: string }[] } }) =>
      error.data?.issues?.[0]?.message ?? error.data?.problem ?? error.code,
  )
