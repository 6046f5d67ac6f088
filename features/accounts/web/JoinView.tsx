import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { JoiningTerms } from '#features/joining/rules-contract.ts'
import { ByInvitation, codesHere, wayToJoin } from '#features/joining/web/index.ts'
import type { ShownProblem } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { AccountForm } from './account-form.ts'
import { JoinForm } from './JoinForm.tsx'

interface JoinViewProps {
  form: AccountForm
  terms: JoiningTerms | undefined
  problem: ShownProblem | undefined
  onRetry: () => void
  onApplied: () => void
}

/** The form for joining, with what applies in this community. */
export function JoinView({ form, terms, problem, onRetry, onApplied }: JoinViewProps) {
  const { t } = useLingui()
  const invitation = terms?.invitation
  useEffect(() => {
    if (invitation?.email) form.change({ email: invitation.email })
    if (invitation?.full_name && !form.values.get().full_name) form.change({ full_name: invitation.full_name })
  }, [form, invitation])

  if (problem) {
    return (
      <ErrorState title={t`Failed to load the form`} retryLabel={t`Try again`} onRetry={onRetry}>
        {problem.text}
      </ErrorState>
    )
  }
  if (!terms) {
    return (
      <SkeletonGroup label={t`Loading the form`} className="grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonGroup>
    )
  }
  const way = wayToJoin(terms)
  return (
    <div className="grid gap-4">
      <Notes terms={terms} />
      {way === 'closed' ? <ByInvitation contact={terms.contact_email} /> : <JoinForm form={form} terms={terms} onApplied={onApplied} />}
    </div>
  )
}

/** What somebody should know before they fill in the form. */
function Notes({ terms }: { terms: JoiningTerms }) {
  const { mode, invitation, invited_by: inviter } = terms
  if (invitation || (wayToJoin(terms) === 'join' && inviter)) {
    const group = invitation?.group
    if (!inviter && !group) return null
    return (
      <Banner tone="info">
        {inviter && (
          <p>
            <Trans>{inviter} invites you.</Trans>
          </p>
        )}
        {group && (
          <p>
            <Trans>You’ll also join the group “{group}”.</Trans>
          </p>
        )}
      </Banner>
    )
  }
  return (
    <>
      {codesHere().invitation !== undefined && (
        <Banner tone="warning">
          <Trans>This invitation is no longer valid: it has expired, was taken back, or was used as often as it can be.</Trans>
        </Banner>
      )}
      {wayToJoin(terms) === 'apply' && (
        <p className="text-ink-2">
          {mode === 'approval' ? (
            <Trans>The people who run this community look at every application. They email you their decision.</Trans>
          ) : (
            <Trans>
              New members join by invitation. You don’t need one if your email address belongs to an organisation that the community works
              with.
            </Trans>
          )}
        </p>
      )}
    </>
  )
}
