import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextArea } from '#ui/TextArea.tsx'
import { longestText } from '../../limits.ts'
import type { JoiningTerms } from '../../rules-contract.ts'

interface QuestionFieldsProps {
  questions: JoiningTerms['questions']
  /** By the ids of the questions. */
  value: Readonly<Record<string, string>>
  onChange: (answers: Record<string, string>) => void
  error: ReactNode
}

/** The questions that the operators ask in an application. */
export function QuestionFields({ questions, value, onChange, error }: QuestionFieldsProps) {
  const { t } = useLingui()
  return questions.map(({ id, text, is_required }) => {
    const answer = value[id] ?? ''
    return (
      <TextArea
        key={id}
        label={text}
        rows={2}
        isRequired={is_required}
        mark={is_required ? undefined : t`Optional`}
        value={answer}
        onChange={(given) => onChange({ ...value, [id]: given })}
        error={is_required && !answer.trim() && error}
        {...(answer.length > longestText.answer && { limit: longestText.answer })}
      />
    )
  })
}

/** Whether a required question has no answer. */
export const isUnanswered = (questions: JoiningTerms['questions'], answers: Readonly<Record<string, string>>): boolean =>
  questions.some(({ id, is_required }) => is_required && !answers[id]?.trim())
