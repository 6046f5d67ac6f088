import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { Section } from '#features/profiles/web/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { organisationPath, ownOrganisationsPath } from '../../paths.ts'
import { organisationsOfMember } from '../data.ts'
import { roleLabels } from '../labels.ts'
import { OrganisationLogo } from '../OrganisationLogo.tsx'

/** The organisations of a member, on their profile. Without any, their own profile says how to get one, and others nothing. */
export function MemberOrganisations({ member, isOwn }: Slots['profile.belongsTo']) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(organisationsOfMember(member.id))
  if (!data || (data.items.length === 0 && !isOwn)) return null
  return (
    <Section title={t`Organisations`}>
      {data.items.length > 0 ? (
        <ul className="grid gap-1">
          {data.items.map((each) => (
            <li key={each.id} className="relative flex min-h-13 items-center gap-3">
              <OrganisationLogo organisation={each} size={40} />
              <div className="min-w-0">
                <Link
                  to={organisationPath(each.slug)}
                  dir="auto"
                  className="block font-medium outline-offset-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  {each.name}
                </Link>
                <p dir="auto" className="text-ink-2 wrap-anywhere">
                  {each.title || i18n._(roleLabels[each.role])}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-2.5">
          <p className="text-ink-2">
            <Trans>A page for your company or fund, with its people, deals and events.</Trans>
          </p>
          <Link
            to={ownOrganisationsPath()}
            className={buttonClass({ size: 'small', className: 'h-auto! min-h-control-sm max-w-full py-1 whitespace-normal!' })}
          >
            <Building2 aria-hidden />
            <Trans>Create or join an organisation</Trans>
          </Link>
        </div>
      )}
    </Section>
  )
}
