import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { dashboardPath } from '#platform/paths.ts'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { settingsPath, signInPath } from '../paths.ts'
import type { accountProblems } from '../problems.ts'
import { accounts } from './data.ts'

type Effect = Awaited<ReturnType<typeof accounts.call.checkEmailLink>>['effect']

type Answer = 'accept' | 'refuse'

type LinkState = 'checking' | 'incomplete' | { email: string; effect: Effect; isDone: boolean } | { problem: ShownProblem }

const invalidLink: Pick<(typeof accountProblems)['invalidEmailLink'], 'id'> = { id: 'accounts.invalidEmailLink' }

/**
 * The screen of an email link. It only takes effect at the press of a button, since mail scanners open links too.
 * @property token empty if the address has none
 */
export function EmailLink({ token }: { token: string }) {
  const { t, i18n } = useLingui()
  const [link, setLink] = useState<LinkState>(token ? 'checking' : 'incomplete')
  const [pending, setPending] = useState<Answer>()

  useEffect(() => {
    if (link !== 'checking') return
    accounts.call.checkEmailLink({ token }).then(
      ({ email, effect }) => setLink({ email, effect, isDone: effect === 'confirmed' }),
      (error: unknown) => setLink({ problem: problemOf(error) }),
    )
  }, [link, token])

  async function follow(answer: Answer) {
    setPending(answer)
    try {
      setLink({ ...(await accounts.call.followEmailLink({ token, answer })), isDone: true })
    } catch (error) {
      setLink({ problem: problemOf(error) })
    }
    setPending(undefined)
  }

  if (link === 'checking') {
    return (
      <SkeletonGroup label={t`Checking the link`} className="grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-11" />
      </SkeletonGroup>
    )
  }
  if (link === 'incomplete') return <UnusableLink reason={i18n._(invalidLink)} />
  if ('problem' in link) {
    const { problem } = link
    if (problem.code !== 'BAD_REQUEST' && problem.code !== 'CONFLICT') {
      return (
        <ErrorState title={t`Failed to check the link`} retryLabel={t`Try again`} onRetry={() => setLink('checking')}>
          {problem.text}
        </ErrorState>
      )
    }
    return <UnusableLink reason={problem.text} />
  }
  return link.isDone ? <Done {...link} /> : <Question {...link} pending={pending} onAnswer={(answer) => void follow(answer)} />
}

interface QuestionProps {
  email: string
  effect: Effect
  /** The answer that is being sent. */
  pending: Answer | undefined
  onAnswer: (answer: Answer) => void
}

function Question({ email, effect, pending, onAnswer }: QuestionProps) {
  const { t } = useLingui()
  const { question, answer, refusal } = useEffectTexts(email)[effect]
  return (
    <div className="grid gap-5">
      <p>{question}</p>
      {refusal && (
        <Button
          variant="primary"
          size="tall"
          isDisabled={pending === 'accept'}
          pending={pending === 'refuse'}
          onPress={() => onAnswer('refuse')}
        >
          {refusal}
        </Button>
      )}
      <Button
        variant={refusal ? 'secondary' : 'primary'}
        size="tall"
        isDisabled={pending === 'refuse'}
        pending={pending === 'accept'}
        pendingLabel={t`Confirming`}
        onPress={() => onAnswer('accept')}
      >
        {answer}
      </Button>
    </div>
  )
}

function Done({ email, effect }: { email: string; effect: Effect }) {
  return (
    <div className="grid gap-5">
      <Banner tone="success">{useEffectTexts(email)[effect].done}</Banner>
      <a href={signInPath(dashboardPath())} className={buttonClass({ variant: 'primary', size: 'tall' })}>
        <Trans>Go to your dashboard</Trans>
      </a>
    </div>
  )
}

interface EffectTexts {
  question: ReactNode
  answer: ReactNode
  /** The other answer, if there is one, which comes first because it changes nothing. */
  refusal?: ReactNode
  done: ReactNode
}

/** What each link asks, its buttons, and what it did. */
function useEffectTexts(email: string): Record<Effect, EffectTexts> {
  const address = <Address>{email}</Address>
  const confirms = {
    question: <Trans>Is {address} your address? Confirm it so that our emails reach you.</Trans>,
    answer: <Trans>Confirm address</Trans>,
    done: <Trans>{address} is confirmed.</Trans>,
  }
  const aboutFactor = {
    question: (
      <Trans>
        The operators were asked to turn off the second factor of your account ({address}). If you did not ask for this, keep it.
      </Trans>
    ),
    answer: <Trans>Turn it off now</Trans>,
    refusal: <Trans>Keep my second factor</Trans>,
  }
  return {
    resetsFactor: { ...aboutFactor, done: <Trans>The second factor is off. Sign in with your password, then turn it on again.</Trans> },
    keepsFactor: { ...aboutFactor, done: <Trans>Your second factor stays on.</Trans> },
    confirms,
    confirmed: confirms,
    changes: {
      question: <Trans>Your email address will change to {address}. Use it to sign in from then on.</Trans>,
      answer: <Trans>Use this address</Trans>,
      done: <Trans>Your email address is now {address}. Use it to sign in.</Trans>,
    },
    stops: {
      question: (
        <Trans>The operators were asked to change the email address of your account. If you did not ask for this, keep {address}.</Trans>
      ),
      answer: <Trans>Keep my address</Trans>,
      done: <Trans>The email address of your account stays {address}.</Trans>,
    },
    restores: {
      question: (
        <Trans>
          The email address of your account was changed. If you did not ask for this, change it back to {address}. This signs out all
          devices, and we’ll send you a link to choose a new password.
        </Trans>
      ),
      answer: <Trans>Change it back</Trans>,
      done: <Trans>Your email address is {address} again. Check your inbox for a link to choose a new password.</Trans>,
    },
  }
}

/** A link that no longer works, with a way to the settings to request a new one. */
function UnusableLink({ reason }: { reason: string }) {
  return (
    <div className="grid gap-5">
      <Banner tone="danger">
        <p>{reason}</p>
        <p>
          <Trans>You can see your email address and request a new link in your settings.</Trans>
        </p>
      </Banner>
      <a href={signInPath(settingsPath())} className={buttonClass({ variant: 'primary', size: 'tall' })}>
        <Trans>Open your settings</Trans>
      </a>
    </div>
  )
}

const Address = ({ children }: { children: ReactNode }) => <span className="font-semibold break-words">{children}</span>
