import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FunnelStepId } from '#platform/funnel.ts'
import { Select } from '#ui/Select.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import type { JourneyFigures } from '../contract.ts'
import { FiguresSection } from './FiguresSection.tsx'
import { monthText, numberIn, shareOf, useCellText } from './cell-texts.ts'

const stepNames: Record<FunnelStepId, MessageDescriptor> = {
  profile: msg`Completed their profile`,
  contact: msg`Wrote a message or showed interest`,
  connection: msg`Connected with somebody`,
  meeting: msg`Met somebody`,
  introduction: msg`Had an introduction accepted`,
  investment: msg`Reported an investment`,
}

/** What those who joined in a quarter have done since. */
export function Funnels({ funnels }: Pick<JourneyFigures, 'funnels'>) {
  const { t, i18n } = useLingui()
  const text = useCellText()
  const [from, setFrom] = useState(funnels.at(-1)?.from ?? '')
  const funnel = funnels.find((each) => each.from === from)
  if (!funnel) return null
  const joined = text(funnel.joined)
  // 0 for fewer than 5.
  const whole = numberIn(funnel.joined)
  return (
    <FiguresSection
      title={t`From joining to investing`}
      description={
        whole < 10 ? (
          <Trans>The steps are not shown because fewer than 10 people joined.</Trans>
        ) : (
          <Trans>How many of the {joined} people who joined have taken each step.</Trans>
        )
      }
      table="funnels"
    >
      <Select
        className="mb-3 max-w-70"
        label={t`Joined in`}
        options={funnels.toReversed().map((each) => ({ id: each.from, label: t`Quarter from ${monthText(each.from)}` }))}
        value={from}
        onChange={setFrom}
      />
      <BarChart
        caption={t`From joining to investing`}
        heads={[t`Step`, t`Members`]}
        whole={1}
        bars={[
          { name: t`Joined`, value: shareOf(funnel.joined, whole), text: joined },
          ...funnel.steps.map(({ id, members, median_days }) => ({
            name: i18n._(stepNames[id]),
            value: shareOf(members, whole),
            text: text(members),
            note: median_days === null ? undefined : t`${plural(median_days, { one: 'half within # day', other: 'half within # days' })}`,
          })),
        ]}
      />
    </FiguresSection>
  )
}
