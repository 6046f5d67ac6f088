import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** Stands where a conversation goes on, as high while its messages come as when they do not. */
export function PageEdge({ failed, onRetry }: { failed: string | undefined; onRetry: () => void }) {
  return (
    <div className="flex min-h-14 flex-none flex-wrap items-center justify-center gap-3 text-ink-3">
      {failed === undefined ? (
        <Spinner />
      ) : (
        <>
          <p role="alert">{failed}</p>
          <Button size="small" onPress={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
