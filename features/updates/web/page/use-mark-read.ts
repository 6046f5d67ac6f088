import { useEffect } from 'react'
import type { Update } from '../../contract.ts'
import { updates } from '../data.ts'

/** Says once that one has opened an update; where that does not arrive, it is said the next time. The server then tells one's own pages. */
export function useMarkRead(update: Pick<Update, 'id' | 'is_read'> | undefined): void {
  const id = update && !update.is_read ? update.id : undefined
  useEffect(() => {
    if (id) updates.call.markRead({ id }).catch(() => {})
  }, [id])
}
