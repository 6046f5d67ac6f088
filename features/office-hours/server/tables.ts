import type { ColumnType, Generated } from 'kysely'
import type { PlaceKind } from '#features/meetings/choices.ts'
import type { Topic } from '#features/newsfeed/topics.ts'
import type { Audience } from '../choices.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    office_offers: {
      id: string
      mentor_id: string
      title: string
      about: string
      topics: Topic[]
      open_to: Audience
      group_id: string | null
      /** Empty: nothing is asked. */
      question: string
      length: number
      places: number
      place_kind: PlaceKind
      place: string
      created_at: Generated<Date>
    }
    office_slots: {
      id: string
      offer_id: string
      mentor_id: string
      starts_at: Date
      ends_at: Date
      place: string
      /** How many places are held. */
      taken: Generated<number>
    }
    office_places: {
      slot_id: string
      member_id: string
      /** Null: waits in line. */
      meeting_id: string | null
      answer: string
      zone: string
      since: ColumnType<Date, never, never>
    }
  }
}
