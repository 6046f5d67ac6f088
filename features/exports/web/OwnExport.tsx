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

/** The state of the member's data export, with a button to request or download it. */
export function OwnExport() {
  const polling = usePolling()
  const { data, error, refetch } = useQuery({ ...ownExport(), refetchInterval: polling })
  if (data) return <Row current={data.export} />
  if (!error) return <Skeleton className="my-5 w-60" />
  return (
    <Line text={problemOf(error).text}>
      <Button size="small" onPress={() => void refetch()}>
        <Trans>Retry</Trans>
      </Button>
    </Line>
  )
}

function Row({ current }: { current: DataExport | null }) {
  if (current?.state === 'making') {
    return (
      <Line text={<Trans>Your copy is being prepared. We’ll notify you when it’s ready.</Trans>}>
        <Spinner />
      </Line>
    )
  }
  if (current?.state === 'failed') {
    return (
      <Line text={<Trans>Failed to prepare the copy. Please try again.</Trans>}>
        <RequestButton>
          <Trans>Try again</Trans>
        </RequestButton>
      </Line>
    )
  }
  if (!current?.kept_until) {
    return (
      <Line text={<Trans>A copy of everything we store about you, as a ZIP file. You can request one once a day.</Trans>}>
        <RequestButton>
          <Trans>Request a copy</Trans>
        </RequestButton>
      </Line>
    )
  }
  const day = formatDay(current.kept_until)
  const size = sizeOf(current.bytes ?? 0)
  return (
    <Line
      text={
        <Trans>
          Your copy is ready ({size}). You can download it until {day}.
        </Trans>
      }
    >
      {current.may_ask_again && (
        <RequestButton>
          <Trans>Request a new copy</Trans>
        </RequestButton>
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

function RequestButton({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () => exports.call.ask(),
    onSuccess: (answer) => queryClient.setQueryData(ownExport().queryKey, answer),
    onError(error) {
      toast.error(t`Failed to request a copy`, { description: problemOf(error).text })
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
