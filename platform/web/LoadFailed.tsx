import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '#ui/ErrorState.tsx'
import { problemOf } from './problem.ts'

export interface LoadFailedProps {
  /** What failed: 'Failed to load organisations'. */
  title: string
  error: unknown
  onRetry: () => void
  className?: string
}

/** Shown in place of what failed to load: says why, and tries again. */
export function LoadFailed({ title, error, onRetry, className }: LoadFailedProps) {
  const { t } = useLingui()
  return (
    <ErrorState title={title} retryLabel={t`Retry`} onRetry={onRetry} className={className}>
      {problemOf(error).text}
    </ErrorState>
  )
}
