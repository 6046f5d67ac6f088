import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { operatorActs } from '#features/operators/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { CommunitySettings } from '../contract.ts'
import { fieldTexts } from '../field-texts.ts'
import { longestText } from '../limits.ts'
import { AccentField } from './AccentField.tsx'
import { community, communitySettings } from './data.ts'

type Values = CommunitySettings
type TextName = keyof typeof longestText

/** Everything that operators can say of the community. What is empty stays as the program has it. */
export function CommunityForm({ settings, version }: { settings: CommunitySettings; version: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<Values>(settings)
  const { banner, refusals, isPending } = useSubmission(form)
  const fieldOf = (path: string) => {
    const name = path.replace(/^settings\./, '')
    return name in settings ? (name as keyof Values) : undefined
  }

  function save() {
    const values = form.values.get()
    void form.submit({
      problems: { name: !values.name.trim() && fieldTexts.name },
      fieldOf,
      async request() {
        await community.call.save({ settings: values, version })
        toast.success(t`The settings are saved`, { description: t`Everybody sees them from their next page on.` })
        await Promise.all(
          [communitySettings().queryKey, operatorActs().queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        )
      },
    })
  }

  async function preview() {
    // Opened at once, since browsers forget the press while an answer is waited for.
    const page = window.open('about:blank', '_blank')
    try {
      const { path } = await community.call.preview({ settings: form.values.get() })
      if (page) page.location.replace(path)
      else location.assign(path)
    } catch (error) {
      page?.close()
      toast.error(t`The preview could not be made`, { description: problemOf(error).text })
    }
  }

  return (
    <Form method="post" onSubmit={save} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <FieldSection title={t`Name and colour`} description={t`Members see them everywhere, and in their mails.`}>
        <FieldGrid>
          <Line form={form} name="name" label={t`Name`} />
          <Field form={form} name="accent">
            {(field) => <AccentField {...field} />}
          </Field>
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t`The public page`} description={t`Left empty, the page says what it says now.`}>
        <Line form={form} name="headline" label={t`First line`} placeholder={t`Where European founders meet sustainable capital`} />
        <Lines form={form} name="introduction" label={t`Introduction`} hint={t`Below the first line, and what search engines show`} />
        <Lines form={form} name="about" label={t`About the community`} rows={4} />
        <Line form={form} name="tagline" label={t`A line for the foot of the page`} />
      </FieldSection>
      <FieldSection
        title={t`Contact`}
        description={t`How visitors and members reach you; the legal texts say it too. What is left empty is as the server is configured.`}
      >
        <FieldGrid>
          <Line form={form} name="contact_email" label={t`Email`} type="email" inputMode="email" />
          <Line form={form} name="contact_phone" label={t`Phone`} type="tel" inputMode="tel" />
        </FieldGrid>
        <Lines form={form} name="contact_address" label={t`Postal address`} rows={2} />
      </FieldSection>
      <FieldSection title={t`The group`} description={t`Where the community chats elsewhere, if it does.`}>
        <FieldGrid>
          <Line form={form} name="group_name" label={t`What the button says`} placeholder={t`Open the WhatsApp group`} />
          <Line form={form} name="group_link" label={t`Link`} placeholder="https://" inputMode="url" />
        </FieldGrid>
      </FieldSection>
      <FieldSection
        title={t`Legal texts`}
        description={t`They are complete, but only you know who you are. Have a lawyer of your country read them.`}
      >
        <FieldGrid>
          <Line form={form} name="operator_name" label={t`Legal name of who runs the community`} />
          <Line form={form} name="governing_law" label={t`Country whose law applies`} />
          <Line form={form} name="authority" label={t`Data protection authority`} />
          <Line form={form} name="hosting" label={t`Where the server stands, and who runs it`} />
        </FieldGrid>
        <Field form={form} name="legal_confirmed">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              <Trans>A lawyer has read the texts, and they are right. Take the marks for operators out.</Trans>
            </Checkbox>
          )}
        </Field>
      </FieldSection>
      <div className="sticky bottom-0 -mx-1 flex flex-wrap justify-end gap-2.5 border-t border-line bg-canvas px-1 py-4 phone:bottom-(--tabbar) phone:*:flex-1">
        <Button onPress={() => void preview()} isDisabled={isPending}>
          <Trans>Preview</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save settings</Trans>
        </Button>
      </div>
    </Form>
  )
}

interface TextProps {
  form: FormState<Values>
  name: TextName
  label: string
  hint?: ReactNode
}

function Line({ form, name, ...rest }: TextProps & { placeholder?: string; type?: 'email' | 'tel'; inputMode?: 'email' | 'tel' | 'url' }) {
  return (
    <Field form={form} name={name}>
      {(field) => <TextField {...field} {...rest} maxLength={longestText[name]} />}
    </Field>
  )
}

function Lines({ form, name, ...rest }: TextProps & { rows?: number }) {
  return (
    <Field form={form} name={name}>
      {(field) => <TextArea {...field} {...rest} limit={longestText[name]} />}
    </Field>
  )
}
