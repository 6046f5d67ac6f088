import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { ExportDialog } from './ExportDialog.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'
import type { Chosen } from './chosen.ts'

export interface BulkDialogProps {
  chosen: Chosen
  onClose: () => void
  /** Called with the id of an act whose progress is to be shown; without it, there is nothing to wait for. */
  onStarted: (bulk?: string) => void
}

interface BulkAction {
  id: string
  label: MessageDescriptor
  isDangerous?: true
  /** Asks for what the act needs, and starts it. */
  Dialog: ComponentType<BulkDialogProps>
}

/** What can be done with many members at once, in this order. */
export const bulkActions: readonly BulkAction[] = [
  { id: 'export', label: msg`Export`, Dialog: ExportDialog },
  { id: 'suspend', label: msg`Suspend`, isDangerous: true, Dialog: SuspendDialog },
]
