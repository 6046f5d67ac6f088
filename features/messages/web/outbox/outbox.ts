import { useSyncExternalStore } from 'react'
import { type KeptEntries, keptEntries } from '#platform/web/kept-entries.ts'
import { type OutgoingMessage, newMessageId, outgoingTo, readOutgoing, timeToWrite } from './outgoing.ts'

const outboxes = new Map<string, KeptEntries<OutgoingMessage>>()

/** What a member has written and is not known to be stored, on this device. */
export function outboxOf(member: string): KeptEntries<OutgoingMessage> {
  const outbox = outboxes.get(member) ?? keptEntries(`message_outbox_${member}_`, readOutgoing)
  outboxes.set(member, outbox)
  return outbox
}

/** What waits for the other, in the order it was written. */
export function useOutgoing(self: string, other: string): OutgoingMessage[] {
  const outbox = outboxOf(self)
  return outgoingTo(useSyncExternalStore(outbox.subscribe, outbox.all), other)
}

/** Puts a message where it waits to be sent, which happens at once if it can. */
export function writeMessage(self: string, to: string, content: string): void {
  const outbox = outboxOf(self)
  const id = newMessageId()
  outbox.keep(id, { id, to, content, written_at: timeToWrite(outbox.all(), Date.now()) })
}

/** Sends what was refused once more, behind whatever waits. */
export function writeAgain(self: string, { id, to, content }: OutgoingMessage): void {
  const outbox = outboxOf(self)
  outbox.keep(id, { id, to, content, written_at: timeToWrite(outbox.all(), Date.now()) })
}

export const discard = (self: string, { id }: OutgoingMessage): void => outboxOf(self).remove(id)
