import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { toast } from '#ui/toast.ts'
import { deals } from '../data.ts'

interface Answer {
  member: MemberBrief
  answer: 'granted' | 'refused'
}

/** Grants or denies a member access and confirms it with a toast. */
export function useAnswerAccess(dealId: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ member, answer }: Answer) => deals.call.answerAccess({ id: dealId, member_id: member.id, answer }),
    async onSuccess(_, { member, answer }) {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: deals.query.access.key() }),
        queryClient.invalidateQueries({ queryKey: deals.query.readingRequests.key() }),
      ])
      const name = member.full_name
      toast.success(answer === 'granted' ? t`${name} can now read the documents` : t`${name} can’t read the documents`)
    },
    onError: (error) => toast.error(t`Failed to save your answer`, { description: problemOf(error).text }),
  })
}
