import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText } from '../../limits.ts'
import type { QuestionText } from '../../question-contract.ts'
import { AnswerField } from './AnswerField.tsx'
import { OptionSearch } from './OptionSearch.tsx'
import type { CardProps } from './QuestionCard.tsx'
import { useRowLabels } from './use-row-labels.ts'

/** Questions that are asked for each site, country or kind of waste: a part for each row, and a way to add one. */
export function RowsCard({ organisation, year, sheet, questions }: CardProps) {
  const [first] = questions
  const [added, setAdded] = useState<readonly string[]>([])
  const ids = new Set(questions.map(({ id }) => id))
  const answered = sheet.answers.filter(({ question }) => ids.has(question)).map(({ row }) => row)
  const rows = [...new Set([...answered, ...added])]
  const labelOf = useRowLabels(first?.by ?? null, rows)
  if (!first?.by) return null
  return (
    <section className="grid scroll-mt-24 gap-5 p-5 phone:p-4" id={first.id} aria-label={first.by.label}>
      <div>
        <h2 className="font-semibold">{questions.length === 1 ? first.label : first.by.label}</h2>
        <p className="text-12 text-ink-3">{first.help}</p>
      </div>
      {rows.map((row) => (
        <fieldset key={row} className="grid gap-4 rounded-tile border border-line p-4">
          <legend className="px-1 font-medium">{labelOf(row)}</legend>
          {questions.map((question) => (
            <AnswerField
              key={question.id}
              slug={organisation.slug}
              at={{ id: organisation.id, year, question: question.id, row }}
              question={question}
              sheet={sheet}
              label={questions.length === 1 ? labelOf(row) : question.label}
            />
          ))}
        </fieldset>
      ))}
      <AddRow question={first} taken={rows} onAdd={(row) => setAdded([...added, row])} />
    </section>
  )
}

interface AddRowProps {
  question: QuestionText
  taken: readonly string[]
  onAdd: (row: string) => void
}

/** A name of one's own, or one from a list. */
function AddRow({ question: { by }, taken, onAdd }: AddRowProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  if (!by) return null
  if (by.rows !== 'named') {
    return (
      <OptionSearch
        label={t`Add: ${by.label}`}
        list={by.breakdown === 'country' || by.breakdown === 'pollutant' || by.breakdown === 'waste' ? by.breakdown : by.fixed}
        without={taken}
        value={null}
        onChange={(row) => row && onAdd(row)}
      />
    )
  }
  const given = name.trim()
  return (
    <Form
      className="flex items-end gap-2"
      onSubmit={() => {
        if (!given || taken.includes(given)) return
        onAdd(given)
        setName('')
      }}
    >
      <TextField
        label={t`Add: ${by.label}`}
        value={name}
        onChange={setName}
        maxLength={longestText.row}
        error={taken.includes(given) ? t`This is in the list already` : undefined}
        className="flex-1"
      />
      <Button type="submit" isDisabled={!given || taken.includes(given)}>
        <Plus aria-hidden />
        <Trans context="a row">Add</Trans>
      </Button>
    </Form>
  )
}
