import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { Pages } from '#platform/web/pages.ts'
import { Banner } from '#ui/Banner.tsx'

/** How many words of the search the results match, if nothing matches all. */
interface Words {
  had: number
  of: number
}

export interface FoundPages<Card> extends Pages<Card> {
  pages: readonly { items: readonly Card[]; words: Words | null }[]
}

interface ResultsProps<Card> {
  pages: UseInfiniteQueryResult<FoundPages<Card>>
  skeleton: ReactNode
  empty: ReactNode
  /** Says above the results that they match only some words of the search. */
  renderPartial: (words: Words) => ReactNode
  children: (cards: Card[]) => ReactNode
}

/** The results of a search, or their loading, error or empty state. */
export function Results<Card>({ pages, skeleton, empty, renderPartial, children }: ResultsProps<Card>) {
  const { t } = useLingui()
  const { isPlaceholderData } = pages
  const words = pages.data?.pages[0]?.words
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
      <PagedList pages={pages} skeleton={skeleton} failed={t`Failed to load organisations`} empty={empty}>
        {(cards) => (
          <>
            {words && (
              <Banner tone="info" className="mb-4 phone:mb-3">
                {renderPartial(words)}
              </Banner>
            )}
            {children(cards)}
          </>
        )}
      </PagedList>
    </div>
  )
}
