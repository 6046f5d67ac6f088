import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    webinars: {
      id: string
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
