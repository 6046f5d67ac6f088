import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { landingPath } from '#platform/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { leavePage } from './leave-page.ts'

/** How long the notice is shown, in seconds, before the visitor is redirected to the start page. */
const timeToRead = 20

/** A reset link that doesn't work. Redirects to the start page unless the visitor requests a new link or stays. */
export function InvalidResetLink({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useLingui()
  const [seconds, setSeconds] = useState(timeToRead)
  const [stays, setStays] = useState(false)

  useEffect(() => {
    const tick = () => (seconds > 1 ? setSeconds(seconds - 1) : void leavePage(landingPath()))
    const timer = stays ? undefined : setTimeout(tick, 1000)
    return () => clearTimeout(timer)
  }, [seconds, stays])

  return (
    <div className="grid gap-4">
      <Banner tone="danger">
        <p className="font-semibold">{t`Invalid Reset Link`}</p>
        <p>{t`This password reset link is invalid or has expired.`}</p>
      </Banner>
      <div className="grid gap-2">
        <Button
          variant="primary"
          size="tall"
          onPress={() => {
            setStays(true)
            onAskAgain()
          }}
        >
          <Trans>Request a new link</Trans>
        </Button>
        <Button variant="quiet" size="tall" onPress={() => void leavePage(landingPath())}>
          <Trans>Go to the start page</Trans>
        </Button>
      </div>
      {!stays && (
        <p className="text-center text-ink-3">
          <Plural value={seconds} one="Redirecting to the start page in # second." other="Redirecting to the start page in # seconds." />{' '}
          <button type="button" className="link" onClick={() => setStays(true)}>
            <Trans>Stay here</Trans>
          </button>
        </p>
      )}
    </div>
  )
}
