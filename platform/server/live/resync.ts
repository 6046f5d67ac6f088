import type { Audience } from './audience.ts'
import { frameText } from './frames.ts'
import { tellMany } from './tell-many.ts'

export const resyncFrame = frameText({ type: 'resync' })

/** Asks all clients to reload, because events may have been missed. */
export const resyncAll = (audience: Audience): void =>
  tellMany(
    [...audience.clients].filter((client) => client.caughtUp),
    resyncFrame,
  )
