import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { zoneName } from './zone-name.ts'

interface TimesFieldProps {
  value: string[]
  onChange: (times: string[]) => void
  error: ReactNode
  most: number
  /** The time that is entered for a further one. */
  next: (times: readonly string[]) => string
}

/** Several times by the reader's clock. */
export function TimesField({ value, onChange, error, most, next }: TimesFieldProps) {
  const { t } = useLingui()
  const zone = zoneName()
  const change = (place: number, time: string) => onChange(value.map((each, at) => (at === place ? time : each)))
  return (
    <div role="group" aria-label={t`Times`} className="grid gap-2">
      {value.map((time, place) => (
        <div key={place} className="flex items-end gap-1.5">
          <DateField
            hasTime
            className="flex-1"
            label={place === 0 ? t`Times (${zone})` : t`Time ${place + 1}`}
            isLabelHidden={place > 0}
            value={time}
            onChange={(changed) => change(place, changed)}
            error={place === 0 ? error : undefined}
          />
          {value.length > 1 && (
            <IconButton icon={X} label={t`Remove time ${place + 1}`} onPress={() => onChange(value.filter((_, at) => at !== place))} />
          )}
        </div>
      ))}
      {value.length < most && (
        <Button size="small" variant="quiet" className="w-fit" onPress={() => onChange([...value, next(value)])}>
          <Plus aria-hidden />
          <Trans>Add a time</Trans>
        </Button>
      )}
    </div>
  )
}
