import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { matchingPath } from '../../paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Interest } from '../../contract.ts'
import { ScoreBadge } from '../card/ScoreBadge.tsx'
import { interestPages } from '../data.ts'
import { AnswerInterest } from './AnswerInterest.tsx'
import { formatDay } from '#platform/web/format-day.ts'
import { ListRow } from './ListRow.tsx'
import { MatchList } from './MatchList.tsx'

/** Members who accepted the viewer and wait for an answer, which can be given here. */
export function InterestList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...interestPages(), refetchInterval: usePolling() })
  return (
    <MatchList
      label={t({ message: 'Interests', context: 'members' })}
      failure={t`Failed to load members interested in you`}
      pages={pages}
      idOf={({ member }) => member.id}
      Row={InterestRow}
      empty={
        <EmptyState
          icon={HeartHandshake}
          title={t`No open interests`}
          action={
            <Link to={matchingPath()} className={buttonClass({ variant: 'primary' })}>
              <Trans>See your matches</Trans>
            </Link>
          }
        >
          <Trans>Members who want to connect with you appear here with their notes. In the meantime, make the first move.</Trans>
        </EmptyState>
      }
    />
  )
}

function InterestRow({ item: { member, score, note, received_at } }: { item: Interest }) {
  const { t } = useLingui()
  const day = formatDay(received_at)
  return (
    <ListRow
      member={member}
      mark={<ScoreBadge score={score} />}
      time={<time dateTime={received_at}>{t`Interested since ${day}`}</time>}
      note={note}
      details
      actions={<AnswerInterest member={member} />}
    />
  )
}
