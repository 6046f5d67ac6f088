import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { changedValues } from '#platform/web/form/changed-values.ts'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { askedFields, checkOwnFields } from '#features/fields/form-values.ts'
import { OwnFieldsSection, useOwnFields } from '#features/fields/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { whenShown } from '#ui/Staged.tsx'
import { toast } from '#ui/toast.ts'
import type { OwnProfile } from '../../contract.ts'
import { useSaveProfile } from '../data.ts'
import { checkValues } from './check-values.ts'
import { ContactSection } from './ContactSection.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { fieldOrder } from './field-labels.ts'
import { FormContext, SuppliedContext } from './form-context.ts'
import { fieldOfPath, inputOf } from './form-input.ts'
import { type FormValues, valuesOf } from './form-values.ts'
import { anchorOf, focusField } from './FormField.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { SaveBar } from './SaveBar.tsx'
import { StorySection } from './StorySection.tsx'
import { TypeSection } from './TypeSection.tsx'
import { forgetUnsavedValues, storeUnsavedValues, unsavedValues, usePersistUnsavedValues } from './unsaved-values.ts'

type SavedProfile = NonNullable<ReturnType<typeof useSaveProfile>['data']>

interface ProfileFormProps {
  profile: OwnProfile
  onSaved: () => void
  /** Absent if there is nothing to return to. */
  onCancel?: () => void
}

/** The form for the whole profile, except for the pictures. */
export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useLingui()
  const [unsaved] = useState(() => unsavedValues(profile))
  const form = useForm(() => unsaved ?? valuesOf(profile))
  const { refusals, isPending } = useSubmission(form)
  const [isRestored, setRestored] = useState(unsaved !== undefined)
  const save = useSaveProfile()
  const type = useFieldValue(form, 'user_type')
  const ownFields = useOwnFields('member')
  useLatestValues(form, valuesOf(profile))
  usePersistUnsavedValues(profile, form)
  useFieldOfAddress()

  function onProfileSaved({ profile: saved, email_queued }: SavedProfile, sent: FormValues) {
    const isAllSaved = Object.keys(changedValues(form.values.get(), sent)).length === 0
    if (isAllSaved) form.change(valuesOf(saved))
    if (isAllSaved) forgetUnsavedValues(saved)
    else storeUnsavedValues(saved, form.values.get())
    toast.success(t`Profile Updated`, {
      description: email_queued
        ? t`Your profile has been updated successfully. Email notifications have been sent.`
        : t`Your profile has been updated successfully.`,
      duration: 3000,
    })
    if (isAllSaved) onSaved()
  }
  const submit = () => {
    const values = form.values.get()
    return form.submit({
      problems: { ...checkValues(values), ...checkOwnFields(askedFields(ownFields, values.user_type), values, profile.own_fields) },
      async request() {
        // Passed to this call, so that it does not navigate if the member has left the form in the meantime.
        await save.mutateAsync(inputOf(values, profile), { onSuccess: (saved) => onProfileSaved(saved, values) })
      },
      fieldOf: (path) => fieldOfPath(path, values),
      onProblem: ({ text }) => toast.error(t`Failed to update profile`, { description: text }),
    })
  }
  const discard = () => {
    const typed = form.values.get()
    const kept = valuesOf(profile)
    // The changes, too: the community's own fields have no saved value until they are answered.
    form.change({ ...changedValues(kept, typed), ...kept })
    setRestored(false)
    const undo = () => {
      form.change(typed)
      storeUnsavedValues(profile, typed)
    }
    toast.info(t`Unsaved changes discarded`, { action: { label: t`Undo`, onPress: undo } })
  }

  return (
    <FormContext value={form}>
      <Form onSubmit={submit} refusals={refusals} aria-label={t`Profile Setup`} className="mt-7 grid gap-6">
        {isRestored && (
          <Banner
            tone="info"
            action={
              <Button size="small" onPress={discard}>
                <Trans>Discard</Trans>
              </Button>
            }
          >
            <Trans>Your unsaved changes have been restored.</Trans>
          </Banner>
        )}
        <ErrorSummary />
        <div>
          <SuppliedContext value={profile.supplied}>
            <IdentitySection isAdvisor={profile.joined_as_advisor} />
            <StorySection />
            <TypeSection />
            <ContactSection />
            <OwnFieldsSection form={form} subject="member" type={type} saved={profile.own_fields} anchorOf={anchorOf} />
          </SuppliedContext>
        </div>
        <SaveBar>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save Profile</Trans>
          </Button>
          {onCancel && (
            <Button onPress={onCancel} isDisabled={isPending}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </SaveBar>
      </Form>
    </FormContext>
  )
}

/** Focuses the field in the fragment of a link ('#profile-bio') once the form is shown. */
function useFieldOfAddress(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const name = fieldOrder.find((each) => anchorOf(each) === hash)
    if (name) void whenShown().then(() => focusField(name))
  }, [hash])
}
