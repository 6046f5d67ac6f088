import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadFailedAgain } from '#platform/web/lazily.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buildScript, isOlderBuild } from '../startup/build.ts'

/**
 * The router's error view: code or data of a screen could not be loaded. If a deployment has removed the code, the page is reloaded with
 * the new build.
 */
export function RouteError({ reset }: { reset: () => void }) {
  const { t } = useLingui()
  const [isLoading, setLoading] = useState(false)
  useEffect(() => void leaveOlderBuild(), [])

  async function retry() {
    setLoading(true)
    await loadFailedAgain()
    // The button disappears, so move the focus to the start of the screen, or to the repeated error.
    document.getElementById('main')?.focus()
    setLoading(false)
    reset()
  }
  return (
    <div role="alert">
      <EmptyState
        isPage
        icon={CloudOff}
        title={t`Unexpected Application Error!`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" pending={isLoading} onPress={() => void retry()}>
              <Trans>Retry</Trans>
            </Button>
            {/* Offline, the browser might have nothing to show instead. */}
            {navigator.onLine && (
              <Button onPress={() => window.location.reload()}>
                <Trans>Refresh Page</Trans>
              </Button>
            )}
          </div>
        }
      >
        <Trans>Failed to load this screen. Please check your connection and try again. Nothing you saved is lost.</Trans>
      </EmptyState>
    </div>
  )
}

/** Once per build, because nodes of both versions may answer during a deployment. */
async function leaveOlderBuild(): Promise<void> {
  const key = `left ${buildScript()}`
  if (sessionStorage.getItem(key) !== null || !(await isOlderBuild())) return
  sessionStorage.setItem(key, '')
  window.location.reload()
}
