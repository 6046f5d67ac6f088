import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { type DaysOfFigures, daysOfFigures } from '../../figures.ts'
import { figuresFile } from '../figures-data.ts'
import { daysLabels } from './labels.ts'

interface FiguresHeadingProps {
  title: string
  /** The page of the deal. */
  href?: string
  days: DaysOfFigures
  onDays: (days: DaysOfFigures) => void
  /** Absent for all deals. */
  dealId?: string
}

/** Title, period and CSV download of analytics. */
export function FiguresHeading({ title, href, days, onDays, dealId }: FiguresHeadingProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="mb-5 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-3">
      <h2 className="me-auto min-w-0 text-20 font-semibold wrap-anywhere">
        {href === undefined ? (
          title
        ) : (
          <Link to={href} className="rounded-badge hover:underline">
            <bdi>{title}</bdi>
          </Link>
        )}
      </h2>
      <SegmentedControl
        label={t`Period`}
        options={daysOfFigures.map((each) => ({ id: String(each), label: i18n._(daysLabels[each]) }))}
        value={String(days)}
        onChange={(id) => onDays(daysOfFigures.find((each) => String(each) === id) ?? 30)}
      />
      <a href={figuresFile(days, dealId)} download className={buttonClass({ size: 'small' })}>
        <Download aria-hidden />
        <Trans>Download CSV</Trans>
      </a>
    </div>
  )
}
