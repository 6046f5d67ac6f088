import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { Question } from '../../registration-contract.ts'
import { longestText, mostQuestions } from '../../limits.ts'

interface QuestionsFieldProps {
  label: string
  value: Question[]
  onChange: (questions: Question[]) => void
  error: ReactNode
}

/** The host's questions for attendees, one per line. */
export function QuestionsField({ label, value, onChange, error }: QuestionsFieldProps) {
  const { t } = useLingui()
  const change = (id: string, fields: Partial<Question>) => onChange(value.map((each) => (each.id === id ? { ...each, ...fields } : each)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{label}</legend>
      {value.map((question, index) => (
        <div key={question.id} className="grid gap-2">
          <div className="flex items-end gap-2">
            <TextField
              label={t`Question ${index + 1}`}
              isLabelHidden
              placeholder={t`What are you building?`}
              value={question.label}
              onChange={(text) => change(question.id, { label: text })}
              maxLength={longestText.question}
              error={!question.label.trim() && error}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={X}
              label={t`Remove question ${index + 1}`}
              onPress={() => onChange(value.filter(({ id }) => id !== question.id))}
            />
          </div>
          <Checkbox isSelected={question.isRequired} onChange={(isRequired) => change(question.id, { isRequired })}>
            <Trans>Required</Trans>
          </Checkbox>
        </div>
      ))}
      {value.length < mostQuestions && (
        <Button className="justify-self-start" onPress={() => onChange([...value, { id: newId(), label: '', isRequired: false }])}>
          <Plus aria-hidden />
          <Trans>Add question</Trans>
        </Button>
      )}
    </fieldset>
  )
}
