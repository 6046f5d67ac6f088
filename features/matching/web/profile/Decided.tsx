import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Clock, Undo2, X } from 'lucide-react'
import type { MemberBrief } from '#features/members/contract.ts'
import { Button } from '#ui/Button.tsx'
import { recentDecisions } from '../data.ts'
import { useIsBefore } from '../deck/use-is-before.ts'
import { useTakeBack } from '../use-answer.ts'
import { AnswerButtons } from './AnswerButtons.tsx'

/** What one decided about the member: for a minute it can be undone, and whom one passed on can still be accepted. */
export function Decided({ member, standing }: { member: MemberBrief; standing: 'passed' | 'waiting' }) {
  const { t } = useLingui()
  const { data } = useQuery(recentDecisions())
  const takeBack = useTakeBack()
  const undo = data?.undo?.id === member.id ? data.undo : undefined
  const isUndoable = useIsBefore(undo ? Date.parse(undo.until) : 0)
  const name = member.full_name
  const isWaiting = standing === 'waiting'
  const Icon = isWaiting ? Clock : X

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex min-h-control-sm items-center justify-between gap-3">
        <p className="flex items-start gap-2 font-medium">
          <Icon className="icon-sm mt-0.5 text-ink-3" aria-hidden />
          <span className="min-w-0">{isWaiting ? t`Waiting for an answer` : t`You passed on ${name}`}</span>
        </p>
        {isUndoable && (
          <Button size="small" variant="quiet" className="-me-2.5" pending={takeBack.isPending} onPress={() => takeBack.mutate(member)}>
            <Undo2 aria-hidden />
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      {isWaiting ? (
        <p className="text-ink-2">
          <Trans>
            Both of you are told as soon as <bdi>{name}</bdi> accepts you too.
          </Trans>
        </p>
      ) : (
        !isUndoable && <AnswerButtons member={member} standing="passed" />
      )}
    </div>
  )
}
