import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Pause, Play, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { formatMoment } from '#platform/web/format-day.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { EventSource } from '../../contract.ts'
import { eventSources } from '../data.ts'
import { useFailureText, useKindNames, useSkippedText } from '../source-names.ts'
import { useOperate } from './use-operate.ts'

/** A source with its status and actions. */
export function SourceRow({ source }: { source: EventSource }) {
  const names = useKindNames()
  const { name, kind, address, state } = source
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <Standing source={source} />
        </p>
        <p className="text-12 wrap-anywhere text-ink-2">
          {names[kind]} · {address}
        </p>
        <Told source={source} />
      </div>
      <ForStaff area="programme" changing>
        {state === 'suggested' ? <Decide source={source} /> : <Actions source={source} />}
      </ForStaff>
    </li>
  )
}

function Standing({ source: { state, failure, last_ok_at } }: { source: EventSource }) {
  const { t } = useLingui()
  if (state === 'suggested') return <Badge tone="info">{t`Suggested`}</Badge>
  if (state === 'paused') return <Badge>{t`Paused`}</Badge>
  if (failure) return <Badge tone="danger">{t`Failing`}</Badge>
  return last_ok_at ? <Badge tone="success">{t`Up to date`}</Badge> : <Badge>{t`Not fetched yet`}</Badge>
}

function Told({ source: { state, failure, last_ok_at, events, skipped, added_by } }: { source: EventSource }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const skippedText = useSkippedText()(skipped)
  const at = last_ok_at && formatMoment(last_ok_at)
  if (state === 'suggested') return <p className="text-12 text-ink-2">{added_by ? t`By ${added_by}` : t`By a former member`}</p>
  return (
    <>
      <p className="text-12 text-ink-2">
        {failure && failureText(failure)}{' '}
        {at ? t`${plural(events, { one: '# upcoming event', other: '# upcoming events' })}, last fetched ${at}` : null}
      </p>
      {skippedText && <p className="text-12 text-ink-2">{t`Entries that could not be read: ${skippedText}`}</p>}
    </>
  )
}

function Decide({ source: { id, name } }: { source: EventSource }) {
  const { t } = useLingui()
  const approve = useOperate(() => eventSources.call.setState({ id, state: 'active' }), t`Failed to approve the source`)
  const decline = useOperate(() => eventSources.call.remove({ id }), t`Failed to decline the source`)
  return (
    <div className="flex gap-2">
      <Button size="small" aria-label={t`Decline ${name}`} pending={decline.isPending} onPress={() => decline.mutate(undefined)}>
        <Trans context="source">Decline</Trans>
      </Button>
      <Button
        size="small"
        variant="primary"
        aria-label={t`Approve ${name}`}
        pending={approve.isPending}
        onPress={() => approve.mutate(undefined)}
      >
        <Trans>Approve</Trans>
      </Button>
    </div>
  )
}

function Actions({ source: { id, name, state } }: { source: EventSource }) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const isActive = state === 'active'
  const setState = useOperate(
    (next: 'active' | 'paused') => eventSources.call.setState({ id, state: next }),
    t`Failed to update the source`,
  )
  const fetchNow = useOperate(() => eventSources.call.fetchNow({ id }), t`Failed to fetch events from the source`)
  const remove = useOperate(() => eventSources.call.remove({ id }), t`Failed to remove the source`)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`More actions for ${name}`} />} label={name} placement="bottom end">
        {isActive && <MenuItem label={t`Fetch now`} icon={RefreshCw} onAction={() => fetchNow.mutate(undefined)} />}
        {isActive ? (
          <MenuItem label={t`Pause`} icon={Pause} onAction={() => setState.mutate('paused')} />
        ) : (
          <MenuItem label={t`Resume`} icon={Play} onAction={() => setState.mutate('active')} />
        )}
        <MenuItem label={t`Remove`} icon={Trash2} isDangerous onAction={() => setIsAsked(true)} />
      </Menu>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t`Remove “${name}”?`}
        description={t`Its upcoming events will be removed from the calendar. Past events stay in members’ histories.`}
        confirmLabel={t`Remove source`}
        cancelLabel={t`Keep source`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Removing`}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setIsAsked(false) })}
      />
    </>
  )
}
