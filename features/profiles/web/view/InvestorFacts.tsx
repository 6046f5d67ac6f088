import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { countryName } from '#features/places/web/index.ts'
import type { PublicProfile } from '../../contract.ts'
import { formatMoney, formatMoneyRange } from '../figures.ts'
import { isRegion } from '#features/places/vocabulary.ts'
import { industryLabels, regionLabels, sfdrLabels, stageLabels } from '../labels.ts'
import { FactList } from './FactList.tsx'

type Preferences = NonNullable<PublicProfile['investor_preferences']>

/** What an investor looks for, and how they invest. */
export function InvestorFacts({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui()
  const { investor_preferences: preferences, sfdr_article, portfolio_size } = profile
  const place = (id: Preferences['geography'][number]) => (isRegion(id) ? i18n._(regionLabels[id]) : countryName(id))

  return (
    <FactList
      title={t`Investing`}
      facts={[
        [t`Ticket`, preferences && tickets(preferences)],
        [t`Stages`, preferences?.stages.map((stage) => i18n._(stageLabels[stage])).join(', ')],
        [t`Industries`, preferences?.industries.map((industry) => i18n._(industryLabels[industry])).join(', ')],
        [t`Geography`, preferences?.geography.map(place).join(', ')],
        [t`SFDR`, sfdr_article && i18n._(sfdrLabels[sfdr_article])],
        [t`Portfolio`, portfolio_size !== null && t`${plural(portfolio_size, { one: '# company', other: '# companies' })}`],
      ]}
    />
  )

  function tickets({ min_investment: least, max_investment: most, currency }: Preferences) {
    if (least !== null && most !== null) return formatMoneyRange(least, most, currency)
    if (least !== null) return t`From ${formatMoney(least, currency)}`
    return most !== null && t`Up to ${formatMoney(most, currency)}`
  }
}
