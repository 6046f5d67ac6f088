import { useLingui } from '@lingui/react/macro'
import { Coins, Target, TrendingUp } from 'lucide-react'
import { sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { amountText, goalLabels, stageLabels } from '#features/profiles/web/index.ts'
import type { CardDetails } from '../contract.ts'
import { Fact } from './Fact.tsx'

/** The stage and round of a startup, or the stages and tickets of who invests. */
export function RoundFact({ isStartup, stages, amount }: Pick<CardDetails, 'stages' | 'amount'> & { isStartup: boolean }) {
  const { t, i18n } = useLingui()
  const [first, ...others] = stages
  const stage = first && withMore(i18n._(stageLabels[first]), others)
  const text = [stage, amount && amountText(amount)].filter(Boolean).join(' · ')
  return text ? <Fact icon={isStartup ? TrendingUp : Coins} label={isStartup ? t`Round` : t`Invests`} text={text} /> : null
}

/** The first goal, and the number of others. */
export function GoalFact({ sdgs }: Pick<CardDetails, 'sdgs'>) {
  const { t, i18n } = useLingui()
  const [first, ...others] = sustainableDevelopmentGoals.filter((goal) => sdgs.includes(goal))
  return first === undefined ? null : (
    <Fact icon={Target} label={t`Goals`} text={withMore(`${first} ${i18n._(goalLabels[first])}`, others)} />
  )
}

/** 'Seed +2' */
export const withMore = (first: string, others: readonly unknown[]): string => (others.length > 0 ? `${first} +${others.length}` : first)
