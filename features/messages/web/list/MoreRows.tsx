import { Trans } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useNearEnd } from '#ui/use-near-end.ts'

interface MoreRowsProps {
  pages: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'>
  /** The scrolling element. */
  scroller: RefObject<HTMLElement | null>
}

/** Placed after the loaded rows; fetches more when it comes into view. */
export function MoreRows({ pages, scroller }: MoreRowsProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, error } = pages
  const isReady = hasNextPage && !isFetching && !isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(isReady, () => void fetchNextPage(), scroller)

  if (!hasNextPage) return null
  return (
    <div ref={end} className="grid min-h-12 place-items-center gap-2 py-2 text-ink-3">
      {isFetchNextPageError ? (
        <>
          <p role="alert" className="text-center">
            {problemOf(error).text}
          </p>
          <Button size="small" pending={isFetching} onPress={() => void fetchNextPage()}>
            <Trans>Retry</Trans>
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  )
}
