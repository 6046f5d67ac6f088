import { useLingui } from '@lingui/react/macro'
import { Coins, TrendingUp } from 'lucide-react'
import { amountText, stageLabels, withMore } from '#features/profiles/web/index.ts'
import type { CardDetails } from '../contract.ts'
import { Fact } from '#ui/Fact.tsx'

/** The stage and round of a startup, or the stages and tickets of who invests. */
export function RoundFact({ isStartup, stages, amount }: Pick<CardDetails, 'stages' | 'amount'> & { isStartup: boolean }) {
  const { t, i18n } = useLingui()
  const [first, ...others] = stages
  const stage = first && withMore(i18n._(stageLabels[first]), others)
  const text = [stage, amount && amountText(amount)].filter(Boolean).join(' · ')
  return text ? <Fact icon={isStartup ? TrendingUp : Coins} label={isStartup ? t`Round` : t`Invests`} text={text} /> : null
}
