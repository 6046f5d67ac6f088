import { Trans, useLingui } from '@lingui/react/macro'
import { Check, PenLine, X } from 'lucide-react'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { translated } from '#platform/web/server-text.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { type MatchCard, matchingProblems } from '../../contract.ts'
import { longestNote } from '../../limits.ts'
import { useAnswer } from '../use-answer.ts'

export interface AnswerButtonsProps {
  member: MemberBrief
  standing: Exclude<MatchCard['standing'], 'waiting' | 'connected'>
}

/** Pass and Connect, or Accept for who is interested already; with a short note, if one likes. */
export function AnswerButtons({ member, standing }: AnswerButtonsProps) {
  const { t } = useLingui()
  const answer = useAnswer()
  const [note, setNote] = useState<string>()
  const name = member.full_name
  const isInterested = standing === 'interested'
  const isTooLong = (note?.trim().length ?? 0) > longestNote
  const isPending = (status: 'accepted' | 'rejected') => answer.isPending && answer.variables.status === status

  return (
    <div className="grid gap-3">
      {!isInterested && note !== undefined && (
        <TextArea
          label={t`Your note`}
          autoFocus
          value={note}
          onChange={setNote}
          limit={longestNote}
          rows={2}
          hint={t`${name} sees it with your card.`}
          error={isTooLong && translated(matchingProblems.noteTooLong)}
        />
      )}
      <div className="flex gap-2 *:flex-1">
        {standing !== 'passed' && (
          <Button pending={isPending('rejected')} onPress={() => answer.mutate({ member, status: 'rejected' })}>
            <X aria-hidden />
            <Trans>Pass</Trans>
          </Button>
        )}
        <Button
          variant="soft"
          pending={isPending('accepted')}
          onPress={() => !isTooLong && answer.mutate({ member, status: 'accepted', note: note?.trim() })}
        >
          <Check aria-hidden />
          {isInterested ? t`Accept` : t`Connect`}
        </Button>
      </div>
      {!isInterested && note === undefined && (
        <Button variant="quiet" size="small" className="-my-1 justify-self-start -ms-2.5" onPress={() => setNote('')}>
          <PenLine aria-hidden />
          <Trans>Add a note</Trans>
        </Button>
      )}
    </div>
  )
}
