import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarSync, Plus } from 'lucide-react'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { allSources } from '../data.ts'
import { AddSourceDialog } from './AddSourceDialog.tsx'
import { SourceRow } from './SourceRow.tsx'

/** The operators' list of event sources. */
export function Sources() {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  // A requested fetch usually finishes a moment later.
  const { data, error, refetch } = useQuery({ ...allSources(), refetchInterval: 5_000 })
  return (
    <SettingsGroup
      title={t`Event sources`}
      description={t`Events are fetched about once an hour, and less often from sources that fail.`}
      actions={
        <ForStaff area="programme" changing>
          <Button size="small" onPress={() => setIsAdding(true)}>
            <Plus aria-hidden />
            <Trans>Add source</Trans>
          </Button>
        </ForStaff>
      }
    >
      {!data && error && <LoadFailed title={t`Failed to load the sources`} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading the sources`}>
          <Skeleton className="my-5 w-60" />
        </SkeletonGroup>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={CalendarSync} title={t`No sources yet`}>
          <Trans>Add the calendar of a group, organiser or city to show its events to all members.</Trans>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      {isAdding && data && <AddSourceDialog configured={data.configured} onClose={() => setIsAdding(false)} />}
    </SettingsGroup>
  )
}
