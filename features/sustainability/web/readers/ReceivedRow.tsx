import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import type { ReceivedRequest } from '../../requests-contract.ts'
import { frameworkLabels } from '../labels.ts'

/** Who asks for what, by when, and how much of it there is. */
export function ReceivedRow({ request, actions }: { request: ReceivedRequest; actions: ReactNode }) {
  const { i18n } = useLingui()
  const { by, for_organisation, framework, year, due_on, note, asked_at, answered, asked, team_only } = request
  return (
    <ActionRow
      picture={<Avatar id={by.id} name={by.full_name} picture={by.profile_picture} size={40} />}
      title={
        <span>
          <Link to={profilePath(by.id)} dir="auto" className="font-medium hover:underline">
            {by.full_name}
          </Link>
          {for_organisation && (
            <>
              {' · '}
              <Link to={organisationPath(for_organisation.slug)} dir="auto" className="hover:underline">
                {for_organisation.name}
              </Link>
            </>
          )}
        </span>
      }
      actions={actions}
    >
      <span className="grid min-w-0 gap-0.5">
        <span>
          <Trans>
            {i18n._(frameworkLabels[framework])}, {year}: {answered} of {asked} answered
          </Trans>
        </span>
        <span className="text-12 text-ink-3">
          {due_on ? (
            <Trans>
              needed by {formatDate(due_on)}, asked <RelativeTime at={asked_at} />
            </Trans>
          ) : (
            <Trans>
              asked <RelativeTime at={asked_at} />
            </Trans>
          )}
        </span>
        {note && (
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {note}
          </span>
        )}
        {team_only.length > 0 && (
          <span className="text-12 text-warning">
            <Trans>Parts of it stay private to your organisation.</Trans>
          </span>
        )}
      </span>
    </ActionRow>
  )
}
