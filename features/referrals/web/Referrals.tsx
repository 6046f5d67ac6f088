import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { signInPath } from '#features/accounts/paths.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { useCopy } from '#platform/web/use-copy.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { referralLink } from '../code.ts'
import type { ReferralStanding } from '../contract.ts'
import { ownReferrals } from './data.ts'

/** The tab with the member's referral link and statistics. */
export function Referrals() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ownReferrals())
  if (data) return <Standing {...data} />
  if (!error) return <Waiting />
  if (problemOf(error).code === 'UNAUTHORIZED') return <SignedOut />
  return <LoadFailed title={t`Failed to load your referral link`} error={error} onRetry={() => void refetch()} />
}

function Standing({ code, site, clicked, joined, completed }: ReferralStanding) {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  const number = (count: number) => count.toLocaleString(readerLocale())
  const link = referralLink(site ?? (typeof location === 'undefined' ? '' : location.origin), code)
  const done = t`Referral link copied to clipboard!`
  return (
    <div className="grid max-w-160 gap-5">
      <div>
        <h2 className="text-20 font-semibold">
          <Trans>Invite others</Trans>
        </h2>
        <p className="mt-1 text-ink-2">
          <Trans>Share your link with founders, investors and advisors. Everyone who joins through it counts as your referral.</Trans>
        </p>
      </div>
      <section className="card grid gap-4 p-5 phone:p-4" aria-label={t`Your referral link`}>
        <CopyField label={t`Your referral link`} value={link} copyLabel={t`Copy link`} onCopy={() => copy(link, done)} />
        <p className="text-ink-2">
          <Trans>
            Your code is <strong className="font-semibold text-ink">{code}</strong>
          </Trans>
        </p>
      </section>
      <StatStrip
        size="compact"
        stats={[
          { label: t`Link clicks`, value: number(clicked) },
          { label: t`Joined`, value: number(joined) },
          { label: t`Profile completed`, value: number(completed) },
        ]}
      />
      <p className="text-12 text-ink-3">
        <Trans>
          You only see numbers, not names. Your own visits, people who already had an account and people who first came through another link
          don’t count.
        </Trans>
      </p>
      {prompt}
    </div>
  )
}

function SignedOut() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={LogIn}
      title={t`Login Required`}
      action={
        <a href={signInPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Sign in</Trans>
        </a>
      }
    >
      <Trans>Please log in to see your referral link</Trans>
    </EmptyState>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading your referral link`} className="grid max-w-160 gap-5">
      <Skeleton className="h-12 w-80" />
      <Skeleton className="h-36" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  )
}
