import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import type { OwnOrganisation } from '#features/organisations/organisation-contract.ts'
import { ownOrganisations } from '#features/organisations/web/index.ts'
import { useMyProfile } from '#features/profiles/web/index.ts'
import type { Deal } from '../../deal-contract.ts'
import type { DealDraft } from '../../posting-contract.ts'
import { dealPath, dealsPath } from '../../paths.ts'
import { dealById, draftFor } from '../data.ts'
import { restored, valuesOf } from './deal-values.ts'
import { postAgainAs, upToDate } from './post-as.ts'
import { unsentDrafts } from './unsent-drafts.ts'
import { Wizard } from './Wizard.tsx'
import { WizardSkeleton } from './WizardSkeleton.tsx'

/** 'Edit Deal', for those who may; others are redirected to the deal. */
export function EditDeal() {
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  return id ? <Known key={id} id={id} /> : <Navigate to={dealsPath()} replace />
}

function Known({ id }: { id: string }) {
  const { t } = useLingui()
  const profile = useMyProfile()
  const deal = useQuery({ ...dealById(id), refetchOnWindowFocus: false })
  const draft = useQuery(draftFor(id))
  const organisations = useQuery(ownOrganisations())
  const [round, setRound] = useState(0)
  const error = profile.error ?? deal.error
  if (error && problemOf(error).code === 'NOT_FOUND') return <Navigate to={dealPath(id)} replace />
  if (deal.data && !deal.data.can.edit) return <Navigate to={dealPath(id)} replace />
  if (profile.data && deal.data && (draft.data || draft.error) && (organisations.data || organisations.error)) {
    return (
      <Changed
        key={round}
        member={profile.data.id}
        deal={deal.data}
        organisations={organisations.data?.items ?? []}
        draft={draft.data?.draft ?? null}
        onDiscarded={() => setRound(round + 1)}
      />
    )
  }
  if (!error) return <WizardSkeleton title={t`Edit Deal`} />
  return <LoadFailed title={t`Error loading deals`} error={error} onRetry={() => void deal.refetch()} />
}

interface ChangedProps {
  member: string
  deal: Deal
  organisations: readonly OwnOrganisation[]
  draft: DealDraft | null
  onDiscarded: () => void
}

function Changed({ member, deal, organisations, draft, onDiscarded }: ChangedProps) {
  const postAs = postAgainAs(deal, member, organisations)
  const saved = valuesOf(deal)
  const [{ values, isRestored }] = useState(() => {
    const content = unsentDrafts(member).entries.get().get(deal.id)?.content ?? draft?.content
    return { values: content ? upToDate(restored(content, saved), postAs) : saved, isRestored: content !== undefined }
  })
  return (
    <Wizard id={deal.id} saved={saved} member={member} postAs={postAs} initial={values} isRestored={isRestored} onDiscarded={onDiscarded} />
  )
}
