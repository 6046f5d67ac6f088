import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import type { ConsoleField } from '../../contract.ts'
import { daysInArchive } from '../../limits.ts'
import { fields } from '../data.ts'
import { useWords } from '../use-words.ts'
import { useAct } from './use-act.ts'

/** An archived field, which can be restored or deleted. */
export function ArchivedRow({ field }: { field: ConsoleField }) {
  const { t } = useLingui()
  const label = useWords()(field, field.label)
  const [isPending, act] = useAct()
  const [isAsking, setAsking] = useState(false)
  const { id, used, archived_at } = field
  const deletedOn = formatDay(new Date(Date.parse(archived_at ?? '') + daysInArchive * 86_400_000).toISOString())
  return (
    <SettingRow
      isLong
      title={<span className="wrap-anywhere">{label}</span>}
      action={
        <ForStaff area="community" changing>
          <Button
            size="small"
            aria-label={t`Restore ${label}`}
            isDisabled={isPending}
            onPress={() => void act(() => fields.call.restore({ id }), t`${label} is shown again`)}
          >
            <Trans>Restore</Trans>
          </Button>
          <Button size="small" variant="danger" aria-label={t`Delete ${label}`} isDisabled={isPending} onPress={() => setAsking(true)}>
            <Trans>Delete</Trans>
          </Button>
        </ForStaff>
      }
    >
      <p className="text-ink-2">
        {t`${plural(used, { 0: 'No answers', one: '# answer', other: '# answers' })}`} · <Trans>Will be deleted on {deletedOn}</Trans>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Delete “${label}”?`}
        description={t`${plural(used, {
          0: 'Nobody has answered it.',
          one: 'This also deletes # answer. It cannot be undone.',
          other: 'This also deletes # answers. It cannot be undone.',
        })}`}
        confirmLabel={t`Delete field`}
        cancelLabel={t`Keep field`}
        closeLabel={t`Close`}
        pending={isPending}
        onConfirm={() => void act(() => fields.call.remove({ id, used }), t`Field deleted`).then(() => setAsking(false))}
      />
    </SettingRow>
  )
}
