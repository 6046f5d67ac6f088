import { useLingui } from '@lingui/react/macro'
import { FileCheck, Gauge } from 'lucide-react'
import type { Fact } from '../../reading-contract.ts'
import { formatFigure } from '../format-value.ts'

/**
 * A fact as a quiet line on a card: '184 t CO₂e, measured, 2025, with evidence'. It wraps instead of being cut, because who says so is at its
 * end.
 */
export function ShortFact({ fact }: { fact: Fact }) {
  const { t } = useLingui()
  const isEvidenced = fact.state === 'evidenced' || fact.state === 'confirmed'
  const Icon = isEvidenced ? FileCheck : Gauge
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <Icon className="mt-0.5 icon-xs shrink-0" aria-hidden />
      <span className="sr-only">{t`Sustainability`}:</span>
      <span className="min-w-0">{useShortWords(fact, isEvidenced)}</span>
    </span>
  )
}

function useShortWords({ fact, value, unit, year, state, basis }: Fact, isEvidenced: boolean): string {
  const { t } = useLingui()
  if (fact === 'goals') {
    const goals = value.split(',').join(', ')
    return value.includes(',') ? t`Evidence for goals ${goals}` : t`Evidence for goal ${goals}`
  }
  const figure = formatFigure(value, unit)
  const whats: Record<Exclude<Fact['fact'], 'goals'>, string> = {
    emissions: figure,
    'renewable-energy': t`${figure} renewable energy`,
    'women-leading': t`${figure} women on the board`,
    'taxonomy-aligned': t`${figure} aligned with the EU taxonomy`,
  }
  const how = basis === 'measured' ? t`measured` : basis === 'estimated' ? t`estimated` : null
  const says = isEvidenced ? (state === 'confirmed' ? t`confirmed by a reader` : t`with evidence`) : t`stated by the company`
  return [whats[fact], how, String(year), says].filter((part) => part !== null).join(', ')
}
