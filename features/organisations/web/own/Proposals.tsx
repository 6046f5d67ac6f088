import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import type { ProposedOrganisation } from '../../organisation-contract.ts'
import { organisationPath } from '../../paths.ts'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { AskOrWithdraw } from '../page/AskOrWithdraw.tsx'

/** Organisations that the member may belong to. Renders nothing if there are none. */
export function Proposals({ proposed }: { proposed: readonly ProposedOrganisation[] }) {
  const { t } = useLingui()
  if (proposed.length === 0) return null
  return (
    <SettingsGroup title={proposed.length === 1 ? t`Is this your organisation?` : t`Is one of these your organisation?`}>
      <ul>
        {proposed.map((each) => (
          <ActionRow
            key={each.id}
            picture={<OrganisationLogo organisation={each} size={40} />}
            title={
              <Link to={organisationPath(each.slug)} dir="auto" className={actionLink}>
                {each.name}
              </Link>
            }
            actions={<AskOrWithdraw organisation={each} />}
          >
            {each.because === 'domain' ? (
              <Trans>Your email address is at its verified domain</Trans>
            ) : (
              <Trans>Has the company name of your profile</Trans>
            )}
          </ActionRow>
        ))}
      </ul>
    </SettingsGroup>
  )
}
