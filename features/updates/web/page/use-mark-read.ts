import { useEffect } from 'react'
import type { Update } from '../../contract.ts'
import { updates } from '../data.ts'

/** Marks an update as read. If that fails, the next visit tries again. The server notifies the member's other pages. */
export function useMarkRead(update: Pick<Update, 'id' | 'is_read'> | undefined): void {
  const id = update && !update.is_read ? update.id : undefined
  useEffect(() => {
    if (id) updates.call.markRead({ id }).catch(() => {})
  }, [id])
}
