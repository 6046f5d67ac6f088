import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { toast } from '#ui/toast.ts'
import type { OwnProfile } from '../../contract.ts'
import { fundingStages, industries } from '../../vocabulary.ts'
import { useAmendProfile } from '../data.ts'
import { checkValues } from '../edit/check-values.ts'
import { FormContext } from '../edit/form-context.ts'
import { fieldOfPath, inputOf } from '../edit/form-input.ts'
import { valuesOf } from '../edit/form-values.ts'
import { FormField } from '../edit/FormField.tsx'
import { useOptions } from '../edit/options.ts'
import { GeographyField, TicketFields } from '../edit/SharedFields.tsx'
import { forgetUnsavedValues, storeUnsavedValues, unsavedValues, usePersistUnsavedValues } from '../edit/unsaved-values.ts'
import { industryLabels, stageLabels } from '../labels.ts'

/** An investor's preferences, the same that their profile shows, in a separate form. */
export function InvestmentPreferences({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const form = useForm(() => unsavedValues(profile) ?? valuesOf(profile))
  const { refusals, isPending } = useSubmission(form)
  const industryOptions = useOptions(industries, industryLabels)
  const stageOptions = useOptions(fundingStages, stageLabels)
  useLatestValues(form, valuesOf(profile))
  usePersistUnsavedValues(profile, form)
  const { mutateAsync: amend } = useAmendProfile((saved) => storeUnsavedValues(saved, form.values.get()))

  /** As the saved member type: another one may be chosen in the unsaved profile, which hides these fields. */
  const typed = () => ({ ...form.values.get(), user_type: profile.user_type })

  const submit = () =>
    form.submit({
      problems: problemsOf(),
      async request() {
        const { investor_preferences } = inputOf(typed(), profile)
        const saved = await amend({ ...(investor_preferences && { investor_preferences }) })
        if (JSON.stringify(form.values.get()) === JSON.stringify(valuesOf(saved))) forgetUnsavedValues(saved)
        toast.success(t`Success`, { description: t`Preferences saved successfully!` })
      },
      fieldOf: (path) => fieldOfPath(path, form.values.get()),
      onProblem: ({ text }) => toast.error(t`Error`, { description: text }),
    })

  /** Ignores errors in fields that this form does not have. */
  function problemsOf() {
    const { max_investment } = checkValues(typed())
    return { ...(max_investment && { max_investment }) }
  }

  return (
    <FormContext value={form}>
      <Form onSubmit={() => void submit()} refusals={refusals} aria-label={t`Investment Preferences`} className="grid gap-6">
        <FieldSection
          title={t`Investment Preferences`}
          description={t`These determine which deals match and which startups we suggest to you. Founders see them on your profile.`}
        >
          <FormField name="stages">{(field) => <ChipGroup {...field} options={stageOptions} />}</FormField>
          <FormField name="industries">{(field) => <ChipGroup {...field} options={industryOptions} />}</FormField>
          <TicketFields />
          <GeographyField />
          <FormField name="notifications_enabled">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                <Trans>Notify me about matching deals</Trans>
              </Checkbox>
            )}
          </FormField>
          <Button type="submit" variant="primary" className="justify-self-start" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save preferences</Trans>
          </Button>
        </FieldSection>
      </Form>
    </FormContext>
  )
}
