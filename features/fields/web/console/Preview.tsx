import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldValue, Subject } from '../../vocabulary.ts'
import { AnswerInput } from '../AnswerInput.tsx'
import { useSeenByText } from '../seen-by.ts'
import { useWords } from '../use-words.ts'
import { type FieldFormValues, previewOf } from './field-values.ts'

/** The field as it is asked; what is typed here is not saved. */
export function Preview({ values, subject }: { values: FieldFormValues; subject: Subject }) {
  const { t } = useLingui()
  const say = useWords()
  const field = previewOf(values, subject)
  const seenBy = useSeenByText(field)
  const [answer, setAnswer] = useState<FieldValue | null>(null)
  const label = say(field, field.label) || t`Label`
  const hint = [say(field, field.help), seenBy].filter(Boolean).join(' ')
  return (
    <div className="card p-5 phone:p-4">
      {/* The key empties it when the kind changes. */}
      <AnswerInput
        key={field.kind}
        field={{ ...field, label: { en: label, de: label, fr: label, es: label } }}
        value={answer}
        onChange={setAnswer}
        hint={hint}
      />
    </div>
  )
}
