import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { saveFile } from '#platform/web/download.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { FigureTable } from '../contract.ts'
import { figures } from './data.ts'

interface FiguresSectionProps {
  title: string
  description?: ReactNode
  /** What the button for the CSV file downloads. */
  table: FigureTable
  children: ReactNode
}

/** Figures with a title and the same numbers as a file. */
export function FiguresSection({ title, description, table, children }: FiguresSectionProps) {
  const { t } = useLingui()
  const heading = useId()
  const download = useMutation({
    mutationFn: () => figures.call.csv({ table }),
    onSuccess: ({ csv }) => saveFile(new Blob([csv], { type: 'text/csv' }), `${table}.csv`),
    onError: (error) => toast.error(t`Failed to download the table`, { description: problemOf(error).text }),
  })
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-16 font-semibold">
          {title}
        </h2>
        <Button size="small" aria-label={t`${title}: download CSV`} pending={download.isPending} onPress={() => download.mutate()}>
          <Download aria-hidden />
          <Trans>CSV</Trans>
        </Button>
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
