import { useLingui } from '@lingui/react/macro'
import { Target } from 'lucide-react'
import { Fact } from '#ui/Fact.tsx'
import { sustainableDevelopmentGoals } from '../vocabulary.ts'
import { goalLabels } from './labels.ts'
import { withMore } from './with-more.ts'

/** Most companies serve these, so the others say more about a company. */
const usual: readonly number[] = [8, 9, 17]

/** The most telling sustainable development goal, and the number of others. */
export function GoalFact({ sdgs }: { sdgs: readonly number[] }) {
  const { t, i18n } = useLingui()
  const goals = sustainableDevelopmentGoals.filter((goal) => sdgs.includes(goal))
  const [first, ...others] = goals.toSorted((a, b) => Number(usual.includes(a)) - Number(usual.includes(b)))
  return first === undefined ? null : (
    <Fact icon={Target} label={t`Goals`} text={withMore(`${first} ${i18n._(goalLabels[first])}`, others)} />
  )
}
