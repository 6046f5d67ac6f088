import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { whenOf } from '#features/meetings/web/index.ts'
import { meetingsPath } from '#features/meetings/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { AskedDay } from '../../contract.ts'
import { mentoringDayPath } from '../../paths.ts'
import { waitingDays } from '../data.ts'

/** Mentoring days that wait for the member's wishes. */
export function WaitingDays({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useQuery({ ...waitingDays(), refetchInterval: usePolling() })
  const days = data?.items ?? []
  const [first] = days
  return children({
    count: days.length,
    isUnsettled: isLoading && failureCount === 0,
    all: first ? { href: mentoringDayPath(first.id), label: t`Mentoring day` } : { href: meetingsPath(), label: t`All meetings` },
    rows: days.map((day) => ({ id: day.id, row: <WaitingDay day={day} /> })),
  })
}

function WaitingDay({ day: { id, title, answers_until } }: { day: AskedDay }) {
  const { t } = useLingui()
  const until = whenOf(answers_until)
  return (
    <ActionRow
      picture={
        <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <HeartHandshake className="icon" aria-hidden />
        </span>
      }
      title={
        <Link to={mentoringDayPath(id)} dir="auto" className={actionLink}>
          {title}
        </Link>
      }
      actions={
        <Link
          to={mentoringDayPath(id)}
          aria-label={t`Choose people for ${title}`}
          className={buttonClass({ variant: 'soft', size: 'small' })}
        >
          <Trans>Choose people</Trans>
        </Link>
      }
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <Trans>Who would you like to meet? Until {until}.</Trans>
      </span>
    </ActionRow>
  )
}
