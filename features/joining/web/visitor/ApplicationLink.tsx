import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { signInPath } from '#features/accounts/paths.ts'
import { dashboardPath, landingPath } from '#platform/paths.ts'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { ApplicationOutcome } from '../../applications-contract.ts'
import { joining } from '../data.ts'

/** The screen of the link that confirms the address of an application. It takes a press, since mail scanners open links too. */
export function ApplicationLink({ token }: { token: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<ApplicationOutcome>()
  const [problem, setProblem] = useState<ShownProblem>()
  const [isPending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    setProblem(undefined)
    try {
      setOutcome((await joining.call.confirmApplication({ token })).outcome)
    } catch (error) {
      setProblem(problemOf(error))
    }
    setPending(false)
  }

  if (outcome) return <Outcome outcome={outcome} />
  return (
    <div className="grid gap-5">
      {problem ? (
        <Banner tone="danger">{problem.text}</Banner>
      ) : (
        <p>
          <Trans>Confirm your email address to ask to join.</Trans>
        </p>
      )}
      {problem?.code === 'BAD_REQUEST' ? (
        <a href={landingPath()} className={buttonClass({ variant: 'primary', size: 'tall' })}>
          <Trans>Go to the start page</Trans>
        </a>
      ) : (
        <Button variant="primary" size="tall" pending={isPending} pendingLabel={t`Confirming`} onPress={() => void confirm()}>
          <Trans>Confirm address</Trans>
        </Button>
      )}
    </div>
  )
}

function Outcome({ outcome }: { outcome: ApplicationOutcome }) {
  const community = siteName()
  const texts: Record<ApplicationOutcome, ReactNode> = {
    admitted: <Trans>Your address is confirmed, and you’re a member of {community}. Sign in with the password you chose.</Trans>,
    member: <Trans>You already have an account at {community}. Sign in with it.</Trans>,
    waiting: (
      <Trans>Your address is confirmed. The people who run {community} will look at your application and email you their decision.</Trans>
    ),
    closed: (
      <Trans>{community} now accepts new members by invitation only. We have deleted your application. Please ask for an invitation.</Trans>
    ),
  }
  const isIn = outcome === 'admitted' || outcome === 'member'
  return (
    <div className="grid gap-5">
      <Banner tone={outcome === 'closed' ? 'warning' : 'success'}>{texts[outcome]}</Banner>
      <a href={isIn ? signInPath(dashboardPath()) : landingPath()} className={buttonClass({ variant: 'primary', size: 'tall' })}>
        {isIn ? <Trans>Sign in</Trans> : <Trans>Go to the start page</Trans>}
      </a>
    </div>
  )
}
