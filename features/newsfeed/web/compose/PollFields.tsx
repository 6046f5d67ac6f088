import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type PollDays, fewestOptions, longestOption, mostOptions, pollDays } from '../../polls.ts'
import type { DraftPoll } from './draft.ts'
import type { PollProblem } from './written.ts'

interface PollFieldsProps {
  box: RefObject<HTMLDivElement | null>
  poll: DraftPoll
  problem: PollProblem | undefined
  onChange: (poll: DraftPoll) => void
  onRemove: () => void
}

/** The poll of a new post. The post's text is its question. */
export function PollFields({ box, poll, problem, onChange, onRemove }: PollFieldsProps) {
  const { t } = useLingui()
  const { options, days } = poll
  const errors = {
    'empty option': t`Please fill in every option of your poll`,
    'same options': t`Please make the options of your poll different`,
  }
  const add = () => {
    onChange({ ...poll, options: [...options, ''] })
    focusOption(box, options.length)
  }
  const remove = (place: number) => {
    onChange({ ...poll, options: options.toSpliced(place, 1) })
    focusOption(box, Math.min(place, options.length - 2))
  }
  return (
    <div ref={box} role="group" aria-label={t`Poll`} className="grid gap-3 rounded-tile border border-line p-3.5">
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
            error={problem?.at === place && errors[problem.is]}
            onChange={(text) => onChange({ ...poll, options: options.with(place, text) })}
          />
          {options.length > fewestOptions && <IconButton icon={X} label={t`Remove option ${place + 1}`} onPress={() => remove(place)} />}
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
          <Button variant="quiet" size="small" className="phone:h-11!" onPress={add}>
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

/** Focuses an option once it is rendered. */
export const focusOption = (box: RefObject<HTMLElement | null>, place: number) =>
  requestAnimationFrame(() => box.current?.querySelectorAll('input')[place]?.focus())
