import { setTimeout as pause } from 'node:timers/promises'
import type { Audience } from './audience.ts'
import { frameText } from './frames.ts'

export const resyncFrame = frameText({ type: 'resync' })

/** Reloading clients send many requests, so they are notified in groups. */
const atOnce = 100
const between = 50

/** Asks all clients to reload, because events may have been missed. */
export function resyncAll(audience: Audience): void {
  void tellInTurns([...audience.clients].filter((client) => client.caughtUp))
}

async function tellInTurns(clients: readonly { send(frame: string): void }[]) {
  for (let begin = 0; begin < clients.length; begin += atOnce) {
    for (const client of clients.slice(begin, begin + atOnce)) client.send(resyncFrame)
    await pause(between, undefined, { ref: false })
  }
}
