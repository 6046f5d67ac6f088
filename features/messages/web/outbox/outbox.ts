import { type Outbox, type Outgoing, inOrder, placeNow, readOutgoing } from '#platform/web/delivery/outbox.ts'
import { keptByMember } from '#platform/web/kept-entries.ts'
import { newId } from '#platform/web/new-id.ts'
import { useStore } from '#platform/web/use-store.ts'

/** A message not known to be stored on the server; retried under the same id until it is. */
export interface OutgoingMessage extends Outgoing {
  /** The receiver. */
  to: string
  content: string
}

/** A member's outgoing messages on this device. */
export const outboxOf: (member: string) => Outbox<OutgoingMessage> = keptByMember('message_outbox', readMessage)

/** Outgoing messages to a member, in the order they were written. */
export const useOutgoing = (self: string, other: string): OutgoingMessage[] =>
  inOrder(useStore(outboxOf(self).entries)).filter(({ to }) => to === other)

/** The last outgoing message for each receiver. */
export const useLastOutgoing = (self: string): ReadonlyMap<string, OutgoingMessage> =>
  new Map(inOrder(useStore(outboxOf(self).entries)).map((message) => [message.to, message]))

/** Puts a message in the outbox, which sends it immediately if it can. */
export const queueMessage = (self: string, to: string, content: string): void => put(outboxOf(self), { id: newId(), to, content })

/** Retries a refused message, behind all others. */
export const requeueMessage = (self: string, message: OutgoingMessage): void => put(outboxOf(self), message)

export const discard = (self: string, { id }: OutgoingMessage): void => outboxOf(self).remove(id)

function put(outbox: Outbox<OutgoingMessage>, { id, to, content }: Pick<OutgoingMessage, 'id' | 'to' | 'content'>) {
  outbox.keep(id, { id, to, content, at: placeNow(outbox), isTried: false })
}

/** Reads an entry from the device's storage; undefined if invalid. `at` was once called `written_at`. */
export function readMessage(kept: unknown): OutgoingMessage | undefined {
  const { to, content, written_at, ...way } = (kept ?? {}) as Record<string, unknown>
  const outgoing = readOutgoing({ at: written_at, ...way })
  return outgoing && typeof to === 'string' && typeof content === 'string' ? { ...outgoing, to, content } : undefined
}
