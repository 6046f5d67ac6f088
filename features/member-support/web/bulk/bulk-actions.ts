import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { newAnnouncementPath } from '#features/announcements/paths.ts'
import { AddToGroupDialog } from './AddToGroupDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'
import type { whoIs } from './chosen.ts'
import type { BulkDialogProps } from './dialog-props.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who was chosen in the list of members, for the screen that they are handed to. */
    chosenMembers?: ReturnType<typeof whoIs>
  }
}

interface BulkAction {
  id: string
  label: MessageDescriptor
  isDangerous?: true
  /** Asks for what the act needs, and starts it. */
  Dialog?: ComponentType<BulkDialogProps>
  /** The screen that goes on with the members, instead of a dialog. */
  goTo?: () => string
}

/** What can be done with many members at once, in this order. */
export const bulkActions: readonly BulkAction[] = [
  { id: 'message', label: msg({ message: 'Message', context: 'verb' }), goTo: newAnnouncementPath },
  { id: 'addToGroup', label: msg`Add to group`, Dialog: AddToGroupDialog },
  { id: 'export', label: msg`Export`, Dialog: ExportDialog },
  { id: 'suspend', label: msg`Suspend`, isDangerous: true, Dialog: SuspendDialog },
]
