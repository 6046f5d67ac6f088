import { useLingui } from '@lingui/react/macro'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

interface ChartOrTableProps {
  /** What the chart shows, as a sentence: 'Value grew from €1M to €4.2M'. */
  title: string
  /** The measured quantity: 'Value over time'. Names the section, too. */
  subject: string
  /** More about it, below. */
  description?: ReactNode
  /** Beside the choice of the form. */
  actions?: ReactNode
  /** Controls of the chart, if any; hidden with the table, which contains everything. */
  controls?: ReactNode
  chart: ReactNode
  table: ReactNode
}

/** Figures as a chart or as a table. */
export function ChartOrTable({ title, subject, description, actions, controls, chart, table }: ChartOrTableProps) {
  const { t } = useLingui()
  const [form, setForm] = useState<'chart' | 'table'>('chart')
  const below = useId()
  const isTable = form === 'table'
  return (
    <section aria-label={subject} className="min-w-0 break-inside-avoid">
      <div className="mb-3 flex min-h-9 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-50 flex-1">
          <h2 aria-describedby={below} className="font-semibold text-pretty">
            {title}
          </h2>
          {title !== subject && (
            <p id={below} className="text-ink-2">
              {subject}
            </p>
          )}
        </div>
        <div className="flex shrink-0 items-center gap-2 print:hidden">
          {actions}
          <SegmentedControl
            label={t`${subject}: view as`}
            options={[
              { id: 'chart', label: t`Chart`, icon: ChartColumn, isLabelHidden: true },
              { id: 'table', label: t`Table`, icon: Table2, isLabelHidden: true },
            ]}
            value={form}
            onChange={setForm}
          />
        </div>
      </div>
      {description && <p className="mb-3 max-w-[75ch] text-ink-2">{description}</p>}
      {controls && !isTable && <div className="mb-4 print:hidden">{controls}</div>}
      {isTable ? table : chart}
    </section>
  )
}
