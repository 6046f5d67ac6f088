import { useLingui } from '@lingui/react/macro'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

interface ChartOrTableProps {
  title: string
  /** Controls of the chart, if any; hidden with the table, which contains everything. */
  controls?: ReactNode
  chart: ReactNode
  table: ReactNode
}

/** Figures as a chart or as a table. */
export function ChartOrTable({ title, controls, chart, table }: ChartOrTableProps) {
  const { t } = useLingui()
  const [form, setForm] = useState<'chart' | 'table'>('chart')
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-16 font-semibold">
          {title}
        </h2>
        <SegmentedControl
          label={t`${title}: view as`}
          options={[
            { id: 'chart', label: t`Chart`, icon: ChartColumn, isLabelHidden: true },
            { id: 'table', label: t`Table`, icon: Table2, isLabelHidden: true },
          ]}
          value={form}
          onChange={setForm}
        />
      </div>
      {form === 'table' ? (
        table
      ) : (
        <>
          {controls && <div className="mb-4">{controls}</div>}
          {chart}
        </>
      )}
    </section>
  )
}
