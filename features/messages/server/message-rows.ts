import type { Selectable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { BriefRow } from '#features/members/server/index.ts'
import type { Message } from '../contract.ts'

export const messageColumns = [
  'id',
  'position',
  'sender_id',
  'content',
  'created_at',
  'delivered_at',
  'read_at',
  'unsent_at',
] as const satisfies (keyof Tables['chat_messages'])[]
export type MessageRow = Pick<Selectable<Tables['chat_messages']>, (typeof messageColumns)[number]>

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  position: row.position,
  sender_id: row.sender_id,
  content: row.content,
  created_at: row.created_at.toISOString(),
  delivered_at: row.delivered_at?.toISOString() ?? null,
  read_at: row.read_at?.toISOString() ?? null,
  unsent: row.unsent_at !== null,
})

/** A message with its sender and receiver. */
export type SentRow = MessageRow & BriefRow & { receiver_id: string }
