import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Select } from '#ui/Select.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import { csvLimit } from '../../limits.ts'
import { investmentsPath } from '../../paths.ts'
import { InvestorsOnly } from '../InvestorsOnly.tsx'
import { investments, refreshInvestments } from '../data.ts'
import { FileShape } from './FileShape.tsx'
import { Preview } from './Preview.tsx'

/** Investments from a table: looked through first, and taken once one has seen what will come of it. */
export function ImportScreen() {
  const { t } = useLingui()
  usePageTitle('subject', t`Import investments`)
  return (
    <InvestorsOnly>
      <div className="mx-auto max-w-190">
        <PageHeading back={{ href: investmentsPath(), label: t`Investments` }} title={t`Import investments`} />
        <Import />
      </div>
    </InvestorsOnly>
  )
}

/** How what can be read in two ways is meant, where the file itself does not say. */
interface Reading {
  dates: 'auto' | 'dmy' | 'mdy'
  decimals: 'auto' | 'point' | 'comma'
}

function Import() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const [reading, setReading] = useState<Reading>({ dates: 'auto', decimals: 'auto' })
  const look = useMutation({ mutationFn: (input: Reading & { file: File }) => investments.upload('previewImport', input) })
  const take = useMutation({
    mutationFn: (input: Reading & { file: File; bad_lines: 'refuse' | 'skip' }) => investments.upload('importCsv', input),
    async onSuccess() {
      toast.success(t`Your investments are imported`)
      await refreshInvestments(queryClient)
      void navigate({ href: investmentsPath() })
    },
  })
  const isTooLarge = file !== undefined && file.size > csvLimit.bytes
  const failure = take.error ?? look.error
  const lookAt = (chosen: File, as: Reading) => {
    setFile(chosen)
    setReading(as)
    take.reset()
    look.reset()
    if (chosen.size <= csvLimit.bytes) look.mutate({ file: chosen, ...as })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-read text-ink-2">
        <Trans>
          Choose a CSV file with a line for each cash flow or valuation. You see first what comes of it. Nothing is written before you say
          so, and what stands in your ledger already is not written twice.
        </Trans>
      </p>
      <div>
        <DropZone
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          icon={FileUp}
          buttonLabel={file ? t`Choose another file` : t`Choose a CSV file`}
          hint={file ? file.name : t`or drop it here`}
          isMultiple={false}
          isSmall={file !== undefined}
          onFiles={([chosen]) => chosen && lookAt(chosen, reading)}
        />
        {file && <p className="mt-2 hidden text-ink-2 wrap-anywhere phone:block">{file.name}</p>}
      </div>
      {isTooLarge && (
        <Banner tone="danger">
          <Trans>This file is larger than 10 MB. Split it, and import one part after the other.</Trans>
        </Banner>
      )}
      {look.isPending && (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner className="size-4" />
          <Trans>Looking through the file</Trans>
        </p>
      )}
      {failure && <Banner tone="danger">{problemOf(failure).text}</Banner>}
      {file && look.data && (
        <>
          <ReadingFields reading={reading} onChange={(as) => lookAt(file, as)} />
          <Preview
            preview={look.data}
            isPending={take.isPending}
            onImport={(badLines) => take.mutate({ file, ...reading, bad_lines: badLines })}
          />
        </>
      )}
      <FileShape />
    </div>
  )
}

function ReadingFields({ reading, onChange }: { reading: Reading; onChange: (reading: Reading) => void }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        className="w-56"
        label={t`Dates such as 03/04/2026`}
        options={[
          { id: 'auto' as const, label: t`As the file tells` },
          { id: 'dmy' as const, label: t`Day first` },
          { id: 'mdy' as const, label: t`Month first` },
        ]}
        value={reading.dates}
        onChange={(dates) => onChange({ ...reading, dates })}
      />
      <Select
        className="w-56"
        label={t`Amounts such as 1.000`}
        options={[
          { id: 'auto' as const, label: t`As the file tells` },
          { id: 'point' as const, label: t`The point is before the cents` },
          { id: 'comma' as const, label: t`The comma is before the cents` },
        ]}
        value={reading.decimals}
        onChange={(decimals) => onChange({ ...reading, decimals })}
      />
    </div>
  )
}
