import { Trans } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { useNearEnd } from '#ui/use-near-end.ts'
import { problemOf } from './problem.ts'

type LoadedPages = Pick<UseInfiniteQueryResult, 'error' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

/** Loads the next page when its end comes into view; the button is for faster scrolling, or after a failure. */
export function LoadMore({ pages }: { pages: LoadedPages }) {
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const end = useNearEnd<HTMLDivElement>(!isFetching && !isFetchNextPageError, () => void fetchNextPage())
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-5">
      {isFetchNextPageError && <p role="alert">{problemOf(error).text}</p>}
      <Button pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  )
}
