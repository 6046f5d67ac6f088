import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#platform/web/download.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Document } from '../../contract.ts'
import { documents } from '../data.ts'

/** Downloads a copy of a document with the reader's name on its pages. */
export function useDownload() {
  const { t } = useLingui()
  return useMutation({
    async mutationFn({ id, name }: Pick<Document, 'id' | 'name' | 'kind'>) {
      const { address } = await documents.call.address({ id, use: 'download' }).catch((error: unknown) => {
        throw new Error(t`Failed to generate download URL`, { cause: error })
      })
      const { content } = await fetchFile(address)
      saveFile(content, /\.pdf$/i.test(name) ? name : `${name}.pdf`)
    },
    onError(error, { kind }) {
      const problem = problemOf(error.cause ?? error)
      const text =
        kind === 'deck' ? t`Unable to download pitch deck. Please try again.` : t`Unable to download this document. Please try again.`
      const isSaid = problem.code === 'FORBIDDEN' || problem.code === 'NOT_FOUND' || problem.code === 'SERVICE_UNAVAILABLE'
      const isGone = kind === 'deck' && problem.code === 'NOT_FOUND'
      toast.error(t`Download failed`, {
        description: isGone
          ? t`No pitch deck URL available`
          : isSaid
            ? problem.text
            : error.cause
              ? `${error.message}. ${problem.text}`
              : text,
      })
    },
  })
}
