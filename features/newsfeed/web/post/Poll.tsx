import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useNow } from '#platform/web/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { classNames } from '#ui/class-names.ts'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Post } from '../../contract.ts'
import type { Poll as PollValue } from '../../poll-contract.ts'
import { fewestVotes } from '../../polls.ts'
import { newsfeed, refreshPost } from '../data.ts'
import { timeLeft } from './time-left.ts'
import { useIsArchived } from './use-is-archived.ts'

interface PollProps {
  post: Post
  poll: PollValue
}

/** A post's poll: its options until the viewer has voted, then its results as far as they are shown. */
export function Poll({ post, poll }: PollProps) {
  const isOwn = useMember()?.id === post.author.id
  // Authors see results before they vote, if they vote at all.
  const [isVoting, setVoting] = useState(!isOwn)
  const isArchived = useIsArchived(post)
  const canVote = poll.voted === null && !poll.hasEnded && !post.isHidden && !isArchived
  const isBallot = canVote && isVoting
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, isBallot)
  return (
    <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
      {isBallot ? <Ballot post={post} poll={poll} /> : <Results poll={poll} onVote={canVote ? () => setVoting(true) : undefined} />}
    </div>
  )
}

function Ballot({ post: { id }, poll }: PollProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const voting = useMutation({
    mutationFn: (option: number) => newsfeed.call.vote({ id, option }),
    onError: (error) => toast.error(t`Failed to vote`, { description: problemOf(error).text }),
    onSettled: () => refreshPost(queryClient, id),
  })
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== null) voting.mutate(Number(chosen))
      }}
    >
      <RadioCards
        label={t`Poll options`}
        isLabelHidden
        columns={1}
        options={poll.options.map(({ text }, place) => ({ id: String(place), label: text }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" size="small" pending={voting.isPending} pendingLabel={t`Voting`} isDisabled={chosen === null}>
          <Trans>Vote</Trans>
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-12 text-ink-3">
          <Trans>Nobody sees how you vote. You can’t change your vote.</Trans> <Ending poll={poll} />
        </p>
      </div>
    </form>
  )
}

function Results({ poll, onVote }: { poll: PollValue; onVote: (() => void) | undefined }) {
  const { t } = useLingui()
  const { options, voted, hasEnded } = poll
  const isShown = options.every(({ votes }) => votes !== null)
  const total = options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
  const most = Math.max(...options.map(({ votes }) => votes ?? 0))
  return (
    <div className="grid gap-2.5">
      <ul aria-label={t`Poll results`} className="grid gap-2">
        {options.map(({ text, votes }, place) => (
          <li
            key={place}
            className="relative flex min-h-10 items-center gap-2 overflow-hidden rounded-control border border-line px-3 py-2 phone:min-h-11"
          >
            {isShown && (
              <span
                aria-hidden
                className={classNames('absolute inset-y-0 start-0', votes === most ? 'bg-accent-soft' : 'bg-sunken dark:bg-pressed')}
                style={{ width: `${(100 * (votes ?? 0)) / total}%` }}
              />
            )}
            <span dir="auto" className={classNames('relative min-w-0 wrap-anywhere', isShown && votes === most && 'font-medium')}>
              {text}
            </span>
            {voted === place && <CircleCheck role="img" aria-label={t`Your vote`} className="relative icon-sm shrink-0 text-accent-ink" />}
            {isShown && <span className="relative ms-auto shrink-0 font-medium tabular-nums">{percent((votes ?? 0) / total)}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {onVote && (
          <Button size="small" onPress={onVote}>
            <Trans>Vote</Trans>
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-48 text-12 text-ink-3">
          {isShown ? (
            <>
              {hasEnded
                ? t`${plural(total, { one: '# vote', other: '# votes' })}`
                : t`${plural(total, { one: '# vote', other: '# votes' })} counted so far`}{' '}
              ·{' '}
            </>
          ) : hasEnded ? (
            <Trans>There were too few votes to show results without revealing who voted how.</Trans>
          ) : (
            <>{t`Results appear from ${fewestVotes} votes on.`} </>
          )}
          {(isShown || !hasEnded) && <Ending poll={poll} />}
        </p>
      </div>
    </div>
  )
}

const percent = (share: number) => share.toLocaleString(readerLocale(), { style: 'percent' })

function Ending({ poll: { ends_at, hasEnded } }: { poll: PollValue }) {
  const { t } = useLingui()
  const now = useNow()
  if (hasEnded) return <>{t`Final results`}</>
  const left = timeLeft(Date.parse(ends_at), now)
  const n = 'n' in left ? left.n : 0
  if (left.unit === 'days') return <>{t`${plural(n, { one: 'Ends in # day.', other: 'Ends in # days.' })}`}</>
  if (left.unit === 'hours') return <>{t`${plural(n, { one: 'Ends in # hour.', other: 'Ends in # hours.' })}`}</>
  return <>{t`Ends within an hour.`}</>
}
