import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { mostNew } from '../../limits.ts'
import { savedSearchPath } from '../../paths.ts'
import { search, useChange } from '../data.ts'
import { savedList } from './saved.ts'

/** The member's saved searches and how much is new in each; nothing while there are none. */
export function SavedSearches() {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useQuery(savedList())
  const box = useRef<HTMLDivElement>(null)
  const items = data?.items ?? []
  const keptFocus = useKeptFocus(box, items.map(({ id }) => id).join())
  const { mutate: remove } = useChange({ send: (id: string) => search.call.remove({ id }), failed: t`The search could not be removed` })
  if (isLoading && failureCount === 0) return <Unsettled />
  return (
    <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
      {items.length > 0 && (
        <section aria-labelledby="saved-searches" className="mb-8">
          <h2 id="saved-searches" className="mb-2.5 font-semibold">
            <Trans>Saved searches</Trans>
          </h2>
          <ul className="card divide-y divide-line">
            {items.map((each) => (
              <li key={each.id} className="flex items-center gap-2 pe-3 hover:bg-hover">
                <Link
                  to={savedSearchPath(each)}
                  className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 ps-5 py-2 phone:ps-4"
                >
                  <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
                    {each.name}
                  </span>
                  {each.new_count > 0 && (
                    <Badge tone="accent">
                      {each.new_count > mostNew
                        ? t`More than ${mostNew} new`
                        : t`${plural(each.new_count, { one: '# new', other: '# new' })}`}
                    </Badge>
                  )}
                </Link>
                <IconButton icon={X} size="small" label={t`Remove the saved search ${each.name}`} onPress={() => remove(each.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
