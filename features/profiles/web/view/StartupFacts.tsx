import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PublicProfile } from '../../contract.ts'
import { formatMoney, formatYear } from '../figures.ts'
import { stageLabels } from '../labels.ts'
import { FactList } from './FactList.tsx'

export function StartupFacts({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui()
  const { funding_stage, raising_amount, current_valuation, currency, founded_year, team_size } = profile
  return (
    <FactList
      title={t`Company`}
      facts={[
        [t`Funding stage`, funding_stage && i18n._(stageLabels[funding_stage])],
        [t`Raising`, raising_amount !== null && formatMoney(raising_amount, currency)],
        [t`Valuation`, current_valuation !== null && formatMoney(current_valuation, currency)],
        [t`Founded`, founded_year !== null && formatYear(founded_year)],
        [t`Team`, team_size !== null && t`${plural(team_size, { one: '# person', other: '# people' })}`],
      ]}
    />
  )
}
