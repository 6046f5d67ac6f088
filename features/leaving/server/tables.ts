import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    unused_accounts: { member_id: string; told_at: Generated<Date> }
    farewells: { id: string; email: string | null; files: string[]; created_at: Generated<Date> }
  }
}
