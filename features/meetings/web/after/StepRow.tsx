import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { formatDate } from '#platform/web/format-day.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Step } from '../../contract.ts'
import { meetingPath } from '../../paths.ts'
import { meetings, useChange } from '../data.ts'

/** A next step, with the button that marks it as done. */
export function StepRow({ step: { meeting_id, step, step_on, with: other }, today }: { step: Step; today: string }) {
  const { t } = useLingui()
  const failed = t`Failed to save`
  const undo = useChange({ send: () => meetings.call.finishStep({ id: meeting_id, is_done: false }), failed })
  const finish = useChange({
    send: () => meetings.call.finishStep({ id: meeting_id, is_done: true }),
    failed,
    onDone: () => toast.success(t`Done`, { action: { label: t`Undo`, onPress: () => undo.mutate() } }),
  })
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {step}
        </p>
        <p className="text-ink-2">
          <span className={step_on < today ? 'text-danger' : undefined}>{step_on === today ? t`Today` : formatDate(step_on)}</span>
          {other && (
            <>
              {' · '}
              <Link to={meetingPath(meeting_id)} className="link">
                <bdi>{other.full_name}</bdi>
              </Link>
            </>
          )}
        </p>
      </div>
      <Button size="small" aria-label={t`Done: ${step}`} pending={finish.isPending} onPress={() => finish.mutate()}>
        <Check aria-hidden />
        <Trans>Done</Trans>
      </Button>
    </li>
  )
}
