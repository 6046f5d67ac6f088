import type { ServerText } from '#platform/contract.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Jobs } from '#platform/server/jobs/index.ts'
import type { ToTell } from '#features/notifications/server/index.ts'
import { pushServices } from './push-services.ts'

/** What this process knows about push services. */
export const services = pushServices()

/** Services that responded promptly have their own queue, so that they never wait for unknown ones. */
export const roundJobs = { proven: 'push.tell', others: 'push.tellOthers' } as const

export interface Message extends Pick<ToTell, 'id' | 'revision'> {
  /** Those still to be notified; if absent, all of the member's devices there. */
  devices?: string[]
}

/** Messages sent to one push service together. */
export interface Round {
  service: string
  toast: ServerText
  told: Message[]
  /** When delivery is abandoned, in milliseconds since 1970. */
  until: number
  /** How often part of it was tried. */
  tries: number
}

/** Queues rounds for one push service. */
export async function queueRounds(
  jobs: Jobs,
  service: string,
  rounds: readonly Round[],
  when: { tx?: Tx; startAfter?: Date } = {},
): Promise<void> {
  const { tx, startAfter } = when
  const name = services.isProven(service) ? roundJobs.proven : roundJobs.others
  const queued = rounds.map((payload) => ({ payload, group: service, ...(startAfter && { startAfter }) }))
  await jobs.queueAll(name, queued, tx ? { tx } : {})
}
