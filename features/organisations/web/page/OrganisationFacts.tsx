import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { countryName } from '#features/places/web/index.ts'
import { siteName } from '#platform/web/site-name.ts'
import {
  type Fact,
  FactList,
  amountText,
  formatMoney,
  formatYear,
  industryLabels,
  sfdrLabels,
  stageLabels,
} from '#features/profiles/web/index.ts'
import type { Organisation, OrganisationFields } from '../../organisation-contract.ts'
import type { PublicOrganisation } from '../../public-organisation.ts'
import { vehicleLabels } from '../labels.ts'
import { websiteName } from '../website-name.ts'

type Facts = Pick<Organisation, keyof OrganisationFields & keyof PublicOrganisation> & Pick<Organisation, 'current_valuation'>

/**
 * The facts about an organisation: what its kind is compared by, then the general ones, its answers to the community's own fields if the
 * reader is a member, then how registers know it.
 */
export function OrganisationFacts({ organisation, ownFacts = [] }: { organisation: Facts; ownFacts?: readonly Fact[] }) {
  return (
    <>
      <FactsOfKind organisation={organisation} />
      <GeneralFacts organisation={organisation} />
      <FactList title={siteName()} facts={ownFacts} />
      <Registration organisation={organisation} />
    </>
  )
}

function FactsOfKind({ organisation }: { organisation: Facts }) {
  const { t, i18n } = useLingui()
  const { kind, currency, funding_stage, raising_amount, current_valuation, stages, fund_size, sfdr_article, vehicle } = organisation
  const money = (amount: number | null) => amount !== null && formatMoney(amount, currency)
  if (kind === 'startup') {
    return (
      <FactList
        title={t`Funding`}
        facts={[
          [t`Funding stage`, funding_stage && i18n._(stageLabels[funding_stage])],
          [t`Raising`, money(raising_amount)],
          [t`Valuation`, money(current_valuation)],
        ]}
      />
    )
  }
  if (kind !== 'fund') return null
  return (
    <FactList
      title={t`Investing`}
      facts={[
        [t`Ticket`, amountText({ from: organisation.min_ticket, to: organisation.max_ticket, currency })],
        [t`Stages`, stages.map((stage) => i18n._(stageLabels[stage])).join(', ')],
        [t`Size`, money(fund_size)],
        [t`Vehicle`, vehicle && i18n._(vehicleLabels[vehicle])],
        [t`SFDR`, sfdr_article && i18n._(sfdrLabels[sfdr_article])],
      ]}
    />
  )
}

function GeneralFacts({ organisation }: { organisation: Facts }) {
  const { t, i18n } = useLingui()
  const { website, countries, founded_year, team_size, industries } = organisation
  const link = website && <WebsiteLink address={website} />
  return (
    <FactList
      title={t`Details`}
      facts={[
        [t`Website`, link],
        [t`Countries`, countries.map(countryName).join(', ')],
        [t`Industries`, industries.map((industry) => i18n._(industryLabels[industry])).join(', ')],
        [t`Founded`, founded_year !== null && formatYear(founded_year)],
        [t`Team`, team_size !== null && t`${plural(team_size, { one: '# person', other: '# people' })}`],
      ]}
    />
  )
}

/** External sites get neither our referrer nor our search ranking. */
const WebsiteLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="nofollow noopener" className="link wrap-anywhere">
    {websiteName(address)}
  </a>
)

/** How registers know the organisation, in small print. */
function Registration({ organisation: { legal_name, registry_number, registry_country, lei } }: { organisation: Facts }) {
  const { t } = useLingui()
  const country = registry_country && countryName(registry_country)
  const entries = [
    [t`Legal name`, legal_name],
    [country ? t`Register (${country})` : t`Register`, registry_number],
    [t`LEI`, lei],
  ].filter(([, value]) => value)
  if (entries.length === 0) return null
  return (
    <dl className="mb-7 grid gap-1 border-t border-line pt-3 text-12 text-ink-3">
      {entries.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt>{name}</dt>
          <dd className="text-ink-2 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
