import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send, Undo2 } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { OwnDecision } from '../../contract.ts'
import { matchingPath } from '../../paths.ts'
import { decisionPages } from '../data.ts'
import { useAnswer } from '../deck/use-answer.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { formatDay } from '#platform/web/format-day.ts'
import { ListRow } from './ListRow.tsx'
import { MatchList } from './MatchList.tsx'

/** Members the viewer wants to connect with, who have not answered yet. */
export function SentList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...decisionPages('accepted'), refetchInterval: usePolling() })
  return (
    <MatchList
      label={t`Sent interests`}
      failure={t`Failed to load the interests you sent`}
      pages={pages}
      idOf={({ member }) => member.id}
      Row={SentRow}
      empty={
        <EmptyState icon={Send} title={t`No sent interests`} action={<SeeMatches />}>
          <Trans>Members you want to connect with appear here until they answer. You can withdraw your interest until then.</Trans>
        </EmptyState>
      }
    />
  )
}

function SentRow({ item: { member, note, decided_at } }: { item: OwnDecision }) {
  const { t } = useLingui()
  const answer = useAnswer()
  const name = member.full_name
  const day = formatDay(decided_at)
  return (
    <ListRow
      member={member}
      time={<time dateTime={decided_at}>{t`Sent on ${day}`}</time>}
      note={note}
      details
      actions={
        <Button
          size="small"
          aria-label={t`Withdraw your interest in ${name}`}
          pending={answer.isPending}
          onPress={() => answer.mutate({ member, status: 'rejected', withdraws: true })}
        >
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  )
}

/** Members the viewer passed on; visible to nobody else. */
export function PassedList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...decisionPages('rejected'), refetchInterval: usePolling() })
  return (
    <MatchList
      label={t({ message: 'Passed', context: 'members' })}
      failure={t`Failed to load members you passed on`}
      pages={pages}
      idOf={({ member }) => member.id}
      Row={PassedRow}
      empty={
        <EmptyState icon={Undo2} title={t`No passed members`} action={<SeeMatches />}>
          <Trans>Members you pass on appear here, in case you change your mind. Only you can see this list.</Trans>
        </EmptyState>
      }
    />
  )
}

function PassedRow({ item: { member, decided_at } }: { item: OwnDecision }) {
  const { t } = useLingui()
  const day = formatDay(decided_at)
  return (
    <ListRow
      member={member}
      time={<time dateTime={decided_at}>{t`Passed on ${day}`}</time>}
      details
      actions={<ConnectButton member={member} />}
    />
  )
}

const SeeMatches = () => (
  <Link to={matchingPath()} className={buttonClass({ variant: 'primary' })}>
    <Trans>See your matches</Trans>
  </Link>
)
