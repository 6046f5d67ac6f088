import type { Generated } from 'kysely'
import type { DocumentKind } from '../limits.ts'

export interface DocumentsTable {
  id: string
  /** Who is responsible for its subject; it takes up their storage. */
  owner_id: string
  /** Where its files are until they have been moved to the owner's folder: the previous owner's. Null: in the owner's. */
  folder_id: Generated<string | null>
  subject_id: string
  kind: DocumentKind
  name: string
  bytes: number
  received: Generated<number>
  state: Generated<'arriving' | 'checking' | 'ready' | 'refused'>
  /** The ID of a problem. */
  problem: string | null
  pages: number | null
  kept_bytes: number | null
  created_at: Generated<Date>
  ready_at: Date | null
  /** When the text of its pages was read, whatever came of it. */
  text_read_at: Generated<Date | null>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    documents: DocumentsTable
    document_subjects: { id: string; room: string }
    document_pages: { document_id: string; page: number; text: string }
    document_readings: {
      id: string
      document_id: string
      reader_id: string
      started_at: Generated<Date>
      told_at: Generated<Date>
      seconds: Generated<number[]>
      downloaded_at: Date | null
    }
  }
}
