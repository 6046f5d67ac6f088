import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Badge } from '#ui/Badge.tsx'
import type { OwnOrganisation } from '../../organisation-contract.ts'
import { organisationPath, organisationPeoplePath } from '../../paths.ts'
import { roleLabels } from '../labels.ts'
import { OrganisationLogo } from '../OrganisationLogo.tsx'

/** One of the member's organisations, with their role and what waits there. */
export function OwnRow({ organisation }: { organisation: OwnOrganisation }) {
  const { t, i18n } = useLingui()
  const { slug, name, role, title, is_main, waiting } = organisation
  return (
    <ActionRow
      heading="h2"
      picture={<OrganisationLogo organisation={organisation} size={40} />}
      title={
        <Link to={organisationPath(slug)} dir="auto" className={actionLink}>
          {name}
        </Link>
      }
      actions={
        is_main && (
          <Badge>
            <Trans>On your profile</Trans>
          </Badge>
        )
      }
    >
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {title ? `${title} · ${i18n._(roleLabels[role])}` : i18n._(roleLabels[role])}
        {waiting > 0 && (
          <>
            {' · '}
            <Link to={organisationPeoplePath(slug)} className="link phone:-my-3 phone:py-3">
              {t`${plural(waiting, { one: '# request to join', other: '# requests to join' })}`}
            </Link>
          </>
        )}
      </span>
    </ActionRow>
  )
}
