import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { editProfilePath, ownProfilePath } from '../../paths.ts'
import { toast } from '#ui/toast.ts'
import type { OwnProfile } from '../../contract.ts'
import { OwnProfileCard } from '../pictures/OwnProfileCard.tsx'
import { OwnHeading } from '../view/OwnHeading.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { forgetUnsavedValues, keepUnsavedValues, unsavedValues } from './unsaved-values.ts'

/** The edit mode of the profile screen. */
export function ProfileSetup({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const href = useLocation({ select: (location) => location.href })
  const leave = () => {
    if (href !== ownProfilePath()) void navigate({ href: ownProfilePath(), replace: true })
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  const cancel = () => {
    const typed = unsavedValues(profile)
    forgetUnsavedValues(profile)
    leave()
    if (!typed) return
    const undo = () => {
      keepUnsavedValues(profile, typed)
      void navigate({ href: editProfilePath() })
    }
    toast.info(t`Unsaved changes discarded`, { action: { label: t`Undo`, onPress: undo } })
  }

  return (
    <>
      <OwnHeading title={t`Profile Setup`} description={<Trans>What you write here is what other members see.</Trans>} />
      <OwnProfileCard profile={profile} />
      <ProfileForm profile={profile} onSaved={leave} onCancel={profile.profile_completed ? cancel : undefined} />
    </>
  )
}
