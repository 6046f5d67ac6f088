import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MemberBrief } from '#features/members/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useMember } from '#features/members/web/index.ts'
import { toast } from '#ui/toast.ts'
import { announceConnected } from '../connected/announce-connected.ts'
import { matchCardOf, matching, refreshMatching } from '../data.ts'
import { dropped } from './deck.ts'
import { decksOf } from './decks.ts'

interface Answer {
  member: MemberBrief
  status: 'accepted' | 'rejected'
  note?: string | undefined
  /** Whether it withdraws an interest that was sent. */
  withdraws?: boolean
}

/** How long a toast offers Undo, in milliseconds; the profile offers it for the whole minute. */
const offered = 10_000

/** Decides about a member outside the deck. Connections are announced separately; other decisions show a toast with Undo. */
export function useAnswer() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const takeBack = useTakeBack()
  const self = useMember()?.id ?? ''
  return useMutation({
    mutationFn: ({ member, status, note }: Answer) => matching.call.decide({ id: member.id, status, note: note || undefined }),
    onSuccess({ connected, undo_until }, { member, status, withdraws }) {
      const name = member.full_name
      decksOf(self).changeAll((deck) => dropped(deck, new Set([member.id])))
      if (connected) announceConnected(member)
      else {
        const passed = withdraws ? t`You withdrew your interest in ${name}` : t`You passed on ${name}`
        toast.success(status === 'accepted' ? t`${name} will be notified of your interest` : passed, {
          id: `decision-${member.id}`,
          ...(undo_until ? { action: { label: t`Undo`, onPress: () => takeBack.mutate(member) }, duration: offered } : {}),
        })
      }
      return refreshMatching(queryClient)
    },
    onError(error, { member: { full_name: name } }) {
      toast.error(t`Failed to save your decision on ${name}`, { description: problemOf(error).text })
      void refreshMatching(queryClient)
    },
  })
}

/** Undoes the last decision within its minute. */
export function useTakeBack() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<MemberBrief, 'id'>) => matching.call.undo({ id }),
    // Waits for the card, which shows what can be done now; other queries may take longer.
    onSuccess: (_, { id }) => queryClient.refetchQueries({ queryKey: matchCardOf(id).queryKey }),
    onError: (error) => toast.error(t`Failed to undo the decision`, { description: problemOf(error).text }),
    onSettled: () => refreshMatching(queryClient),
  })
}
