import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { usePromptPolling } from '#platform/web/live/index.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { activity } from './data.ts'
import { listClass } from './list-class.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationsFailed } from './NotificationsFailed.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'

/** How many of the last twenty are shown initially. */
const atFirst = 10

/** Recent notifications, including read and cleared ones. */
export function ActivityTab() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...activity(), refetchInterval: usePromptPolling() })
  const [showsAll, setShowsAll] = useState(false)

  if (!data && error) return <NotificationsFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <NotificationSkeleton rows={6} />
  if (data.items.length === 0) {
    return (
      <EmptyState icon={History} title={t`No activity yet`}>
        <Trans>Your last twenty notifications stay here, even after you read or clear them.</Trans>
      </EmptyState>
    )
  }
  const shown = showsAll ? data.items : data.items.slice(0, atFirst)
  const hidden = data.items.length - shown.length

  return (
    <>
      <ul aria-label={t`Activity`} className={listClass}>
        {shown.map((item) => (
          <NotificationRow key={item.id} notification={item} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="grid justify-items-center py-5">
          <Button onPress={() => setShowsAll(true)}>
            <Trans>Show {hidden} more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
