import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '#platform/web/download.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { FigureTable } from '../contract.ts'
import { figures } from './data.ts'

/** Downloads figures as a CSV file. */
export function CsvButton({ title, table }: { title: string; table: FigureTable }) {
  const { t } = useLingui()
  const download = useMutation({
    mutationFn: () => figures.call.csv({ table }),
    onSuccess: ({ csv }) => saveFile(new Blob([csv], { type: 'text/csv' }), `${table}.csv`),
    onError: (error) => toast.error(t`Failed to download the table`, { description: problemOf(error).text }),
  })
  return (
    <Button size="small" aria-label={t`${title}: download CSV`} pending={download.isPending} onPress={() => download.mutate()}>
      <Download aria-hidden />
      <Trans>CSV</Trans>
    </Button>
  )
}
