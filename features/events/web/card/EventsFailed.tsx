import { useLingui } from '@lingui/react/macro'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

interface EventsFailedProps {
  error: Error
  onRetry: () => void
}

/** The error state for events, with a text for each kind of failure. */
export function EventsFailed({ error, onRetry }: EventsFailedProps) {
  const { t } = useLingui()
  const { code, text } = problemOf(error)
  const sentences: Partial<Record<typeof code, string>> = {
    BAD_REQUEST: text,
    TOO_MANY_REQUESTS: t`Too many requests. Please wait a moment before searching again.`,
    FORBIDDEN: t`Service permissions issue. Please try again later.`,
    SERVICE_UNAVAILABLE: t`Service temporarily unavailable. Please try again in a few minutes.`,
    OFFLINE: t`Network connection issue. Please check your internet connection and try again.`,
  }
  return (
    <ErrorState title={t`Failed to load events`} retryLabel={t`Retry`} onRetry={onRetry}>
      {sentences[code] ?? t`Unable to load events. The service may be temporarily unavailable. Please try again later.`}
    </ErrorState>
  )
}
