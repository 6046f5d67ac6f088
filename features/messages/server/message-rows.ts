import type { Selectable } from 'kysely'
import type { MemberBrief } from '#platform/contract.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import type { Message } from '../contract.ts'
import './tables.ts'

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

/** A member beside a message, under names that leave the message's own alone. */
export const briefColumns = ['u.id as member_id', 'u.full_name', 'u.user_type', 'u.company_name', 'u.profile_picture'] as const
export type BriefRow = Omit<MemberBrief, 'id'> & { member_id: string }

export const presentBrief = ({ member_id, full_name, user_type, company_name, profile_picture }: BriefRow): MemberBrief => ({
  id: member_id,
  full_name,
  user_type,
  company_name,
  profile_picture: pictureAddress(profile_picture),
})

/** A message with its sender and receiver. */
export type SentRow = MessageRow & BriefRow & { receiver_id: string }
