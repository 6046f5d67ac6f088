import type { QuestionText } from '../../question-contract.ts'
import { classNames } from '#ui/class-names.ts'
import type { QuestionSheet } from '../data.ts'
import { AnswerField } from './AnswerField.tsx'

export interface CardProps {
  organisation: { id: string; slug: string }
  year: number
  sheet: QuestionSheet
  /** One question, or several that belong together. */
  questions: readonly QuestionText[]
}

/** A question, or a group of them with a heading; short ones of a group stand side by side. */
export function QuestionCard({ organisation: { id, slug }, year, sheet, questions }: CardProps) {
  const group = questions[0]?.group?.label
  const areShort = questions.length > 1 && questions.every(({ by, is_long, kind }) => !by && !is_long && kind !== 'some-of')
  return (
    <section className="p-5 phone:p-4" aria-label={group ?? questions[0]?.label}>
      {group && questions.length > 1 && <h2 className="mb-4 font-semibold">{group}</h2>}
      <div className={classNames('grid gap-x-8 gap-y-6', areShort && 'md:grid-cols-2')}>
        {questions.map((question) => (
          <div key={question.id} id={question.id} className="min-w-0 scroll-mt-24">
            {question.by ? (
              <fieldset className="grid gap-4">
                <legend className="mb-3">
                  <span className="block font-medium">{question.label}</span>
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
      </div>
    </section>
  )
}
