import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Banner } from '#ui/Banner.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Select } from '#ui/Select.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import type { CsvReading, ImportDecisions } from '../../csv-contract.ts'
import { csvLimit } from '../../limits.ts'
import { importInvestmentsPath, investmentsPath } from '../../paths.ts'
import { investments, ofLedger, refreshInvestments } from '../data.ts'
import { AddsTo } from '../ledger/AddsTo.tsx'
import { WithLedger } from '../ledger/WithLedger.tsx'
import { FileShape } from './FileShape.tsx'
import { Preview } from './Preview.tsx'

/** Imports investments from a CSV file, after a preview. */
export function ImportScreen() {
  const { t } = useLingui()
  usePageTitle('subject', t`Import investments`)
  return (
    <WithLedger>
      {({ organisationId }) => (
        <div className="mx-auto max-w-190">
          <PageHeading back={{ href: investmentsPath(organisationId), label: t`Investments` }} title={t`Import investments`} />
          <Import organisationId={organisationId} />
        </div>
      )}
    </WithLedger>
  )
}

function Import({ organisationId }: { organisationId: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const [reading, setReading] = useState<CsvReading>({ dates: 'auto', decimals: 'auto' })
  const preview = useMutation({
    mutationFn: (input: CsvReading & { file: File }) => investments.upload('previewImport', { ...ofLedger(organisationId), ...input }),
  })
  const importFile = useMutation({
    mutationFn: (input: CsvReading & ImportDecisions & { file: File }) =>
      investments.upload('importCsv', { ...ofLedger(organisationId), ...input }),
    async onSuccess() {
      toast.success(t`Investments imported`)
      await refreshInvestments(queryClient)
      void navigate({ href: investmentsPath(organisationId) })
    },
  })
  const isTooLarge = file !== undefined && file.size > csvLimit.bytes
  const failure = importFile.error ?? preview.error
  const choose = (chosen: File, as: CsvReading) => {
    setFile(chosen)
    setReading(as)
    importFile.reset()
    preview.reset()
    if (chosen.size <= csvLimit.bytes) preview.mutate({ file: chosen, ...as })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-read text-ink-2">
        <Trans>
          Choose a CSV file with a line for each cash flow or valuation. You’ll see a preview before anything is saved. Entries that are
          already in the ledger are not added again.
        </Trans>
      </p>
      <AddsTo value={organisationId} onChange={(chosen) => void navigate({ href: importInvestmentsPath(chosen), replace: true })} />
      <div>
        <DropZone
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          icon={FileUp}
          buttonLabel={file ? t`Choose another file` : t`Choose a CSV file`}
          hint={file ? file.name : t`or drop it here`}
          isMultiple={false}
          isSmall={file !== undefined}
          onFiles={([chosen]) => chosen && choose(chosen, reading)}
        />
        {file && <p className="mt-2 hidden text-ink-2 wrap-anywhere phone:block">{file.name}</p>}
      </div>
      {isTooLarge && (
        <Banner tone="danger">
          <Trans>This file is larger than 10 MB. Please split it and import the parts one by one.</Trans>
        </Banner>
      )}
      {preview.isPending && (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner className="size-4" />
          <Trans>Reading the file</Trans>
        </p>
      )}
      {failure && <Banner tone="danger">{problemOf(failure).text}</Banner>}
      {file && preview.data && (
        <>
          <ReadingFields reading={reading} onChange={(as) => choose(file, as)} />
          <Preview
            preview={preview.data}
            isPending={importFile.isPending}
            onImport={(decisions) => importFile.mutate({ file, ...reading, ...decisions })}
          />
        </>
      )}
      <FileShape />
    </div>
  )
}

function ReadingFields({ reading, onChange }: { reading: CsvReading; onChange: (reading: CsvReading) => void }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        className="w-56"
        label={t`Dates such as 03/04/2026`}
        options={[
          { id: 'auto' as const, label: t`Detect automatically` },
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
          { id: 'auto' as const, label: t`Detect automatically` },
          { id: 'point' as const, label: t`Decimal point` },
          { id: 'comma' as const, label: t`Decimal comma` },
        ]}
        value={reading.decimals}
        onChange={(decimals) => onChange({ ...reading, decimals })}
      />
    </div>
  )
}
