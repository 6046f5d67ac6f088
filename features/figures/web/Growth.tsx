import { useLingui } from '@lingui/react/macro'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import type { CommunityFigures } from '../contract.ts'
import { CsvButton } from './CsvButton.tsx'
import { dayText, monthText, numberIn, shortDayText, useCellText } from './cell-texts.ts'
import { useTypeNames } from './type-names.ts'

/** Who joined and who was active. Cells that are not numbers have no column, only their words in the table. */
export const Growth = ({ weeks, months }: Pick<CommunityFigures, 'weeks' | 'months'>) => (
  <>
    <NewMembers months={months} />
    <ActiveMembers weeks={weeks} />
  </>
)

function NewMembers({ months }: Pick<CommunityFigures, 'months'>) {
  const { t } = useLingui()
  const text = useCellText()
  const types = useTypeNames()
  const last = months.at(-1)
  if (!last) return null
  const subject = t`New members by month`
  const [joined, month] = [text(last.joined), monthText(last.from)]
  const title = t`Members who joined in ${month}: ${joined}`
  return (
    <ChartOrTable
      title={title}
      subject={subject}
      actions={<CsvButton title={subject} table="months" />}
      chart={
        <ColumnChart
          label={`${subject}. ${title}`}
          columns={months.map((each) => ({ name: monthText(each.from), values: [numberIn(each.joined)], texts: [text(each.joined)] }))}
        />
      }
      table={
        <FiguresTable
          caption={subject}
          heads={[t`Month`, t`Joined`, ...last.by_type.map(({ user_type }) => types[user_type])]}
          rows={months.toReversed().map((each) => [monthText(each.from), text(each.joined), ...each.by_type.map((of) => text(of.joined))])}
        />
      }
    />
  )
}

function ActiveMembers({ weeks }: Pick<CommunityFigures, 'weeks'>) {
  const { t } = useLingui()
  const text = useCellText()
  const last = weeks.at(-1)
  if (!last) return null
  const subject = t`Active members by week`
  const [active, day] = [text(last.active), dayText(last.from)]
  const title = last.active === null ? subject : t`Members who were active in the week from ${day}: ${active}`
  return (
    <ChartOrTable
      title={title}
      subject={subject}
      description={t`Members who used the community in that week, on any device.`}
      actions={<CsvButton title={subject} table="weeks" />}
      chart={
        <ColumnChart
          label={`${subject}. ${title}`}
          columns={weeks.map((each) => ({ name: shortDayText(each.from), values: [numberIn(each.active)], texts: [text(each.active)] }))}
        />
      }
      table={
        <FiguresTable
          caption={subject}
          heads={[t`Week from`, t({ message: 'Active', context: 'figures' }), t`Joined`]}
          rows={weeks.toReversed().map((each) => [dayText(each.from), text(each.active), text(each.joined)])}
        />
      }
    />
  )
}
