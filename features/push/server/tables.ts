import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    push_devices: {
      id: Generated<string>
      user_id: string
      session_id: string
      endpoint: string
      p256dh: string
      auth: string
      user_agent: string | null
      says_what: Generated<boolean>
      is_off: Generated<boolean>
      created_at: Generated<Date>
    }
  }
}
