import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, KeyRound, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { readerZone } from '#platform/web/reader.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import type { BusyCalendar } from '../contract.ts'
import { CalendarDialog } from './CalendarDialog.tsx'
import { busyTimes, refreshCalendars } from './data.ts'
import { failureText } from './failure-texts.ts'

/** A calendar with its state, and what can be done. */
export function CalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'entering' | 'removing'>()
  const close = () => setOpen(undefined)
  const { id, name, host, failure } = calendar
  const read = useChange(() => busyTimes.call.readNow({ id }), t`Failed to read the calendar`)
  const remove = useChange(() => busyTimes.call.remove({ id }), t`Failed to remove the calendar`)
  const needsEntering = failure && failure.code !== 'unavailable' && failure.code !== 'too-large'
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <State calendar={calendar} />
        </p>
        <p className="text-12 wrap-anywhere text-ink-2">{host}</p>
        <Told calendar={calendar} />
        {needsEntering && (
          <Button size="small" className="mt-1.5 w-fit" aria-label={t`Enter access again for ${name}`} onPress={() => setOpen('entering')}>
            <Trans>Enter access again</Trans>
          </Button>
        )}
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`More actions for ${name}`} />} label={name} placement="bottom end">
        <MenuItem label={t`Read now`} icon={RefreshCw} onAction={() => read.mutate()} />
        <MenuItem label={t`Change access`} icon={KeyRound} onAction={() => setOpen('entering')} />
        <MenuItem label={t`Remove`} icon={Trash2} isDangerous onAction={() => setOpen('removing')} />
      </Menu>
      {open === 'entering' && <CalendarDialog calendar={calendar} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'removing'}
        onOpenChange={close}
        title={t`Remove “${name}”?`}
        description={t`Its busy times can be booked again. Nothing changes in the calendar itself.`}
        confirmLabel={t`Remove calendar`}
        cancelLabel={t`Keep calendar`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Removing`}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
      />
    </li>
  )
}

function useChange(send: () => Promise<unknown>, failed: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: (error) => toast.error(failed, { description: problemOf(error).text }),
    onSettled: () => refreshCalendars(queryClient),
  })
}

function State({ calendar: { failure, read_at } }: { calendar: BusyCalendar }) {
  const { t } = useLingui()
  if (failure) return <Badge tone="danger">{t`Can’t be read`}</Badge>
  return read_at ? <Badge tone="success">{t`Up to date`}</Badge> : <Badge>{t`Reading`}</Badge>
}

function Told({ calendar: { kind, failure, read_at, blocks } }: { calendar: BusyCalendar }) {
  const { t, i18n } = useLingui()
  const at = read_at && momentOf(read_at)
  const until = failure?.kept_until && momentOf(failure.kept_until)
  return (
    <>
      {failure && <p>{i18n._(failureText(failure.code, kind))}</p>}
      {at && (
        <p className="text-12 text-ink-2">
          {failure
            ? until
              ? t`Last read ${at}. The busy times from then count until ${until}.`
              : t`Last read ${at}. Until it can be read again, others can book times when you are busy there.`
            : t`${plural(blocks, { one: '# busy time ahead', other: '# busy times ahead' })}, last read ${at}`}
        </p>
      )}
    </>
  )
}

const momentOf = (time: string): string =>
  new Date(time).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: readerZone() })
