import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import type { OwnProfile } from '#features/profiles/contract.ts'
import { ProfileFirst, useMyProfile } from '#features/profiles/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { searchText } from '#platform/web/rooms/address-values.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { longestText } from '../../limits.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { NewOrganisationForm } from './NewOrganisationForm.tsx'
import { unsentValues } from './unsent-values.ts'
import { valuesFromProfile } from './values-from-profile.ts'

/** A new organisation, filled in with what the member's profile says. */
export function NewOrganisation() {
  const { t } = useLingui()
  const member = useMember()
  const { data: profile, error, refetch } = useMyProfile()
  usePageTitle('subject', t`Create an organisation`)
  if (member && !member.profile_completed) {
    return (
      <ProfileFirst>
        <Trans>Members want to know who is behind an organisation.</Trans>
      </ProfileFirst>
    )
  }
  if (profile) return <Begun profile={profile} />
  if (!error) return <FormSkeleton />
  return <LoadFailed title={t`Failed to load your profile`} error={error} onRetry={() => void refetch()} />
}

function Begun({ profile }: { profile: OwnProfile }) {
  const [{ name }] = useScreenSearch(searchOf)
  const begin = () => {
    const values = valuesFromProfile(profile)
    return { id: newId(), values: name ? { ...values, name } : values, isRestored: false }
  }
  const [{ id, values, isRestored }, setBegun] = useState(() => {
    const kept = unsentValues(profile.id).entries.get().get('new')
    return kept ? { id: kept.id, values: { ...begin().values, ...kept.values }, isRestored: true } : begin()
  })
  return (
    <NewOrganisationForm
      key={id}
      id={id}
      initial={values}
      profile={profile}
      isRestored={isRestored}
      onDiscarded={() => setBegun(begin())}
    />
  )
}

const searchOf = (raw: Record<string, unknown>) => ({ name: searchText(raw['name'], longestText.name) })
