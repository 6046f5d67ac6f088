import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { KnowledgeHub } from './KnowledgeHub.tsx'
import { SearchResults } from './SearchResults.tsx'
import { foundArticles } from './data.ts'
import { validCommunitySearch } from './search.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Below the knowledge hub of the community tab. */
    'community.section': object
  }
}

/** The community tab: articles, places where members meet, and reviews. */
export function Community() {
  const { t } = useLingui()
  const [{ q: query = '' }, change] = useScreenSearch(validCommunitySearch)
  const results = useQuery(foundArticles(query))
  const count = query && !results.isPlaceholderData ? results.data?.items.length : undefined
  return (
    <div className="grid gap-10 phone:gap-8">
      <div>
        <PageHeading title={t`Community`} />
        <section aria-labelledby="hub-title">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="hub-title" className="font-semibold">
              <Trans>Knowledge hub</Trans>
            </h2>
            <search className="w-full max-w-90 phone:max-w-none">
              <SearchField
                label={t`Search the articles`}
                query={query}
                onType={(text) => change({ q: text || undefined }, { replace: true })}
                isBusy={results.isPlaceholderData}
              />
            </search>
          </div>
          <LiveRegion>
            {count === 0
              ? t`Nothing found for “${query}”`
              : count && <Plural value={count} one="# article found" other="# articles found" />}
          </LiveRegion>
          {query ? <SearchResults query={query} results={results} /> : <KnowledgeHub />}
        </section>
      </div>
      {!query && (
        <>
          <Elsewhere />
          <Slot name="community.section" />
        </>
      )}
    </div>
  )
}
