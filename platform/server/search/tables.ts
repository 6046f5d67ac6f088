import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    search_entries: {
      kind: string
      id: string
      part: number
      at: Date
      author: string | null
      language: string
      is_public: boolean
      name_words: number
      /** `tsvector`s; the last two say how often words occur. */
      name_terms: string
      public_terms: string | null
      own_terms: string | null
    }
    search_words: { word: string; entries: number }
    search_kinds: {
      kind: string
      version: number | null
      position: string | null
      started_at: Date | null
      compared_at: Date | null
      compared: Generated<number>
      mended: Generated<number>
    }
  }
}
