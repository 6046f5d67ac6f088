import { Trans } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import type { Deal } from '../../deal-contract.ts'
import { DealHeading } from '../deal/DealHeading.tsx'
import { DealDetails } from '../deal/DealDetails.tsx'
import { DealFacts, DealRound } from '../deal/DealFacts.tsx'
import { useDealForm } from './deal-form.tsx'
import { type DealValues, inputOf } from './deal-values.ts'
import { type PostAs, organisationOf } from './post-as.ts'

/** The deal as others will see it. */
export function PreviewStep({ id, postAs, onEdit }: { id: string; postAs: PostAs; onEdit: () => void }) {
  const deal = previewOf(id, useDealForm().values.get(), postAs)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 basis-60 text-ink-2">
          <Trans>This is what other members will see. Submit it, or go back to make changes.</Trans>
        </p>
        <Button size="small" onPress={onEdit}>
          <Pencil aria-hidden />
          <Trans>Edit</Trans>
        </Button>
      </div>
      <article className="card p-5 phone:p-4">
        <DealHeading deal={deal} level={2} />
        <div className="mt-5">
          <DealRound deal={deal} />
        </div>
        <DealDetails deal={deal} />
        <DealFacts deal={deal} />
      </article>
    </>
  )
}

/** The server's response once it is posted. */
function previewOf(id: string, values: DealValues, postAs: PostAs): Deal {
  const { city, ...fields } = values
  const now = new Date().toISOString()
  return {
    ...(inputOf(values) as Required<ReturnType<typeof inputOf>>),
    ...fields,
    id,
    user_id: postAs.poster.id,
    organisation: organisationOf(postAs, values.organisation_id),
    industry: values.industry ?? 'Other',
    funding_stage: values.funding_stage ?? 'seed',
    funding_amount: values.funding_amount ?? 0,
    min_investment: values.min_investment ?? 0,
    max_investment: values.max_investment ?? 0,
    progress: values.progress ?? 0,
    website: values.website || null,
    city: city?.name ?? null,
    city_id: city?.id ?? null,
    status: 'active',
    created_at: now,
    updated_at: now,
    standing: null,
    reading: 'allowed',
    deck: null,
    counts: null,
    owner: postAs.poster,
    can: { edit: true, changeOrganisation: true },
  }
}
