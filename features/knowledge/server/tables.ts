import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    group_resources: {
      id: string
      group_id: string
      /** The leader who added it. */
      user_id: string
      title: string
      text: string
      link: string | null
      created_at: Generated<Date>
    }
    webinars: {
      id: string
      /** Its people alone see it. */
      group_id: string | null
      title: string
      speaker: string
      description: string
      starts_at: Date
      ends_at: Date
      link: string | null
      recording: string | null
      updated_at: Generated<Date>
    }
  }
}
