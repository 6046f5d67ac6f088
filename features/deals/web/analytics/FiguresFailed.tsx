import { useLingui } from '@lingui/react/macro'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

/** Shown when analytics could not be loaded. */
export function FiguresFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <ErrorState title={t`Failed to load analytics`} retryLabel={t`Retry`} onRetry={onRetry}>
      {problemOf(error).text}
    </ErrorState>
  )
}
