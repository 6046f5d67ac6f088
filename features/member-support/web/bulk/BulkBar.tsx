import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { memberCount } from '../data.ts'
import type { MemberFilters } from '../member-search.ts'
import { bulkActions } from './bulk-actions.ts'
import { type Chosen, howMany, whoIs } from './chosen.ts'

interface BulkBarProps {
  chosen: Chosen
  /** What matches now. */
  filters: MemberFilters
  onChoose: (chosen: Chosen) => void
  onStarted: (bulk?: string) => void
}

/** What can be done with the chosen members, at the bottom of the window as long as somebody is chosen. */
export function BulkBar({ chosen, filters, onChoose, onStarted }: BulkBarProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [acting, setActing] = useState<(typeof bulkActions)[number]>()
  const all = useMutation({
    mutationFn: (asked: MemberFilters) => queryClient.fetchQuery({ ...memberCount(asked, true), staleTime: 0 }),
    onSuccess({ count: expected }, asked) {
      // Meanwhile, the selection may have been cleared, or the filters changed.
      if (howMany(chosen) > 0 && JSON.stringify(asked) === JSON.stringify(filters)) onChoose({ filters: asked, expected })
    },
    onError: (error) => toast.error(t`Failed to count the members`, { description: problemOf(error).text }),
  })
  const count = howMany(chosen)
  if (count === 0) {
    // A dialog about members who are no longer chosen must not come back for others.
    if (acting) setActing(undefined)
    return null
  }

  function act(action: (typeof bulkActions)[number]) {
    if (action.goTo) void navigate({ to: action.goTo(), state: { chosenMembers: whoIs(chosen) } })
    else setActing(action)
  }

  return (
    <section
      aria-label={t`Selected members`}
      className="card sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 shadow-overlay phone:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom)+0.75rem)] short:static phone:px-4"
    >
      <p className="font-medium tabular-nums" aria-live="polite">
        {t`${plural(count, { one: '# member selected', other: '# members selected' })}`}
      </p>
      {'ids' in chosen && (
        <Button size="small" variant="quiet" pending={all.isPending} onPress={() => all.mutate(filters)}>
          <Trans>Select all that match</Trans>
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => onChoose({ ids: [] })}>
        <Trans>Clear selection</Trans>
      </Button>
      <div className="ms-auto flex flex-wrap gap-2 phone:w-full phone:*:flex-1">
        {bulkActions.map((action) => (
          <Button key={action.id} size="small" variant={action.isDangerous ? 'danger' : 'primary'} onPress={() => act(action)}>
            {i18n._(action.label)}
          </Button>
        ))}
      </div>
      {acting?.Dialog && <acting.Dialog chosen={chosen} onClose={() => setActing(undefined)} onStarted={onStarted} />}
    </section>
  )
}
