import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { MailOpen, MailX } from 'lucide-react'
import { useState } from 'react'
import { settingsPath } from '#features/accounts/paths.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { ReceivedInvitation } from '../../people-contract.ts'
import { organisationPath, ownOrganisationsPath } from '../../paths.ts'
import { organisationProblems } from '../../problems.ts'
import { invitationById } from '../data.ts'
import { KindBadge } from '../KindBadge.tsx'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { AnswerInvitation } from './AnswerInvitation.tsx'
import { InvitationText } from './InvitationText.tsx'

/** One invitation, as the link in its email or notification opens it. */
export function InvitationScreen() {
  const { t, i18n } = useLingui()
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  usePageTitle('subject', t`Invitation`)
  return id ? <Known key={id} id={id} /> : <NotValid text={i18n._(organisationProblems.invitationGone)} />
}

function Known({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(invitationById(id))
  const [isAccepted, setAccepted] = useState(false)
  const problem = error && problemOf(error)
  const invited = data && <Invited invitation={data} onAccepted={() => setAccepted(true)} />
  // It is gone once it is accepted, while the organisation's page still loads.
  if (isAccepted && invited) return invited
  if (problem?.is(organisationProblems.confirmAddress)) return <ConfirmFirst text={problem.text} />
  if (problem?.code === 'NOT_FOUND') return <NotValid text={problem.text} />
  if (invited) return invited
  if (error) {
    return (
      <>
        <h1 className="sr-only">{t`Invitation`}</h1>
        <LoadFailed title={t`Failed to load the invitation`} error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <SkeletonGroup label={t`Loading the invitation`} className="card mx-auto mt-6 grid max-w-120 justify-items-center gap-4 p-8">
      <Skeleton className="size-16 rounded-tile" />
      <Skeleton className="h-5 w-56" />
      <Skeleton className="w-40" />
    </SkeletonGroup>
  )
}

function Invited({ invitation, onAccepted }: { invitation: ReceivedInvitation; onAccepted: () => void }) {
  const navigate = useNavigateIfStillHere()
  const { id, organisation, expires_at } = invitation
  const { name } = organisation
  const day = formatDay(expires_at)
  return (
    <article className="card mx-auto mt-6 grid max-w-120 justify-items-center gap-1.5 px-8 py-9 text-center phone:mt-0 phone:px-5">
      <OrganisationLogo organisation={organisation} size={64} className="mb-2.5" />
      <h1 className="text-20 font-semibold text-balance wrap-anywhere">
        <Trans>Join {name}</Trans>
      </h1>
      <KindBadge kind={organisation.kind} />
      <p className="mt-2 wrap-anywhere">
        <InvitationText invitation={invitation} />
      </p>
      <p className="max-w-[44ch] text-ink-2">
        <Trans>You can then post and answer for {name}, and its page shows you. Your own profile and messages stay yours.</Trans>
      </p>
      <div className="mt-5 flex w-full flex-wrap justify-center gap-2 phone:*:flex-1">
        <AnswerInvitation
          id={id}
          organisation={organisation}
          onAccepted={onAccepted}
          onDeclined={() => void navigate({ href: ownOrganisationsPath(), replace: true })}
        />
      </div>
      <p className="mt-3 text-12 text-ink-3">
        <Link to={organisationPath(organisation.slug)} className="link">
          <Trans>View its page</Trans>
        </Link>
        {' · '}
        <Trans>Valid until {day}</Trans>
      </p>
    </article>
  )
}

function NotValid({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={MailX}
      title={t`Invitation not valid`}
      action={
        <Link to={ownOrganisationsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Your organisations</Trans>
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}

function ConfirmFirst({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={MailOpen}
      title={t`Confirm your email address first`}
      action={
        <Link to={settingsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Open settings</Trans>
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}
