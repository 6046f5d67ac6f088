import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { FileButton } from '#ui/DropZone.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import { ratesLimit } from '../../limits.ts'
import { investments, refreshInvestments } from '../data.ts'
import { dayText } from '../figures.ts'

/** Takes the file of rates that the European Central Bank publishes, for oneself or for all members. */
export function EcbFile({ isForAll }: { isForAll: boolean }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const take = useMutation({
    async mutationFn(file: File) {
      if (file.size > ratesLimit.bytes) throw new TooLarge()
      return investments.upload(isForAll ? 'importCommunityRates' : 'importRates', { file })
    },
    onSuccess({ changed, from, until }) {
      const [first, last] = [dayText(from), dayText(until)]
      toast.success(t`Exchange rates imported`, {
        description: changed === 0 ? t`All of them were known already.` : t`From ${first} to ${last}`,
      })
      return refreshInvestments(queryClient)
    },
  })
  const problem =
    take.error instanceof TooLarge
      ? t`This file is larger than 4 MB, which the bank’s is not. Please choose another.`
      : take.error && problemOf(take.error).text
  return (
    <div className="grid gap-3 py-4">
      <p className="max-w-read text-ink-2">
        <Trans>
          The European Central Bank publishes reference rates for the euro each working day, back to 1999. Get “eurofxref-hist.zip” from its
          page “Euro foreign exchange reference rates” at www.ecb.europa.eu, unpack it, and choose the file “eurofxref-hist.csv” here.
        </Trans>
      </p>
      <FormBanner>{problem}</FormBanner>
      <div className="flex items-center gap-3">
        <FileButton
          accept=".csv,.xml,text/csv,text/xml"
          label={t`Choose the bank’s file`}
          onFiles={([file]) => file && take.mutate(file)}
        />
        {take.isPending && (
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
