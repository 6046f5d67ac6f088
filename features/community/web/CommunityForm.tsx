import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
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

/** The form for all settings of the community. Empty fields use the defaults. */
export function CommunityForm({ settings, version: known }: { settings: CommunitySettings; version: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // What this form is based on: a change by somebody else is refused, so that nobody overwrites it unseen.
  const [version, setVersion] = useState(known)
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
        const saved = await community.call.save({ settings: values, version })
        setVersion(saved.version)
        toast.success(t`Settings saved`, { description: t`Everyone sees them on their next page load.` })
        await queryClient.invalidateQueries({ queryKey: communitySettings().queryKey })
      },
    })
  }

  async function preview() {
    // Open the window before the request, or browsers would block it as a pop-up.
    const page = window.open('about:blank', '_blank')
    try {
      const { path } = await community.call.preview({ settings: form.values.get() })
      if (page) page.location.replace(path)
      // Blocked, as in the desktop app: a press on this may open it.
      else toast.info(t`The preview is ready`, { action: { label: t`Open preview`, onPress: () => void window.open(path, '_blank') } })
    } catch (error) {
      page?.close()
      toast.error(t`Failed to create the preview`, { description: problemOf(error).text })
    }
  }

  return (
    <Form onSubmit={save} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <FieldSection title={t`Name and colour`} description={t`Members see these everywhere and in their emails.`}>
        <FieldGrid>
          <TextLineField form={form} name="name" label={t`Name`} />
          <Field form={form} name="accent">
            {(field) => <AccentField {...field} />}
          </Field>
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t`The public page`} description={t`Empty fields show the default texts.`}>
        <TextLineField form={form} name="headline" label={t`Headline`} placeholder={t`Where European founders meet sustainable capital`} />
        <TextAreaField form={form} name="introduction" label={t`Introduction`} hint={t`Shown below the headline and by search engines`} />
        <TextAreaField form={form} name="about" label={t`About the community`} rows={4} />
        <TextLineField form={form} name="tagline" label={t`Footer text`} />
      </FieldSection>
      <FieldSection
        title={t`Contact`}
        description={t`How visitors and members can reach you, also used in the legal texts. Empty fields use the server’s configuration.`}
      >
        <FieldGrid>
          <TextLineField form={form} name="contact_email" label={t`Email`} type="email" inputMode="email" />
          <TextLineField form={form} name="contact_phone" label={t`Phone`} type="tel" inputMode="tel" />
        </FieldGrid>
        <TextAreaField form={form} name="contact_address" label={t`Postal address`} rows={2} />
      </FieldSection>
      <FieldSection title={t`Community group`} description={t`Where the community chats outside this site, if anywhere.`}>
        <FieldGrid>
          <TextLineField form={form} name="group_name" label={t`Button label`} placeholder={t`Open the WhatsApp group`} />
          <TextLineField form={form} name="group_link" label={t`Link`} placeholder="https://" inputMode="url" />
        </FieldGrid>
      </FieldSection>
      <FieldSection
        title={t`Video rooms`}
        description={t`Members can meet here, without an account elsewhere. Leave it empty if you have no such server.`}
      >
        <TextLineField
          form={form}
          name="meeting_link"
          label={t`Address of a room`}
          placeholder="https://meet.example.org/{code}"
          inputMode="url"
          hint={t`Each meeting gets a room of its own: a random code takes the place of ${'{code}'}.`}
        />
      </FieldSection>
      <FieldSection
        title={t`Legal texts`}
        description={t`The texts are complete except for your details. Have a lawyer in your country review them.`}
      >
        <FieldGrid>
          <TextLineField form={form} name="operator_name" label={t`Legal name of the community’s operator`} />
          <TextLineField form={form} name="governing_law" label={t`Governing law (country)`} />
          <TextLineField form={form} name="authority" label={t`Data protection authority`} />
          <TextLineField form={form} name="hosting" label={t`Server location and provider`} />
        </FieldGrid>
        <Field form={form} name="legal_confirmed">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              <Trans>A lawyer has reviewed and approved the texts. Hide the notes for operators.</Trans>
            </Checkbox>
          )}
        </Field>
      </FieldSection>
      <div className="sticky bottom-0 -mx-1 flex flex-wrap justify-end gap-2.5 border-t short:static border-line bg-canvas px-1 py-4 phone:bottom-(--tabbar) phone:*:flex-1">
        <Button onPress={() => void preview()} isDisabled={isPending}>
          <Trans>Preview</Trans>
        </Button>
        <ForStaff area="community" changing>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save settings</Trans>
          </Button>
        </ForStaff>
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

function TextLineField({
  form,
  name,
  ...rest
}: TextProps & { placeholder?: string; type?: 'email' | 'tel'; inputMode?: 'email' | 'tel' | 'url' }) {
  return (
    <Field form={form} name={name}>
      {(field) => <TextField {...field} {...rest} maxLength={longestText[name]} />}
    </Field>
  )
}

function TextAreaField({ form, name, ...rest }: TextProps & { rows?: number }) {
  return (
    <Field form={form} name={name}>
      {(field) => <TextArea {...field} {...rest} limit={longestText[name]} />}
    </Field>
  )
}
