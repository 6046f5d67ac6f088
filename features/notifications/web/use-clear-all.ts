import { useLingui } from '@lingui/react/macro'
import { toast } from '#ui/toast.ts'
import type { Notification } from '../contract.ts'
import { useClear, useRestore } from './use-changes.ts'

/** Clears everything up to the newest one shown, until it is undone: later notifications stay. */
export function useClearAll(): (shown: readonly Notification[]) => void {
  const { t } = useLingui()
  const restore = useRestore()
  const { mutate } = useClear((input) =>
    toast.success(t`Notifications cleared`, { action: { label: t`Undo`, onPress: () => restore.mutate(input) } }),
  )
  return (shown) => {
    if (shown.length > 0) mutate({ up_to: newestOf(shown) })
  }
}

export const newestOf = (shown: readonly Notification[]): number => Math.max(0, ...shown.map(({ revision }) => revision))
