import { Trans } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'

interface MoreRowsProps {
  pages: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'>
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
}

/** Stands after the rows at hand and fetches more as it comes near. */
export function MoreRows({ pages, scroller }: MoreRowsProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, error } = pages
  const end = useRef<HTMLDivElement>(null)
  const isReady = hasNextPage && !isFetching && !isFetchNextPageError
  const askForMore = useEffectEvent(() => void fetchNextPage())

  useEffect(() => {
    if (!isReady || !end.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && askForMore(), {
      root: scroller.current,
      rootMargin: '0px 0px 600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady, scroller])

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
