import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { firstSteps, nextStep } from '../../first-steps.ts'
import { welcomePath } from '../../paths.ts'
import { useMyProfile } from '../data.ts'
import { ProfileSkeleton } from '../view/ProfileSkeleton.tsx'
import { Done } from './Done.tsx'
import { StepForm } from './StepForm.tsx'

/** Onboarding of new members: three short steps, each with its own address, and a result. */
export function FirstSteps() {
  const { t } = useLingui()
  const { step: name } = useParams({ strict: false }) as { step?: string }
  const { data: profile, error, refetch } = useMyProfile()
  usePageTitle('subject', t`First steps`)
  useScrollToTop(name)

  if (profile) {
    const step = firstSteps.find((each) => each === name)
    if (step) return <StepForm profile={profile} step={step} />
    if (name === 'done') return <Done profile={profile} />
    return <Navigate to={welcomePath(nextStep(profile.missing) ?? 'done')} replace />
  }
  return (
    <>
      <h1 className="sr-only">{t`First steps`}</h1>
      {error ? <LoadFailed title={t`Failed to load your profile`} error={error} onRetry={() => void refetch()} /> : <ProfileSkeleton />}
    </>
  )
}

/** Starts each step at the top, and focuses its heading so that screen readers announce it. */
function useScrollToTop(name: string | undefined) {
  const before = useRef(name)
  useEffect(() => {
    if (before.current === name) return
    before.current = name
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [name])
}
