import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#platform/language.ts'
import { Button } from '#ui/Button.tsx'
import { FieldNote } from '#ui/Field.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText, mostSteps } from '../../limits.ts'
import { blank } from '../../localised.ts'
import type { WelcomeSettings } from '../../welcome-contract.ts'

type Steps = WelcomeSettings['steps']

interface StepsEditorProps {
  value: Steps
  onChange: (steps: Steps) => void
  error: ReactNode
  language: Language
}

/** The operators' own first steps for new members: links with a label in each language. */
export function StepsEditor({ value, onChange, error, language }: StepsEditorProps) {
  const { t } = useLingui()
  const change = (at: number, patch: Partial<Steps[number]>) =>
    onChange(value.map((each, place) => (place === at ? { ...each, ...patch } : each)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">
        <Trans>First steps</Trans>
      </legend>
      {value.map(({ label, href }, at) => {
        const number = at + 1
        return (
          <div key={at} className="card flex items-start gap-2 p-4">
            <div className="min-w-0 flex-1">
              <FieldGrid>
                <TextField
                  label={t`Step ${number}`}
                  value={label[language]}
                  placeholder={Object.values(label).find(Boolean) ?? t`Introduce yourself`}
                  maxLength={longestText.stepLabel}
                  onChange={(words) => change(at, { label: { ...label, [language]: words } })}
                />
                <TextField
                  label={t`Address of step ${number}`}
                  value={href}
                  placeholder="/dashboard/…"
                  inputMode="url"
                  maxLength={longestText.address}
                  onChange={(address) => change(at, { href: address })}
                />
              </FieldGrid>
            </div>
            <IconButton icon={X} label={t`Remove step ${number}`} onPress={() => onChange(value.filter((_, place) => place !== at))} />
          </div>
        )
      })}
      <FieldNote hint={t`Links on this site or to others, shown below the text.`} error={error} />
      {value.length < mostSteps && (
        <Button className="w-fit" onPress={() => onChange([...value, { label: blank(), href: '' }])}>
          <Plus aria-hidden />
          <Trans>Add step</Trans>
        </Button>
      )}
    </fieldset>
  )
}
