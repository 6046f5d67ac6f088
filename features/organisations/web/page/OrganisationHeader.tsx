import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countryName } from '#features/places/web/index.ts'
import { HeaderCard, industryLabels } from '#features/profiles/web/index.ts'
import { Cover } from '#ui/Cover.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { KindBadge } from '../KindBadge.tsx'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { VerifiedBadge } from '../VerifiedBadge.tsx'

interface OrganisationHeaderProps {
  organisation: Organisation
  heading?: 'h1' | 'h2'
  /** Replace the pictures where they are editable. */
  cover?: ReactNode
  logo?: ReactNode
  actions?: ReactNode
}

export function OrganisationHeader({ organisation, heading, cover, logo, actions }: OrganisationHeaderProps) {
  const { i18n } = useLingui()
  const { id, name, kind, verified, countries, industries } = organisation
  const [seat] = countries
  return (
    <HeaderCard
      cover={cover ?? <Cover id={id} picture={organisation.cover} />}
      picture={logo ?? <LargeLogo organisation={organisation} />}
      title={name}
      heading={heading}
      badges={
        <>
          <KindBadge kind={kind} />
          {verified && <VerifiedBadge verified={verified} />}
        </>
      }
      facts={[seat && countryName(seat), ...industries.slice(0, 3).map((industry) => i18n._(industryLabels[industry]))]}
      actions={actions}
    />
  )
}

/** The logo that overlaps the cover. */
export const LargeLogo = ({ organisation }: { organisation: Organisation }) => (
  <OrganisationLogo organisation={organisation} size={104} className="ring-4 ring-surface" />
)
