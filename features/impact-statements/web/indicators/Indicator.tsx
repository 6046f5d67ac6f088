import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import type { ImpactStatement } from '../../contract.ts'
import type { IndicatorNumber } from '../../indicators/measure.ts'
import type { LedgerYear } from '../data.ts'
import { changeText, impactText, pointsText } from '../figures.ts'
import { indicatorFormulas, indicatorLabels, indicatorMeanings, partLabels, unitLabels } from '../labels.ts'
import { CompaniesDialog } from './CompaniesDialog.tsx'
import { Coverage } from './Coverage.tsx'

const EnterFigures = lazily(async () => (await import('../missing/EnterFigures.tsx')).EnterFigures)

type Part = NonNullable<ImpactStatement['statement']>['parts'][number]

interface IndicatorProps {
  indicator: IndicatorNumber
  /** Its numbers, and those of the year before in the same order. */
  parts: readonly Part[]
  before: readonly Part[]
  of: LedgerYear
}

/** An indicator with its numbers, how it is calculated, and the companies behind it. */
export function Indicator({ indicator, parts, before, of }: IndicatorProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<Part>()
  const [company, setCompany] = useState<{ id: string; name: string }>()
  const name = i18n._(indicatorLabels[indicator])
  // Of the sectors, only those in which a company is active.
  const shown = indicator === 6 ? parts.filter(({ value }, at) => value !== null || before[at]?.value != null) : parts
  const lines = shown.length > 0 ? shown : parts.slice(0, 1)
  return (
    <article aria-label={t`Indicator ${indicator}: ${name}`}>
      <h3 className="flex gap-2 font-semibold">
        <span className="min-w-5 text-ink-3 tabular-nums">{indicator}</span>
        {name}
      </h3>
      <div className="mt-2 grid gap-3 ps-7 phone:ps-0">
        {lines.map((part) => (
          <PartLine
            key={part.part}
            part={part}
            before={before.find((each) => each.part === part.part)}
            isNamed={shown.length > 0}
            of={of}
            onOpen={() => setOpen(part)}
          />
        ))}
        <Disclosure label={<Trans>How it is calculated</Trans>}>
          <p className="mt-1 max-w-read text-ink-2">{i18n._(indicatorMeanings[indicator])}</p>
          <p className="mt-2 max-w-read rounded-control bg-sunken px-3 py-2">{i18n._(indicatorFormulas[indicator])}</p>
        </Disclosure>
      </div>
      {open && (
        <CompaniesDialog
          part={open}
          of={of}
          onClose={() => setOpen(undefined)}
          onEnter={(chosen) => {
            setOpen(undefined)
            setCompany(chosen)
          }}
        />
      )}
      {company && (
        <Suspense>
          <EnterFigures company={company} of={of} onClose={() => setCompany(undefined)} />
        </Suspense>
      )}
    </article>
  )
}

interface PartLineProps {
  part: Part
  before: Part | undefined
  /** Whether to name the part: without any sector there is nothing to name. */
  isNamed: boolean
  of: LedgerYear
  onOpen: () => void
}

function PartLine({ part: { part, unit, value, coverage, indicator }, before, isNamed, of, onOpen }: PartLineProps) {
  const { t, i18n } = useLingui()
  const label = isNamed ? partLabels[part] : undefined
  const name = label ? i18n._(label) : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_14rem_8.5rem]">
      <div className="min-w-0">
        {name && <p className="text-12 text-ink-2">{name}</p>}
        <p className="tabular-nums">
          <span className={value === null ? 'text-20 text-ink-3' : 'text-20 font-semibold'}>{impactText(value, unit)}</span>{' '}
          {unit !== 'percent' && <span className="text-ink-2">{i18n._(unitLabels[unit])}</span>}
        </p>
        <p className="text-12 text-ink-3 tabular-nums">
          <Earlier unit={unit} value={value} before={before?.value ?? null} year={of.year - 1} />
        </p>
      </div>
      <div className="order-last col-span-2 md:order-none md:col-span-1">
        <Coverage coverage={coverage} of={of} />
      </div>
      <Button
        size="small"
        className="justify-self-end print:hidden"
        onPress={onOpen}
        aria-label={name ? t`Show companies behind ${name}` : t`Show companies behind indicator ${indicator}`}
      >
        <Trans>Show companies</Trans>
      </Button>
    </div>
  )
}

interface EarlierProps {
  unit: Part['unit']
  value: number | null
  before: number | null
  /** The year before. */
  year: number
}

/** The number of the year before, and how it has changed since. */
function Earlier({ unit, value, before, year }: EarlierProps) {
  const { t } = useLingui()
  if (before === null) return t`${year}: no figures`
  const earlier = impactText(before, unit)
  if (value === null || impactText(value, unit) === earlier) return t`${year}: ${earlier}`
  if (unit === 'percent') {
    const points = pointsText(value, before)
    return t`${year}: ${earlier} (${points} percentage points)`
  }
  const change = changeText(value, before)
  return change ? t`${year}: ${earlier} (${change})` : t`${year}: ${earlier}`
}
