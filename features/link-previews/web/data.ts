import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { linkPreviewsContract } from '../contract.ts'

const linkPreviews = roomApi<typeof linkPreviewsContract>('linkPreviews')

/** The preview of a link that is being written. Without one, nothing is shown; whoever writes is not told why. */
export const previewOf = (address: string | undefined) =>
  queryOptions({
    ...linkPreviews.query.preview.queryOptions({ input: { address: address ?? '' } }),
    enabled: address !== undefined,
    staleTime: Infinity,
    retry: false,
  })
