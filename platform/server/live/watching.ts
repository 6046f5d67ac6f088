import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'
import type { Topic } from './live-event.ts'
import type { RoomsLive } from './rooms.ts'

/** The subjects that the actor may watch according to their rooms. Unknown subjects are left out. */
export async function permitted(
  watchable: RoomsLive['watchable'],
  services: Services,
  actor: Actor,
  subjects: readonly string[],
): Promise<Set<Topic>> {
  const byKind = Map.groupBy(subjects, (subject) => subject.slice(0, subject.indexOf(':')))
  const allowed = await Promise.all(
    [...byKind].map(async ([kind, those]) => {
      const asked = [...new Set(those.map((subject) => subject.slice(kind.length + 1)))]
      const ids = (await watchable.get(kind)?.(services, actor, asked)) ?? []
      return ids.map((id): Topic => `${kind}:${id}`)
    }),
  )
  return new Set(allowed.flat())
}
