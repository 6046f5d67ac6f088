import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { editOrganisationPath, organisationPath } from '../../paths.ts'
import { may } from '../../roles.ts'
import { useOwnOrganisations } from '../data.ts'

/** In place of fields of the profile that the member's organisation fills in. */
export function SuppliedNote({ fields, company }: Slots['profile.supplied']) {
  const { i18n } = useLingui()
  const main = useOwnOrganisations()?.find(({ is_main }) => is_main)
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(fields)
  const name = main?.name ?? company
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-sunken px-3.5 py-2.5">
      <Building2 className="icon-sm text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <Trans>From {name}</Trans>
        </p>
        <p className="text-12 text-ink-2">{list}</p>
      </div>
      {main && (
        <Link
          to={may(main.role, 'edit') ? editOrganisationPath(main.slug) : organisationPath(main.slug)}
          className="link phone:inline-flex phone:min-h-11 phone:items-center"
        >
          {may(main.role, 'edit') ? <Trans>Edit there</Trans> : <Trans>View page</Trans>}
        </Link>
      )}
    </div>
  )
}
