import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'
import { termsVersionPath } from '../../paths.ts'
import { termsNews } from '../data.ts'
import { useAcceptTerms } from '../use-accept-terms.ts'

/** Tells of new terms that need no acceptance, until the member confirms. */
export function TermsNotice() {
  const { t } = useLingui()
  const isDue = useMember()?.terms_due === 'read'
  const { data, isLoading } = useQuery({ ...termsNews(), enabled: isDue })
  const confirm = useAcceptTerms()
  if (isLoading) return <Unsettled />
  if (!isDue || !data) return null
  return (
    <Banner
      tone="info"
      icon={ScrollText}
      className="mb-5"
      action={
        <Button
          size="small"
          variant="quiet"
          pending={confirm.isPending}
          pendingLabel={t`Saving`}
          onPress={() => confirm.mutate(data.number)}
        >
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p>
        <Trans>The terms have changed.</Trans>{' '}
        <a href={termsVersionPath(data.number)} target="_blank" className="link">
          <Trans>Read the terms</Trans>
        </a>
      </p>
      {data.changes.map(({ number, summary }) => (
        <p key={number} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {summary}
        </p>
      ))}
    </Banner>
  )
}
