import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { relations } from './data.ts'
import { askAnew } from './follow-relations.ts'

/** Whom a block is about. */
export interface NamedMember {
  id: string
  full_name: string
}

interface BlockChange {
  member: NamedMember
  isBlocked: boolean
  /** Leaves a screen about the member, before it is asked for anew. */
  leave?: (() => void | Promise<void>) | undefined
}

/** Blocks a member, or takes that back. A toast says so, and offers the way back. */
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
      void askAnew(queryClient)
    },
    onError(error, { member, isBlocked }) {
      const name = member.full_name
      const { code, text } = problemOf(error)
      toast.error(isBlocked ? t`${name} could not be blocked` : t`${name} could not be unblocked`, { description: text })
      if (code === 'NOT_FOUND') void askAnew(queryClient)
    },
  })
  return change
}
