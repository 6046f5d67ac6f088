import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { siteName } from '#platform/web/site-name.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import type { WelcomeSettings } from '../../welcome-contract.ts'
import { joining } from '../data.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { StepsEditor } from './StepsEditor.tsx'
import { refetchConsole } from './refetch.ts'

/** Edits the welcome in each language. Empty texts use the built-in ones. */
export function WelcomeForm({ settings, version: known }: { settings: WelcomeSettings; version: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // What this form is based on: a change by somebody else is refused, so that nobody overwrites it unseen.
  const [version, setVersion] = useState(known)
  const form = useForm<WelcomeSettings>(settings)
  const { banner, refusals, isPending } = useSubmission(form)
  const [language, setLanguage] = useState(pageLanguage)
  const community = siteName()

  function save() {
    const values = form.values.get()
    const isBlank = values.steps.some(({ label }) => !Object.values(label).some((each) => each.trim()))
    void form.submit({
      problems: { steps: isBlank && fieldTexts.step },
      fieldOf: (path) => {
        const [, name = ''] = path.split('.')
        return name in values ? (name as keyof WelcomeSettings) : undefined
      },
      async request() {
        const saved = await joining.call.saveWelcome({ settings: values, version })
        setVersion(saved.version)
        toast.success(t`Welcome saved`)
        await refetchConsole(queryClient)
      },
    })
  }

  return (
    <Form onSubmit={save} refusals={refusals} className="grid gap-5">
      <FormBanner>{banner}</FormBanner>
      <p className="max-w-read text-ink-2">
        <Trans>New members see this on their dashboard until they dismiss it. Empty fields show the default texts.</Trans>
      </p>
      <LanguageSwitch value={language} onChange={setLanguage} />
      <Field form={form} name="title">
        {({ value, onChange, error }) => (
          <TextField
            label={t`Title`}
            value={value[language]}
            onChange={(title) => onChange({ ...value, [language]: title })}
            error={error}
            placeholder={t`Welcome to ${community}`}
            maxLength={longestText.welcomeTitle}
          />
        )}
      </Field>
      <Field form={form} name="text">
        {({ value, onChange, error }) => (
          <TextArea
            label={t({ message: 'Text', context: 'welcome' })}
            value={value[language]}
            onChange={(text) => onChange({ ...value, [language]: text })}
            error={error}
            limit={longestText.welcomeText}
            rows={4}
            placeholder={t`Good to have you here. Complete your profile, so that members know who they are talking to, and have a look around.`}
          />
        )}
      </Field>
      <Field form={form} name="steps">
        {(field) => <StepsEditor {...field} language={language} />}
      </Field>
      <Field form={form} name="is_mailed">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            <Trans>Also send title and text by email</Trans>
          </Checkbox>
        )}
      </Field>
      <ForStaff area="community" changing>
        <div className="flex justify-end phone:*:flex-1">
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save welcome</Trans>
          </Button>
        </div>
      </ForStaff>
    </Form>
  )
}
