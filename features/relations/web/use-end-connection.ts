import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { relations } from './data.ts'
import { askForConnections } from './follow-relations.ts'
import type { NamedMember } from './use-set-blocked.ts'

/** Ends the connection with a member; a toast says so. */
export function useEndConnection() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: NamedMember) => relations.call.disconnect({ id }),
    onSuccess(_, { id, full_name: name }) {
      toast.success(t`You and ${name} are no longer connected`, { id: `connection-${id}` })
      void askForConnections(queryClient)
    },
    onError(error, { full_name: name }) {
      toast.error(t`The connection with ${name} could not be ended`, { description: problemOf(error).text })
    },
  })
}
