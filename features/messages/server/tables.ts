import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    conversations: { id: Generated<number>; member_a: string; member_b: string; last_position: Generated<number> }
    conversation_members: {
      member_id: string
      other_id: string
      conversation_id: number
      last_message_at: Date
      unread: Generated<number>
      undelivered: Generated<number>
      read_position: Generated<number>
      delivered_position: Generated<number>
      muted: Generated<boolean>
      /** Whether `member_id` has written anything to `other_id`. */
      has_said: Generated<boolean>
    }
    chat_messages: {
      id: string
      conversation_id: number
      position: number
      sender_id: string
      receiver_id: string
      content: string
      read: Generated<boolean>
      read_at: Date | null
      delivered_at: Date | null
      unsent_at: Date | null
      created_at: Generated<Date>
    }
    conversation_turns: {
      conversation_id: number
      member_a: string
      member_b: string
      counted: number
      speaker_id: string | null
      since: Date | null
    }
    message_counts: { member_id: string; messages: number }
    response_times: { member_id: string; at: Date; seconds: number }
    message_terms: { conversation_id: number; position: number; created_at: Date; sender_id: string; receiver_id: string; terms: string }
  }
}
