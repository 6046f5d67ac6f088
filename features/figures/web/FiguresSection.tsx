import { type ReactNode, useId } from 'react'
import type { FigureTable } from '../contract.ts'
import { CsvButton } from './CsvButton.tsx'

interface FiguresSectionProps {
  title: string
  description?: ReactNode
  /** What the button for the CSV file downloads. */
  table: FigureTable
  children: ReactNode
}

/** Figures with a title and the same numbers as a file. */
export function FiguresSection({ title, description, table, children }: FiguresSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="font-semibold">
          {title}
        </h2>
        <CsvButton title={title} table={table} />
        {description && (
          <div className="w-full text-ink-2">
            <p className="max-w-[75ch]">{description}</p>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
