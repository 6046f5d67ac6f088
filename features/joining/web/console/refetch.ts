import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toast.ts'
import { joining } from '../data.ts'

/** Refetches everything about joining. */
export const refetchConsole = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: joining.query.key() })

/** Tells an operator that somebody else has decided before. */
export function useTellMissed() {
  const { t } = useLingui()
  return (missed: number) =>
    toast.error(t`Already decided`, {
      description: t`${plural(missed, {
        one: 'Somebody else decided this application before you. Their decision stands.',
        other: 'Somebody else decided # of these applications before you. Their decisions stand.',
      })}`,
    })
}
