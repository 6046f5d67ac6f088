import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { OwnOrganisation } from '../../organisation-contract.ts'
import { invitationPath, organisationPeoplePath, ownOrganisationsPath } from '../../paths.ts'
import type { ReceivedInvitation } from '../../people-contract.ts'
import { ownOrganisations, receivedInvitations } from '../data.ts'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { AnswerInvitation } from '../own/AnswerInvitation.tsx'

/** How many invitations the dashboard shows. */
const shown = 3

/** Invitations to the member, and requests to join their organisations. */
export function WaitingOrganisations({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const received = useQuery({ ...receivedInvitations(), refetchInterval: usePolling() })
  const own = useQuery({ ...ownOrganisations(), refetchInterval: usePolling() })
  const invitations = received.data?.items ?? []
  const asked = own.data?.items.filter(({ waiting }) => waiting > 0) ?? []
  return children({
    count: invitations.length + asked.length,
    hasMore: false,
    isUnsettled: [received, own].some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
    all: { href: ownOrganisationsPath(), label: t`Your organisations` },
    rows: [
      ...invitations
        .slice(0, shown)
        .map((invitation) => ({ id: `invitation ${invitation.id}`, row: <Invitation invitation={invitation} /> })),
      ...asked.map((organisation) => ({ id: `requests ${organisation.id}`, row: <Requests organisation={organisation} /> })),
    ],
  })
}

function Invitation({ invitation: { id, organisation, by, invited_at } }: { invitation: ReceivedInvitation }) {
  const { name } = organisation
  return (
    <ActionRow
      picture={<OrganisationLogo organisation={organisation} size={40} />}
      title={
        <Link to={invitationPath(id)} className={actionLink}>
          {by ? (
            <Trans>
              <bdi>{by.full_name}</bdi> invited you to join <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>You’re invited to join {name}</Trans>
          )}
        </Link>
      }
      actions={<AnswerInvitation id={id} organisation={organisation} size="small" />}
    >
      <RelativeTime at={invited_at} />
    </ActionRow>
  )
}

function Requests({ organisation }: { organisation: OwnOrganisation }) {
  const { t } = useLingui()
  const { slug, name, waiting } = organisation
  return (
    <ActionRow
      picture={<OrganisationLogo organisation={organisation} size={40} />}
      title={
        <Link to={organisationPeoplePath(slug)} dir="auto" className={actionLink}>
          {name}
        </Link>
      }
      actions={
        <Link
          to={organisationPeoplePath(slug)}
          aria-label={t`Answer the requests to join ${name}`}
          className={buttonClass({ size: 'small' })}
        >
          <Trans>Answer</Trans>
        </Link>
      }
    >
      {t`${plural(waiting, { one: '# request to join', other: '# requests to join' })}`}
    </ActionRow>
  )
}
