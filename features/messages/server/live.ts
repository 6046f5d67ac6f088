import type { DomainEventPayloads } from '#platform/server/events/domain-event.ts'
import type { Services } from '#platform/server/services.ts'
import { type LiveEvent, liveEvents, toMember } from '#platform/server/live/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { messagesLive } from '../contract.ts'
import { type SentRow, presentMessage } from './message-rows.ts'
import { sentMessages } from './send-queries.ts'
import type { Marked } from './tick-queries.ts'

const event = liveEvents(messagesLive)
const toBoth = (one: string, other: string) => [toMember(one), toMember(other)]

export const sent = (row: SentRow): LiveEvent =>
  event('messages.sent', toBoth(row.sender_id, row.receiver_id), presentSent(row), { reference: { id: row.id } })

export const ticked = (member: string, state: 'delivered' | 'read', { other_id, position, at }: Marked): LiveEvent =>
  event('messages.ticks', toBoth(member, other_id), { member_id: member, with: other_id, state, position, at: at.toISOString() })

export const unsent = ({ id, position, sender_id, receiver_id }: DomainEventPayloads['message.unsent']): LiveEvent =>
  event('messages.unsent', toBoth(sender_id, receiver_id), { id, position, sender_id, receiver_id })

export const muted = (member: string, other: string, isMuted: boolean): LiveEvent =>
  event('messages.muted', [toMember(member)], { with: other, muted: isMuted })

export const typing = (from: string, to: string): LiveEvent => event('messages.typing', [toMember(to)], { from }, { passing: true })

/** Loads what clients are sent about messages that other nodes stored. */
export async function completeSent({ database }: Services, references: readonly unknown[]): Promise<readonly unknown[]> {
  const ids = (references as { id: string }[]).map(({ id }) => id)
  const found = new Map((await sentMessages(database.kysely, ids)).map((row) => [row.id, presentSent(row)]))
  return ids.map((id) => found.get(id))
}

const presentSent = (row: SentRow) => ({ message: presentMessage(row), sender: presentBrief(row), receiver_id: row.receiver_id })
