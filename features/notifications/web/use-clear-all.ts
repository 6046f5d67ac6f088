import { useLingui } from '@lingui/react/macro'
import { toast } from '#ui/toast.ts'
import type { Notification } from '../contract.ts'
import { useClear } from './use-changes.ts'

/** Clears everything up to the newest one shown: later notifications stay. */
export function useClearAll(): (shown: readonly Notification[]) => void {
  const { t } = useLingui()
  const { mutate } = useClear(() => toast.success(t`Notifications cleared`))
  return (shown) => {
    if (shown.length > 0) mutate({ up_to: newestOf(shown) })
  }
}

export const newestOf = (shown: readonly Notification[]): number => Math.max(0, ...shown.map(({ revision }) => revision))
