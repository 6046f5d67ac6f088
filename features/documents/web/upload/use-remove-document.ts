import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { documents, documentsOf } from '../data.ts'
import { stopUpload } from './uploads.ts'
import type { FileLine } from './use-file-lines.ts'

/** Removes a document or cancels its upload. */
export function useRemoveDocument() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ id }: FileLine) {
      stopUpload(id)
      await documents.call.remove({ id }).catch((error: unknown) => {
        // It was removed or never created.
        if (problemOf(error).code !== 'NOT_FOUND') throw error
      })
    },
    onSuccess(_, { id, subjectId }) {
      queryClient.setQueryData(documentsOf(subjectId).queryKey, (list) => list && { items: list.items.filter((each) => each.id !== id) })
    },
    onError(error, { name }) {
      toast.error(t`Failed to remove ${name}`, { description: problemOf(error).text })
    },
  })
}
