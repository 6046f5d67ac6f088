import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { ReceivedInvitation } from '../../people-contract.ts'
import { organisationPath } from '../../paths.ts'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { AnswerInvitation } from './AnswerInvitation.tsx'
import { InvitationText } from './InvitationText.tsx'

/** Open invitations to the member. Renders nothing if there are none. */
export function ReceivedInvitations({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  const { t } = useLingui()
  if (invitations.length === 0) return null
  return (
    <SettingsGroup title={t`Invitations`}>
      <ul>
        {invitations.map((invitation) => (
          <ActionRow
            key={invitation.id}
            picture={<OrganisationLogo organisation={invitation.organisation} size={40} />}
            title={
              <Link to={organisationPath(invitation.organisation.slug)} dir="auto" className={actionLink}>
                {invitation.organisation.name}
              </Link>
            }
            actions={<AnswerInvitation id={invitation.id} organisation={invitation.organisation} size="small" />}
          >
            <span className="min-w-0">
              <InvitationText invitation={invitation} />
            </span>
          </ActionRow>
        ))}
      </ul>
    </SettingsGroup>
  )
}
