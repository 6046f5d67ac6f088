import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Hours } from '../../availability.ts'

interface HoursFieldProps {
  /** What the hours are of: a weekday, a date. */
  of: string
  value: readonly Hours[]
  onChange: (hours: Hours[]) => void
  /** Shown once for the day; screen readers hear it at each of its fields. */
  error: ReactNode
}

/** Hours of a day by the clock, in parts; none: not available. */
export function HoursField({ of, value, onChange, error }: HoursFieldProps) {
  const { t } = useLingui()
  const change = (place: number, part: Hours) => onChange(value.map((each, at) => (at === place ? part : each)))
  const last = value.at(-1)
  const next = last ? { from: last.until, until: laterBy(last.until, 2) } : { from: '09:00', until: '17:00' }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      {value.length === 0 && (
        <span className="text-ink-3">
          <Trans>Not available</Trans>
        </span>
      )}
      {value.map((part, place) => (
        <Part
          key={place}
          of={value.length > 1 ? `${of} (${place + 1})` : of}
          value={part}
          error={error}
          onChange={(changed) => change(place, changed)}
          onRemove={() => onChange(value.filter((_, at) => at !== place))}
        />
      ))}
      {value.length < 3 && next.from < '23:00' && (
        <Button size="small" variant="quiet" aria-label={t`Add hours on ${of}`} onPress={() => onChange([...value, next])}>
          <Plus aria-hidden />
          <Trans>Add hours</Trans>
        </Button>
      )}
      {error && (
        <p aria-hidden className="basis-full text-12 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

interface PartProps {
  /** Also which part, if there are several: 'Monday (2)'. */
  of: string
  value: Hours
  error: ReactNode
  onChange: (part: Hours) => void
  onRemove: () => void
}

function Part({ of, value, error, onChange, onRemove }: PartProps) {
  const { t } = useLingui()
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Clock label={t`${of}, from`} value={value.from} error={error} onChange={(from) => onChange({ ...value, from })} />
      <span aria-hidden className="text-ink-3">
        –
      </span>
      <Clock label={t`${of}, until`} value={value.until} error={error} isEnd onChange={(until) => onChange({ ...value, until })} />
      <IconButton icon={X} size="small" label={t`Remove hours of ${of}`} onPress={onRemove} />
    </span>
  )
}

interface ClockProps {
  label: string
  value: string
  error: ReactNode
  onChange: (time: string) => void
  /** Whether midnight is the end of the day. */
  isEnd?: boolean
}

const Clock = ({ label, value, error, onChange, isEnd = false }: ClockProps) => (
  <TextField
    type="time"
    label={label}
    isLabelHidden
    error={error}
    className="w-34 min-w-0 shrink [&_[slot=errorMessage]]:sr-only"
    value={value === '24:00' ? '00:00' : value}
    onChange={(time) => onChange(isEnd && time === '00:00' ? '24:00' : time)}
  />
)

const laterBy = (time: string, hours: number): string => {
  const later = Number(time.slice(0, 2)) + hours
  return later >= 24 ? '24:00' : `${String(later).padStart(2, '0')}${time.slice(2)}`
}

/** Whether all parts end after they begin and are in order. */
export const areInOrder = (hours: readonly Hours[]): boolean =>
  hours.every((part, at) => part.from !== '' && part.from < part.until && (hours[at + 1]?.from ?? '24:00') >= part.until)
