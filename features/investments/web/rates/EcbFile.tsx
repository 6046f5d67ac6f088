import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDate } from '#platform/web/format-day.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { FileButton } from '#ui/DropZone.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import { ratesLimit } from '../../limits.ts'
import { investments, ofLedger, refreshInvestments } from '../data.ts'

interface EcbFileProps {
  /** For the community instead of a ledger. */
  isForAll?: boolean
  /** For the ledger that its people share instead of the reader's own. */
  organisationId?: string | undefined
}

/** Imports a file of rates published by the European Central Bank. */
export function EcbFile({ isForAll = false, organisationId }: EcbFileProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const importFile = useMutation({
    async mutationFn(file: File) {
      if (file.size > ratesLimit.bytes) throw new TooLarge()
      return isForAll
        ? investments.upload('importCommunityRates', { file })
        : investments.upload('importRates', { ...ofLedger(organisationId), file })
    },
    onSuccess({ changed, from, until }) {
      const [first, last] = [formatDate(from), formatDate(until)]
      toast.success(t`Exchange rates imported`, {
        description: changed === 0 ? t`These rates had already been imported.` : t`From ${first} to ${last}`,
      })
      return refreshInvestments(queryClient)
    },
  })
  const problem =
    importFile.error instanceof TooLarge
      ? t`This file is larger than 4 MB, so it isn’t the bank’s file. Please choose another one.`
      : importFile.error && problemOf(importFile.error).text
  return (
    <div className="grid gap-3 py-4">
      <p className="max-w-read text-ink-2">
        <Trans>
          The European Central Bank has published euro reference rates every working day since 1999. Download “eurofxref-hist.zip” from the
          page “Euro foreign exchange reference rates” at www.ecb.europa.eu, unzip it, and choose “eurofxref-hist.csv” here.
        </Trans>
      </p>
      <FormBanner>{problem}</FormBanner>
      <div className="flex items-center gap-3">
        <FileButton
          accept=".csv,.xml,text/csv,text/xml"
          label={t`Choose a rates file`}
          onFiles={([file]) => file && importFile.mutate(file)}
        />
        {importFile.isPending && (
          <span role="status" className="flex items-center gap-2 text-ink-2">
            <Spinner className="size-4" />
            <Trans>Importing</Trans>
          </span>
        )}
      </div>
    </div>
  )
}

class TooLarge extends Error {}
