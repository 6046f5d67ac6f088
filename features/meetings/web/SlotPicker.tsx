import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { mostSlotDays } from '../limits.ts'
import { startsOf } from '../runs.ts'
import { slotsOf } from './data.ts'
import { clockOf, dayOf, theirClock, timesByDay } from './when.ts'

interface SlotPickerProps {
  member: { id: string; full_name: string }
  zone: string
  daysAhead: number
  chosen: string | undefined
  onChoose: (time: string) => void
}

const hour = 60 * 60_000
const day = 24 * hour

/** A member's free times: days on the left, and the times of the chosen day on the right, by both clocks. */
export function SlotPicker({ member, zone, daysAhead, chosen, onChoose }: SlotPickerProps) {
  const { t } = useLingui()
  const [openedAt] = useState(() => Math.floor(Date.now() / hour) * hour)
  const [month, setMonth] = useState(0)
  const [pickedDay, setPickedDay] = useState<string>()
  const from = new Date(openedAt + month * mostSlotDays * day).toISOString()
  const { data, error, refetch } = useQuery({ ...slotsOf(member.id, from), refetchInterval: usePolling() || 60_000 })
  const isLast = (month + 1) * mostSlotDays > daysAhead

  if (error && !data) {
    return <LoadFailed title={t`Failed to load the free times`} error={error} onRetry={() => void refetch()} />
  }
  const days = timesByDay(data ? startsOf(data) : [])
  const shownDay = pickedDay !== undefined && days.has(pickedDay) ? pickedDay : days.keys().next().value
  const times = shownDay === undefined ? [] : (days.get(shownDay) ?? [])
  return (
    <div className="grid gap-3">
      {(month > 0 || !isLast) && (
        <div className="flex items-center justify-between gap-2">
          <span className="font-medium">{t`${dayOf(from)} – ${dayOf(new Date(Date.parse(from) + (mostSlotDays - 1) * day).toISOString())}`}</span>
          <span className="flex gap-1">
            <IconButton icon={ChevronLeft} size="small" label={t`Earlier`} isDisabled={month === 0} onPress={() => setMonth(month - 1)} />
            <IconButton icon={ChevronRight} size="small" label={t`Later`} isDisabled={isLast} onPress={() => setMonth(month + 1)} />
          </span>
        </div>
      )}
      {!data ? (
        <SkeletonGroup label={t`Loading free times`} className="grid grid-cols-2 gap-3">
          <Skeleton className="h-56 rounded-control" />
          <Skeleton className="h-56 rounded-control" />
        </SkeletonGroup>
      ) : days.size === 0 ? (
        <EmptyState icon={CalendarX2} title={t`No free times in these weeks`}>
          {isLast ? <Trans>Write a message, and suggest times yourself.</Trans> : <Trans>Look at later weeks.</Trans>}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-4 phone:gap-2.5">
          <ul aria-label={t`Days`} className="-m-1 grid max-h-[22rem] content-start gap-1.5 overflow-y-auto p-1">
            {Array.from(days, ([key, [first = '']]) => (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={key === shownDay}
                  onClick={() => setPickedDay(key)}
                  className={classNames(choice, key === shownDay && isOn)}
                >
                  {dayOf(first)}
                </button>
              </li>
            ))}
          </ul>
          <ul aria-label={t`Times`} className="-m-1 grid max-h-[22rem] content-start gap-1.5 overflow-y-auto p-1">
            {times.map((time) => {
              const theirs = theirClock(time, zone)
              return (
                <li key={time}>
                  <button
                    type="button"
                    aria-pressed={time === chosen}
                    onClick={() => onChoose(time)}
                    className={classNames(choice, 'tabular-nums', time === chosen && isOn)}
                  >
                    {clockOf(time)}
                    {theirs && <span className="text-12 font-normal">{t`${theirs} for them`}</span>}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

const choice =
  'flex min-h-control w-full scroll-my-1 flex-wrap items-center justify-between gap-x-2 rounded-control border border-line-2 bg-surface px-3 py-1.5 text-start font-medium transition-colors hover:border-line-control hover:bg-hover phone:min-h-11'
const isOn = 'border-accent-mark! bg-accent-soft! text-accent-ink'
