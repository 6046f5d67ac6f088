import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { operatorActs } from '#features/operators/web/index.ts'
import { toast } from '#ui/toast.ts'
import { joining } from '../data.ts'

/** Everything about joining, and the log of what operators do. */
export const refetchConsole = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([joining.query.key(), operatorActs().queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

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
