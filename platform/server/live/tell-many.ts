import { setTimeout as pause } from 'node:timers/promises'
import type { LiveClient } from './audience.ts'

/** Pages often ask the server for more after an event, so many of them are told in groups. */
const atOnce = 100
const between = 50

/** Sends clients a frame: the first ones now, the others in turns. */
export function tellMany(clients: readonly LiveClient[], frame: string): void {
  const later = clients.slice(atOnce)
  for (const client of later) client.hold(frame)
  for (const client of clients.slice(0, atOnce)) client.send(frame)
  if (later.length > 0) void releaseInTurns(later)
}

async function releaseInTurns(clients: readonly LiveClient[]) {
  for (let begin = 0; begin < clients.length; begin += atOnce) {
    await pause(between, undefined, { ref: false })
    for (const client of clients.slice(begin, begin + atOnce)) client.release()
  }
}
