import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type PollDays, fewestOptions, longestOption, mostOptions, pollDays } from '../../polls.ts'
import type { DraftPoll } from './draft.ts'

interface PollFieldsProps {
  poll: DraftPoll
  onChange: (poll: DraftPoll) => void
  onRemove: () => void
}

/** The poll of a new post. The post's text is its question. */
export function PollFields({ poll, onChange, onRemove }: PollFieldsProps) {
  const { t } = useLingui()
  const { options, days } = poll
  return (
    <div role="group" aria-label={t`Poll`} className="grid gap-3 rounded-tile border border-line p-3.5">
      <div className="flex items-center justify-between gap-2">
        <p aria-hidden className="font-medium">
          <Trans>Poll</Trans>
        </p>
        <IconButton icon={X} size="small" label={t`Remove poll`} onPress={onRemove} />
      </div>
      {options.map((option, place) => (
        <div key={place} className="flex items-end gap-1.5">
          <TextField
            className="min-w-0 flex-1"
            label={t`Option ${place + 1}`}
            maxLength={longestOption}
            value={option}
            onChange={(text) => onChange({ ...poll, options: options.with(place, text) })}
          />
          {options.length > fewestOptions && (
            <IconButton
              icon={X}
              label={t`Remove option ${place + 1}`}
              onPress={() => onChange({ ...poll, options: options.toSpliced(place, 1) })}
            />
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          className="w-40 phone:w-full"
          label={t`Duration`}
          options={pollDays.map((each) => ({ id: String(each), label: t`${plural(each, { one: '# day', other: '# days' })}` }))}
          value={String(days)}
          onChange={(id) => onChange({ ...poll, days: Number(id) as PollDays })}
        />
        {options.length < mostOptions && (
          <Button variant="quiet" size="small" className="phone:h-11!" onPress={() => onChange({ ...poll, options: [...options, ''] })}>
            <Plus aria-hidden />
            <Trans>Add option</Trans>
          </Button>
        )}
      </div>
      <p className="text-12 text-ink-3">
        <Trans>
          Your text above is the question. Nobody can see who voted for what, not even you. Options can’t be changed after posting.
        </Trans>
      </p>
    </div>
  )
}
