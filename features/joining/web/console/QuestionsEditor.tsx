import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FieldNote } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText, mostQuestions } from '../../limits.ts'
import { blank } from '../../localised.ts'
import type { Question } from '../../rules-contract.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

interface QuestionsEditorProps {
  value: readonly Question[]
  onChange: (questions: Question[]) => void
  error: ReactNode
}

/** The questions of an application, in each language. */
export function QuestionsEditor({ value, onChange, error }: QuestionsEditorProps) {
  const { t } = useLingui()
  const [language, setLanguage] = useState(pageLanguage)
  const change = (id: string, patch: Partial<Question>) => onChange(value.map((each) => (each.id === id ? { ...each, ...patch } : each)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">
        <Trans>Questions to applicants</Trans>
      </legend>
      {value.length > 0 && <LanguageSwitch value={language} onChange={setLanguage} />}
      {value.map(({ id, text, is_required }, at) => {
        const number = at + 1
        const other = Object.values(text).find(Boolean)
        return (
          <div key={id} className="card grid gap-2 p-4">
            <div className="flex items-end gap-2">
              <TextField
                className="min-w-0 flex-1"
                label={t`Question ${number}`}
                value={text[language]}
                placeholder={other}
                maxLength={longestText.question}
                onChange={(words) => change(id, { text: { ...text, [language]: words } })}
              />
              <IconButton icon={X} label={t`Remove question ${number}`} onPress={() => onChange(value.filter((each) => each.id !== id))} />
            </div>
            <Checkbox isSelected={is_required} onChange={(isRequired) => change(id, { is_required: isRequired })}>
              <Trans>Must be answered</Trans>
            </Checkbox>
          </div>
        )
      })}
      <FieldNote hint={value.length > 0 && t`Where a language is empty, applicants read another one.`} error={error} />
      {value.length < mostQuestions && (
        <Button className="w-fit" onPress={() => onChange([...value, { id: newId(), text: blank(), is_required: true }])}>
          <Plus aria-hidden />
          <Trans>Add question</Trans>
        </Button>
      )}
    </fieldset>
  )
}
