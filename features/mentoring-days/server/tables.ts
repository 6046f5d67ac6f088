import type { ColumnType, Generated } from 'kysely'
import type { DayState, Side } from '../choices.ts'

export interface MentoringDaysTable {
  id: string
  title: string
  note: string
  /** A date by the clock of the zone. */
  day: ColumnType<string, string, string>
  zone: string
  first_start: string
  length: number
  break_minutes: number
  rounds: number
  /** Meetings of a founder at most; null: as many as rounds. */
  most: number | null
  /** A date. */
  wishes_until: ColumnType<string | null, string | null, string | null>
  state: Generated<DayState>
  /** Counts changes by operators. */
  version: Generated<number>
  reminded: Generated<boolean>
  /** Counts what was mailed to all. */
  mailing: Generated<number>
  created_at: Generated<Date>
}

export interface MentoringPairsTable {
  day_id: string
  mentor_id: string
  founder_id: string
  /** Null: no round is left for the two. */
  round: number | null
  is_pinned: Generated<boolean>
  /** Once the day is sent. */
  meeting_id: string | null
  /** The meeting was cancelled. */
  is_off: Generated<boolean>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    mentoring_days: MentoringDaysTable
    mentoring_people: {
      day_id: string
      member_id: string
      side: Side
      /** Of a mentor; empty: a video room of the community. */
      place: Generated<string>
      is_out: Generated<boolean>
      answered_at: Date | null
      zone: string | null
    }
    mentoring_wishes: { day_id: string; member_id: string; wished_id: string; rank: number }
    mentoring_pairs: MentoringPairsTable
  }
}
