import { useLingui } from '@lingui/react/macro'
import type { QuestionText } from '../../question-contract.ts'
import type { QuestionSheet } from '../data.ts'
import { AnswerField } from './AnswerField.tsx'

export interface CardProps {
  organisation: { id: string; slug: string }
  year: number
  sheet: QuestionSheet
  /** One question, or several that belong together. */
  questions: readonly QuestionText[]
}

/** A question, or a group of them, with a field for each answer. */
export function QuestionCard({ organisation: { id, slug }, year, sheet, questions }: CardProps) {
  const { t } = useLingui()
  return (
    <section
      className="card grid gap-6 p-5 phone:p-4"
      aria-label={questions.length === 1 ? questions[0]?.label : t`Questions that belong together`}
    >
      {questions.map((question) => (
        <div key={question.id} id={question.id} className="grid scroll-mt-24 gap-4">
          {question.by ? (
            <fieldset className="grid gap-4">
              <legend className="mb-3">
                <span className="block font-semibold">{question.label}</span>
                <span className="text-12 text-ink-3">{question.help}</span>
              </legend>
              {question.by.fixed.map(({ id: row, label }) => (
                <AnswerField
                  key={row}
                  slug={slug}
                  at={{ id, year, question: question.id, row }}
                  question={question}
                  sheet={sheet}
                  label={label}
                />
              ))}
            </fieldset>
          ) : (
            <AnswerField slug={slug} at={{ id, year, question: question.id, row: '' }} question={question} sheet={sheet} />
          )}
        </div>
      ))}
    </section>
  )
}
