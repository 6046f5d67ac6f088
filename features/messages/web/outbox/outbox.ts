import { type Outbox, type Outgoing, inOrder, placeNow, readOutgoing } from '#platform/web/delivery/outbox.ts'
import { keptByMember } from '#platform/web/kept-entries.ts'
import { newId } from '#platform/web/new-id.ts'
import { useStore } from '#platform/web/use-store.ts'

/** A message that was written and is not known to be stored on the server; it is sent under its id, as often as it takes. */
export interface OutgoingMessage extends Outgoing {
  /** The member it is for. */
  to: string
  content: string
}

/** What a member has written and is not known to be stored, on this device. */
export const outboxOf: (member: string) => Outbox<OutgoingMessage> = keptByMember('message_outbox', readMessage)

/** What waits for the other, in the order it was written. */
export const useOutgoing = (self: string, other: string): OutgoingMessage[] =>
  inOrder(useStore(outboxOf(self).entries)).filter(({ to }) => to === other)

/** The last that waits for each other, by whom it is for. */
export const useLastOutgoing = (self: string): ReadonlyMap<string, OutgoingMessage> =>
  new Map(inOrder(useStore(outboxOf(self).entries)).map((message) => [message.to, message]))

/** Puts a message where it waits to be sent, which happens at once if it can. */
export const writeMessage = (self: string, to: string, content: string): void => put(outboxOf(self), { id: newId(), to, content })

/** Sends what was refused once more, behind whatever waits. */
export const writeAgain = (self: string, message: OutgoingMessage): void => put(outboxOf(self), message)

export const discard = (self: string, { id }: OutgoingMessage): void => outboxOf(self).remove(id)

function put(outbox: Outbox<OutgoingMessage>, { id, to, content }: Pick<OutgoingMessage, 'id' | 'to' | 'content'>) {
  outbox.keep(id, { id, to, content, at: placeNow(outbox), isTried: false })
}

/** An entry as it was kept on the device, unless it makes no sense; its place was once called `written_at`. */
export function readMessage(kept: unknown): OutgoingMessage | undefined {
  const { to, content, written_at, ...way } = (kept ?? {}) as Record<string, unknown>
  const outgoing = readOutgoing({ at: written_at, ...way })
  return outgoing && typeof to === 'string' && typeof content === 'string' ? { ...outgoing, to, content } : undefined
}
