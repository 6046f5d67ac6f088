import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { documentsContract } from '../contract.ts'

const documents = roomApi<typeof documentsContract>('documents')

/** Downloads a document by its id, from an address made for that. */
export function useDownloadDocument() {
  const { t } = useLingui()
  return useMutation({
    mutationFn: (id: string) => documents.call.address({ id, use: 'download' }),
    onSuccess: ({ address }) => location.assign(address),
    onError: (error) => toast.error(t`Download failed`, { description: problemOf(error).text }),
  })
}
