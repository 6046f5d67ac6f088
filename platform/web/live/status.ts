import { useSyncExternalStore } from 'react'
import { listeners } from './listeners.ts'

/** How the connection stands: `down` only once it has failed for a moment, so that neither a page that opens nor a blip looks broken. */
export type LiveStatus = 'connecting' | 'open' | 'down'

let status: LiveStatus = 'connecting'
const changes = listeners()

const get = (): LiveStatus => status

export const liveStatus = {
  get,
  useValue: (): LiveStatus => useSyncExternalStore(changes.add, get),
}

export function setLiveStatus(value: LiveStatus): void {
  if (value === status) return
  status = value
  changes.tell()
}
