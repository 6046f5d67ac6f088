import type { ServerText } from '#platform/contract.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Jobs } from '#platform/server/jobs/index.ts'
import type { ToTell } from '#features/notifications/server/index.ts'
import { pushServices } from './push-services.ts'

/** What this process has seen of them. */
export const services = pushServices()

/** Push services that answered at once have a line of their own, where nobody waits for one of which nothing is known. */
export const roundJobs = { proven: 'push.tell', others: 'push.tellOthers' } as const

export interface Message extends Pick<ToTell, 'id' | 'revision'> {
  /** Those that are still to be told; absent: all that its member has there. */
  devices?: string[]
}

/** Messages to one push service that go out together. */
export interface Round {
  service: string
  toast: ServerText
  told: Message[]
  /** When nobody needs to be told any more, as milliseconds since 1970. */
  until: number
  /** How often some of it was tried. */
  tries: number
}

/** Queues rounds of one push service. */
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
