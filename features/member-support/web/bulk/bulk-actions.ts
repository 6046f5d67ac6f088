import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { AddToGroupDialog } from './AddToGroupDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'
import type { BulkDialogProps } from './dialog-props.ts'

interface BulkAction {
  id: string
  label: MessageDescriptor
  isDangerous?: true
  /** Asks for what the act needs, and starts it. */
  Dialog: ComponentType<BulkDialogProps>
}

/** What can be done with many members at once, in this order. */
export const bulkActions: readonly BulkAction[] = [
  { id: 'addToGroup', label: msg`Add to group`, Dialog: AddToGroupDialog },
  { id: 'export', label: msg`Export`, Dialog: ExportDialog },
  { id: 'suspend', label: msg`Suspend`, isDangerous: true, Dialog: SuspendDialog },
]
