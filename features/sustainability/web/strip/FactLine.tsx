import { useLingui } from '@lingui/react/macro'
import { BadgeCheck, FileCheck, type LucideIcon } from 'lucide-react'
import type { Fact } from '../../reading-contract.ts'
import { formatFigure } from '../format-value.ts'

/** A fact at a glance: what, how much, when, and who says so. */
export function FactLine({ fact }: { fact: Fact }) {
  const { t } = useLingui()
  const { label, value } = useFactWords(fact)
  const { year, state, basis } = fact
  const says: Record<Fact['state'], string> = {
    draft: '',
    stated: t`stated by the company`,
    evidenced: t`with evidence`,
    confirmed: t`confirmed by a reader`,
  }
  const Icon = icons[state]
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      <dd className="flex items-center gap-1 text-12 text-ink-2">
        {Icon && <Icon className="icon-xs shrink-0" aria-hidden />}
        <span>
          {[String(year), basis === 'measured' ? t`measured` : basis === 'estimated' ? t`estimated` : null, says[state]]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
      </dd>
    </div>
  )
}

const icons: Partial<Record<Fact['state'], LucideIcon>> = { evidenced: FileCheck, confirmed: BadgeCheck }

function useFactWords({ fact, value, unit }: Fact): { label: string; value: string } {
  const { t } = useLingui()
  switch (fact) {
    case 'emissions':
      return { label: t`Emissions, scopes 1 and 2`, value: formatFigure(value, unit) }
    case 'renewable-energy':
      return { label: t`Renewable energy`, value: formatFigure(value, unit) }
    case 'women-leading':
      return { label: t`Women on the board`, value: formatFigure(value, unit) }
    case 'taxonomy-aligned':
      return { label: t`Turnover aligned with the EU taxonomy`, value: formatFigure(value, unit) }
    case 'goals':
    default:
      return { label: t`Goals with evidence`, value: value.split(',').join(', ') }
  }
}
