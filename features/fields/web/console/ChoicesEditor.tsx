import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUp, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { type Language, languageNames } from '#platform/language.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText, mostChoices } from '../../limits.ts'
import { type FormChoice, newChoice } from './field-values.ts'

interface ChoicesEditorProps {
  value: FormChoice[]
  onChange: (choices: FormChoice[]) => void
  error: ReactNode
  /** The language that is written, and the one that is always there. */
  language: Language
  main: Language
  /** How many have chosen each option. */
  used: Readonly<Record<string, number>>
}

/** The options of a field: named, added, removed and put in order. */
export function ChoicesEditor({ value: choices, onChange, error, language, main, used }: ChoicesEditorProps) {
  const { t } = useLingui()
  const label = useId()
  const list = useRef<HTMLUListElement>(null)
  const offered = choices.filter(({ is_offered }) => is_offered)
  const change = (id: string, changes: Partial<FormChoice>) =>
    onChange(choices.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const moveUp = (at: number) => onChange(choices.toSpliced(at - 1, 2, ...choices.slice(at - 1, at + 1).toReversed()))
  const focusLast = () => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  const add = () => {
    onChange([...choices, newChoice()])
    requestAnimationFrame(focusLast)
  }
  const remove = (id: string) => {
    onChange(choices.filter((each) => each.id !== id))
    requestAnimationFrame(focusLast)
  }

  return (
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <p id={label} className="font-medium">
        <Trans>Options</Trans>
      </p>
      <ul ref={list} className="grid gap-2">
        {choices.map((choice, at) => {
          const number = at + 1
          const name = choice.label[language] || choice.label[main] || t`option ${number}`
          return (
            <li key={choice.id} className="flex items-start gap-1">
              <TextField
                isLabelHidden
                label={language === main ? t`Option ${number}` : t`Option ${number} in ${languageNames[language]}`}
                placeholder={language === main ? undefined : choice.label[main]}
                value={choice.label[language]}
                onChange={(text) => change(choice.id, { label: { ...choice.label, [language]: text } })}
                maxLength={longestText.choice}
                className="flex-1"
                suffix={!choice.is_offered && <span className="text-12 text-ink-3">{t`No longer offered`}</span>}
              />
              {!choice.is_offered && (
                <Button size="small" onPress={() => change(choice.id, { is_offered: true })}>
                  <Trans>Offer again</Trans>
                </Button>
              )}
              <IconButton icon={ArrowUp} label={t`Move ${name} up`} isDisabled={at === 0} onPress={() => moveUp(at)} />
              <IconButton icon={X} label={t`Remove ${name}`} onPress={() => remove(choice.id)} />
            </li>
          )
        })}
      </ul>
      {error && (
        <p role="alert" className="text-12 font-medium text-danger">
          {error}
        </p>
      )}
      {Object.values(used).some((count) => count > 0) && (
        <p className="text-12 text-ink-3">
          <Trans>You can rename options at any time. If you remove one that has been chosen, we ask what happens to the answers.</Trans>
        </p>
      )}
      {offered.length < mostChoices && (
        <div>
          <Button size="small" onPress={add}>
            <Trans>Add an option</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
