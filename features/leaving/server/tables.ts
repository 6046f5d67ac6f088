import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    farewells: { id: string; email: string | null; files: string[]; created_at: Generated<Date> }
  }
}
