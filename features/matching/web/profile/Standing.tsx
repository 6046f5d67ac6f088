import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Clock, PenLine, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { translated } from '#platform/web/server-text.ts'
import { EndConnectionDialog } from '#features/relations/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchingProblems } from '../../problems.ts'
import { longestNote } from '../../limits.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { InterestNote } from '../card/InterestNote.tsx'
import { recentDecisions, refreshMatching } from '../data.ts'
import { useAnswer, useTakeBack } from '../deck/use-answer.ts'
import { useIsBefore } from '../deck/use-is-before.ts'
import { formatDay } from '#platform/web/format-day.ts'

interface StandingProps {
  member: MemberBrief
  card: MatchCard & { connected_at: string | null }
}

/** The standing of the two members, and the next step. */
export function Standing({ member, card }: StandingProps) {
  const { standing } = card
  if (standing === 'connected') return <ConnectedSince member={member} since={card.connected_at} />
  if (standing === 'ended') return <Ended member={member} />
  if (standing === 'passed' || standing === 'waiting') return <Decided member={member} standing={standing} />
  return (
    <>
      <InterestNote card={card} />
      <AnswerButtons member={member} standing={standing} />
    </>
  )
}

/** The viewer's own decision: it can be undone for a minute, and passed members can still be accepted. */
function Decided({ member, standing }: { member: MemberBrief; standing: 'passed' | 'waiting' }) {
  const { t } = useLingui()
  const { data } = useQuery(recentDecisions())
  const takeBack = useTakeBack()
  const answer = useAnswer()
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
        {isWaiting && !isUndoable && (
          <Button
            size="small"
            variant="quiet"
            className="-me-2.5"
            pending={answer.isPending}
            onPress={() => answer.mutate({ member, status: 'rejected', withdraws: true })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
      {isWaiting ? (
        <p className="text-ink-2">
          <Trans>
            You will both be notified as soon as <bdi>{name}</bdi> also connects with you.
          </Trans>
        </p>
      ) : (
        !isUndoable && <AnswerButtons member={member} standing="passed" />
      )}
    </div>
  )
}

/** The other ended the connection; only they can renew it, unless the viewer passes on them. */
function Ended({ member }: { member: MemberBrief }) {
  const answer = useAnswer()
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="flex items-center gap-2 font-medium">
        <X className="icon-sm text-ink-3" aria-hidden />
        <Trans>Your connection has ended</Trans>
      </p>
      <p className="text-ink-2">
        <Trans>
          If <bdi>{member.full_name}</bdi> connects with you again, you will be connected immediately. To prevent this, pass.
        </Trans>
      </p>
      <Button pending={answer.isPending} onPress={() => answer.mutate({ member, status: 'rejected' })}>
        <X aria-hidden />
        <Trans>Pass</Trans>
      </Button>
    </div>
  )
}

/** Connected members; ending the connection takes a confirmation. */
function ConnectedSince({ member, since }: { member: MemberBrief; since: string | null }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isEnding, setEnding] = useState(false)
  const day = since && formatDay(since)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3">
      <p className="flex items-center gap-2 font-medium">
        <Check className="text-success-mark" aria-hidden />
        {day ? t`Connected since ${day}` : t`Connected`}
      </p>
      <Button size="small" variant="quiet" className="-mx-2.5" onPress={() => setEnding(true)}>
        <Trans>End connection</Trans>
      </Button>
      <EndConnectionDialog
        member={member}
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onEnded={() => void refreshMatching(queryClient)}
      />
    </div>
  )
}

interface AnswerButtonsProps {
  member: MemberBrief
  standing: Exclude<MatchCard['standing'], 'waiting' | 'ended' | 'connected'>
}

/** Pass and Connect, with an optional note unless the other is interested already. */
function AnswerButtons({ member, standing }: AnswerButtonsProps) {
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
          <Trans>Connect</Trans>
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
