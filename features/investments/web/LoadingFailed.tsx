import { useLingui } from '@lingui/react/macro'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

export function LoadingFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <ErrorState title={t`Failed to load investment data`} retryLabel={t`Retry`} onRetry={onRetry}>
      {problemOf(error).text}
    </ErrorState>
  )
}
