import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { relations } from './data.ts'
import { refetchAll } from './follow-relations.ts'

export interface NamedMember {
  id: string
  full_name: string
}

interface BlockChange {
  member: NamedMember
  isBlocked: boolean
  /** Leaves a screen about the member, before it is refetched. */
  leave?: (() => void | Promise<void>) | undefined
}

/** Blocks or unblocks a member, and shows a toast with an undo button. */
export function useSetBlocked() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: ({ member, isBlocked }: BlockChange) =>
      isBlocked ? relations.call.block({ id: member.id }) : relations.call.unblock({ id: member.id }),
    async onSuccess(_, { member, isBlocked, leave }) {
      const name = member.full_name
      toast.success(isBlocked ? t`${name} is blocked` : t`${name} is no longer blocked`, {
        id: `block-${member.id}`,
        action: { label: t`Undo`, onPress: () => change.mutate({ member, isBlocked: !isBlocked }) },
      })
      await leave?.()
      void refetchAll(queryClient)
    },
    onError(error, { member, isBlocked }) {
      const name = member.full_name
      const { code, text } = problemOf(error)
      toast.error(isBlocked ? t`Failed to block ${name}` : t`Failed to unblock ${name}`, { description: text })
      if (code === 'NOT_FOUND') void refetchAll(queryClient)
    },
  })
  return change
}
