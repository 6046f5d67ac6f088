import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStillHere } from '#platform/web/rooms/still-here.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { OwnProfile } from '../../contract.ts'
import { ownProfilePath } from '../../paths.ts'
import { OwnProfileCard } from '../pictures/OwnProfileCard.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { forgetUnsavedValues, unsavedValues } from './unsaved-values.ts'

/** The edit mode of the profile screen. */
export function ProfileSetup({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const href = useLocation({ select: (location) => location.href })
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    if (!isStillHere()) return
    if (href !== ownProfilePath()) void navigate({ href: ownProfilePath(), replace: true })
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  const cancel = () => (unsavedValues(profile) ? setAsking(true) : leave())
  const discard = () => {
    forgetUnsavedValues(profile)
    leave()
  }

  return (
    <>
      <PageHeading title={t`Profile Setup`} description={<Trans>Other members see what you write here.</Trans>} />
      <OwnProfileCard profile={profile} />
      <ProfileForm profile={profile} onSaved={leave} onCancel={profile.profile_completed ? cancel : undefined} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Discard your changes?`}
        description={<Trans>Your unsaved changes to your profile will be lost.</Trans>}
        confirmLabel={t`Discard changes`}
        cancelLabel={t`Keep editing`}
        closeLabel={t`Close`}
        onConfirm={discard}
      />
    </>
  )
}
