import type { Services } from '../services.ts'
import { frameText } from './frames.ts'
import type { RoomsLive } from './rooms.ts'
import type { ToldEvent } from './stream.ts'

/** Builds the frames of events that arrived as references, with one call per room. */
export function completion(services: Services, complete: RoomsLive['complete']) {
  return async (events: readonly ToldEvent[]): Promise<void> => {
    const byName = Map.groupBy(
      events.filter((event) => event.frame === undefined),
      (event) => event.name,
    )
    await Promise.all(
      [...byName].map(async ([name, those]) => {
        // An unknown name comes from a node with another version.
        const contents = await complete.get(name)?.(
          services,
          those.map((event) => event.reference),
        )
        those.forEach((event, index) => {
          const data = contents?.[index]
          event.frame = data === undefined ? null : eventFrame(event, data)
        })
      }),
    )
  }
}

export const eventFrame = ({ id, name }: Pick<ToldEvent, 'id' | 'name'>, data: unknown): string =>
  frameText({ type: 'event', name, data, id })
