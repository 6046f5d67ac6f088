import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { fields } from '../data.ts'

/**
 * Runs a change of a field and refetches the fields, whether it worked or not.
 * @returns whether one is under way, and runs one, which tells whether it worked
 */
export function useAct(): [isPending: boolean, act: (request: () => Promise<unknown>, done?: string) => Promise<boolean>] {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function act(request: () => Promise<unknown>, done?: string) {
    setPending(true)
    let isDone = false
    try {
      await request()
      isDone = true
      if (done) toast.success(done)
    } catch (error) {
      toast.error(t`Failed to change the field`, { description: problemOf(error).text })
    }
    await queryClient.invalidateQueries({ queryKey: fields.query.key() })
    setPending(false)
    return isDone
  }
  return [isPending, act]
}
