import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import type { OrganisationRole } from '#features/organisations/roles.ts'
import { Section } from '#features/profiles/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { investmentsPath } from '../../paths.ts'

interface SharedInvestmentsProps {
  organisation: Pick<OrganisationBrief, 'id' | 'name' | 'kind'>
  /** The reader's; null if they are not in it. */
  role: OrganisationRole | null
}

/** The way from an organisation's page to the ledger that its people share. */
export function SharedInvestments({ organisation: { id, name, kind }, role }: SharedInvestmentsProps) {
  const { t } = useLingui()
  if (!role || kind === 'startup') return null
  return (
    <Section title={t`Shared investments`}>
      <p className="max-w-read text-ink-2">
        <Trans>Together with your colleagues, record what {name} has invested and follow its returns. Nobody else can see it.</Trans>
      </p>
      <div>
        <Link to={investmentsPath(id)} className={buttonClass({ size: 'small' })}>
          <Trans>View shared investments</Trans>
        </Link>
      </div>
    </Section>
  )
}
