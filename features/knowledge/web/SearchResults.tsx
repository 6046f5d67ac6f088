import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { FoundArticle } from '../contract.ts'
import { articlePath } from '../paths.ts'

/** Matching articles, each with the matching passage. */
export function SearchResults({ query, results }: { query: string; results: UseQueryResult<{ items: FoundArticle[] }> }) {
  const { t } = useLingui()
  const { data, error, refetch } = results
  if (!data && error) {
    return <LoadFailed title={t`Failed to search the articles`} error={error} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Searching the articles`}>
        <Skeleton className="my-4 h-16" />
        <Skeleton className="my-4 h-16" />
      </SkeletonGroup>
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={SearchX} title={t`Nothing found for “${query}”`}>
        <Trans>Try fewer or different words. You can also enter just the start of a word.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className="max-w-180 divide-y divide-line">
      {data.items.map((found) => (
        <li key={found.slug} className="relative py-4">
          <Found {...found} />
        </li>
      ))}
    </ul>
  )
}

function Found({ slug, title, minutes, heading, excerpt }: FoundArticle) {
  return (
    <>
      <h3 className="font-semibold">
        <Link
          to={articlePath(slug)}
          {...(heading && { hash: heading.id })}
          className="outline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="text-12 text-ink-3">
        {heading && <>{heading.text} · </>}
        <Trans>{minutes} min read</Trans>
      </p>
      <p className="mt-1 max-w-read text-ink-2">
        {excerpt.map(({ text, is_found }, at) =>
          is_found ? (
            <mark key={at} className="rounded-badge bg-warning-soft px-0.5 font-medium text-ink">
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </p>
    </>
  )
}
