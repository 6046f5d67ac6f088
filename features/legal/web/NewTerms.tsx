import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { siteName } from '#platform/web/site-name.ts'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { termsVersionPath } from '../paths.ts'
import { TermsChanges } from './TermsChanges.tsx'
import { termsNews } from './data.ts'
import { useAcceptTerms } from './use-accept-terms.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What a member can do who does not accept new terms: `SettingsGroup`s, or a button. */
    'terms.instead': object
  }
}

/** All that a member sees until they have accepted new terms. */
export function NewTerms() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(termsNews())
  const accept = useAcceptTerms()
  usePageTitle('subject', t`New terms`)
  return (
    <div className="mx-auto grid max-w-[40rem] content-start gap-6 px-4 pt-[8vh] pb-10 phone:pt-6">
      <Logo name={siteName()} />
      <div className="grid gap-2">
        <h1 className="text-20 font-semibold text-balance">
          <Trans>The terms have changed</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>Please read what changed, and accept the new terms to continue. What you typed on open pages is kept.</Trans>
        </p>
      </div>
      {data ? (
        <>
          <TermsChanges changes={data.changes} />
          <a href={termsVersionPath(data.known)} target="_blank" className="link justify-self-start">
            <Trans>Read the terms you accepted before (version {data.known})</Trans>
          </a>
          <Button
            variant="primary"
            size="tall"
            className="justify-self-start phone:justify-self-stretch"
            pending={accept.isPending}
            pendingLabel={t`Accepting`}
            onPress={() => accept.mutate(data.number)}
          >
            <Trans>Accept the new terms</Trans>
          </Button>
        </>
      ) : error ? (
        <LoadFailed title={t`Failed to load the terms`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the terms`}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      <section aria-label={t`If you don’t accept them`} className="grid gap-5 border-t border-line pt-6">
        <p className="text-ink-2">
          <Trans>If you don’t accept them, you can take your data with you, delete your account, or sign out and decide later.</Trans>
        </p>
        <Slot name="terms.instead" />
      </section>
    </div>
  )
}
