import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { useMember } from '#features/members/web/index.ts'
import type { OwnProfile } from '#features/profiles/contract.ts'
import type { OwnOrganisation } from '#features/organisations/organisation-contract.ts'
import { ownOrganisations } from '#features/organisations/web/index.ts'
import { ProfileFirst, useMyProfile } from '#features/profiles/web/index.ts'
import type { DealDraft } from '../../posting-contract.ts'
import { draftFor } from '../data.ts'
import { type DealValues, newValues, restored } from './deal-values.ts'
import { postNewAs, upToDate } from './post-as.ts'
import { unsentDrafts } from './unsent-drafts.ts'
import { Wizard } from './Wizard.tsx'
import { WizardSkeleton } from './WizardSkeleton.tsx'

/** 'Submit New Deal': continues a draft from any device. */
export function NewDeal() {
  const { t } = useLingui()
  const member = useMember()
  const profile = useMyProfile()
  const draft = useQuery(draftFor('new'))
  const organisations = useQuery(ownOrganisations())
  const [round, setRound] = useState(0)
  const error = profile.error ?? draft.error
  if (member && !member.profile_completed) {
    return (
      <ProfileFirst>
        <Trans>Investors want to know who is behind a deal.</Trans>
      </ProfileFirst>
    )
  }
  if (profile.data && (draft.data || draft.error) && (organisations.data || organisations.error)) {
    return (
      <Begun
        key={round}
        profile={profile.data}
        organisations={organisations.data?.items ?? []}
        draft={draft.data?.draft ?? null}
        onDiscarded={() => setRound(round + 1)}
      />
    )
  }
  if (!error) return <WizardSkeleton title={t`Submit New Deal`} />
  return <LoadFailed title={t`Failed to load your profile`} error={error} onRetry={() => void profile.refetch()} />
}

interface BegunProps {
  profile: OwnProfile
  organisations: readonly OwnOrganisation[]
  draft: DealDraft | null
  onDiscarded: () => void
}

function Begun({ profile, organisations, draft, onDiscarded }: BegunProps) {
  const postAs = postNewAs(profile, organisations)
  const [{ id, values, isRestored, isContinued }, setBegun] = useState(() => {
    const blank = newValues(profile, organisations.find(({ is_main }) => is_main)?.id ?? null)
    const [unsentId, unsent] = [...unsentDrafts(profile.id).entries.get()].find(([, { isNew }]) => isNew) ?? []
    const content = unsent?.content ?? draft?.content
    return {
      id: unsentId ?? draft?.id ?? newId(),
      values: content ? upToDate(restored(content, { ...blank, organisation_id: null }), postAs) : blank,
      isRestored: content !== undefined,
      isContinued: false,
    }
  })
  const goOnAsAnother = (typed: DealValues) => {
    const next = newId()
    unsentDrafts(profile.id).keep(next, { isNew: true, content: { ...typed } })
    setBegun({ id: next, values: typed, isRestored: false, isContinued: true })
  }
  return (
    <Wizard
      key={id}
      id={id}
      member={profile.id}
      postAs={postAs}
      initial={values}
      isRestored={isRestored}
      onDiscarded={onDiscarded}
      onIdTaken={goOnAsAnother}
      isContinued={isContinued}
    />
  )
}
