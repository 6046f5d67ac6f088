import type { Chosen } from './chosen.ts'

export interface BulkDialogProps {
  chosen: Chosen
  onClose: () => void
  /** Called with the id of an act whose progress is to be shown; without it, there is nothing to wait for. */
  onStarted: (bulk?: string) => void
}
