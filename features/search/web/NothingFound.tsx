import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { dealsPath } from '#features/deals/paths.ts'
import { directoryPath } from '#features/directory/paths.ts'
import { communityPath } from '#features/knowledge/paths.ts'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** What to try, and where else to look. */
export function NothingFound({ query, isFiltered, onClear }: { query: string | undefined; isFiltered: boolean; onClear: () => void }) {
  const { t } = useLingui()
  const places = [
    [directoryPath(), t`Directory`],
    [dealsPath(), t`Deal Flows`],
    [newsfeedPath(), t`Newsfeed`],
    [communityPath(), t`Resources`],
  ] as const
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={query ? t`Nothing found for “${query}”` : t`No matching results`}
        action={isFiltered && <Button onPress={onClear}>{t`Clear filters`}</Button>}
      >
        <Trans>Check the spelling, or try fewer words or filters.</Trans>
      </EmptyState>
      <nav aria-label={t`Where else to look`} className="flex flex-wrap justify-center gap-x-5 gap-y-2">
        <span className="text-ink-2">{t`Look around instead:`}</span>
        {places.map(([href, label]) => (
          <Link key={href} to={href} className="link">
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}
