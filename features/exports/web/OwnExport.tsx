import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import type { DataExport } from '../contract.ts'
import { exports, ownExport } from './data.ts'

/** A row about the copy of one's data: what it is, then that it is being made, then where it is. */
export function OwnExport() {
  const polling = usePolling()
  const { data, error, isFetching, refetch } = useQuery({ ...ownExport(), refetchInterval: polling })
  if (data) return <Row current={data.export} />
  if (!error) return <Skeleton className="my-5 w-60" />
  return (
    <Line text={problemOf(error).text}>
      <Button size="small" pending={isFetching} onPress={() => void refetch()}>
        <Trans>Retry</Trans>
      </Button>
    </Line>
  )
}

function Row({ current }: { current: DataExport | null }) {
  if (current?.state === 'making') {
    return (
      <Line text={<Trans>Your copy is being put together. You are told when it is ready.</Trans>}>
        <Spinner />
      </Line>
    )
  }
  if (current?.state === 'failed') {
    return (
      <Line text={<Trans>The copy could not be made. Nothing is lost; please try again.</Trans>}>
        <AskButton>
          <Trans>Try again</Trans>
        </AskButton>
      </Line>
    )
  }
  if (!current?.kept_until) {
    return (
      <Line text={<Trans>A copy of everything that is kept about you here, as a zip file. You can ask for one once a day.</Trans>}>
        <AskButton>
          <Trans>Ask for a copy</Trans>
        </AskButton>
      </Line>
    )
  }
  const day = formatDay(current.kept_until)
  const size = sizeOf(current.bytes ?? 0)
  return (
    <Line
      text={
        <Trans>
          Your copy is ready ({size}). It is kept until {day}.
        </Trans>
      }
    >
      {current.may_ask_again && (
        <AskButton>
          <Trans>Ask for a new one</Trans>
        </AskButton>
      )}
      <a href="/api/exports/file" download className={buttonClass({ size: 'small' })}>
        <Download aria-hidden />
        <Trans>Download</Trans>
      </a>
    </Line>
  )
}

function Line({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <p role="status" className="min-w-0 flex-1 basis-60 text-ink-2">
        {text}
      </p>
      <div className="flex shrink-0 gap-2">{children}</div>
    </div>
  )
}

function AskButton({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () => exports.call.ask(),
    onSuccess: (answer) => queryClient.setQueryData(ownExport().queryKey, answer),
    onError(error) {
      toast.error(t`The copy could not be asked for`, { description: problemOf(error).text })
      void queryClient.invalidateQueries({ queryKey: ownExport().queryKey })
    },
  })
  return (
    <Button size="small" pending={ask.isPending} onPress={() => ask.mutate()}>
      {children}
    </Button>
  )
}

/** '340 kB', '12.5 MB'. */
function sizeOf(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(readerLocale(), { style: 'unit', unit, maximumFractionDigits: amount < 20 ? 1 : 0 }).format(amount)
}
