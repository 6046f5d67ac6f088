import type { Generated, JSONColumnType } from 'kysely'

export type Series = 'week' | 'month' | 'journey'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    figures_active_weeks: { member_id: string; week: string }
    figure_snapshots: { series: Series; period: string; figures: JSONColumnType<object>; made_at: Generated<Date> }
  }
}
