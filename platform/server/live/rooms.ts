import type { RoomLive } from './index.ts'

/** The live parts of all rooms, by name. */
export type RoomsLive = { [Part in keyof RoomLive]-?: ReadonlyMap<string, NonNullable<RoomLive[Part]>[string]> }

/** @throws Error if two rooms use the same name */
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
  if (byName.size < entries.length) throw new Error(`Two rooms use the same live name: ${entries.map(([name]) => name).join(', ')}`)
  return byName
}
