import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import type { Notification } from '../contract.ts'
import { useMarkAllRead } from './use-changes.ts'
import { newestOf, useClearAll } from './use-clear-all.ts'

export interface ListActionsProps {
  items: readonly Notification[]
  unread: number
  /** The buttons go with what they clear: the focus needs another place. */
  onClear: () => void
}

/** What can be done with all of the list; nothing while it is empty. */
export function ListActions({ items, unread, onClear }: ListActionsProps) {
  const markAllRead = useMarkAllRead()
  const clearAll = useClearAll()
  if (items.length === 0) return null
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => unread > 0 && markAllRead.mutate({ up_to: newestOf(items) })}>
        <Trans>Mark All Read ({unread})</Trans>
      </Button>
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          onClear()
          clearAll(items)
        }}
      >
        <Trans>Clear All</Trans>
      </Button>
    </>
  )
}
