import type { RoomLive } from './index.ts'

/** What all rooms bring to the live connection, each part by its name. */
export type RoomsLive = { [Part in keyof RoomLive]-?: ReadonlyMap<string, NonNullable<RoomLive[Part]>[string]> }

/** @throws Error if two rooms bring the same name */
export function togetherLive(rooms: readonly RoomLive[]): RoomsLive {
  return {
    watchable: together(rooms.map((room) => room.watchable)),
    signals: together(rooms.map((room) => room.signals)),
    complete: together(rooms.map((room) => room.complete)),
  }
}

function together<Part>(parts: readonly (Readonly<Record<string, Part>> | undefined)[]): ReadonlyMap<string, Part> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const byName = new Map(entries)
  if (byName.size < entries.length) throw new Error(`Two rooms have the same live name: ${entries.map(([name]) => name).join(', ')}`)
  return byName
}
