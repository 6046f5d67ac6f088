import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The router's own error view: a screen's code or data could not be loaded. */
export function RouteError({ reset }: { reset: () => void }) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        isPage
        icon={CloudOff}
        title={t`Unexpected Application Error!`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onPress={reset}>
              <Trans>Retry</Trans>
            </Button>
            {/* Without a connection the browser might have nothing to show instead. */}
            {navigator.onLine && (
              <Button onPress={() => window.location.reload()}>
                <Trans>Refresh Page</Trans>
              </Button>
            )}
          </div>
        }
      >
        <Trans>This screen could not be loaded. Check your connection and try again; nothing you saved is lost.</Trans>
      </EmptyState>
    </div>
  )
}
