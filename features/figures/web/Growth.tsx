import { useLingui } from '@lingui/react/macro'
import { useTypeNames } from './type-names.ts'
import type { CommunityFigures } from '../contract.ts'
import { Bars } from './Bars.tsx'
import { FiguresSection } from './FiguresSection.tsx'
import { dayText, monthText, numberIn, useCellText } from './cell-texts.ts'

/** Who joined and who was active. */
export function Growth({ weeks, months }: Pick<CommunityFigures, 'weeks' | 'months'>) {
  const { t } = useLingui()
  const text = useCellText()
  const types = useTypeNames()
  const byType = months[0]?.by_type.map(({ user_type }) => types[user_type]) ?? []
  return (
    <>
      {months.length > 0 && (
        <FiguresSection title={t`New members by month`} table="months">
          <Bars
            caption={t`New members by month`}
            heads={[t`Month`, t`Joined`, ...byType]}
            whole={Math.max(...months.map(({ joined }) => numberIn(joined)))}
            bars={months.toReversed().map(({ from, joined, by_type }) => ({
              label: monthText(from),
              cell: joined,
              others: by_type.map((each) => text(each.joined)),
            }))}
          />
        </FiguresSection>
      )}
      {weeks.length > 0 && (
        <FiguresSection
          title={t`Active members by week`}
          description={t`Members who used the community in that week, on any device.`}
          table="weeks"
        >
          <Bars
            caption={t`Active members by week`}
            heads={[t`Week from`, t({ message: 'Active', context: 'figures' }), t`Joined`]}
            whole={Math.max(...weeks.map(({ active }) => numberIn(active)))}
            bars={weeks.toReversed().map(({ from, joined, active }) => ({ label: dayText(from), cell: active, others: [text(joined)] }))}
          />
        </FiguresSection>
      )}
    </>
  )
}
