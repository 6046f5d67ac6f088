import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    link_previews: {
      id: Generated<string>
      address: string
      /** Null if there is nothing to show. */
      title: string | null
      description: Generated<string>
      picture: string | null
      picture_width: number | null
      picture_height: number | null
      /** When the page was last asked for, successfully or not. */
      fetched_at: Date | null
      /** When the link was last written or previewed. */
      used_at: Generated<Date>
    }
  }
}
