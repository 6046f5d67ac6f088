import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { leavePage } from '#features/accounts/web/index.ts'
import { CurrentPasswordField } from '#platform/web/form/CurrentPasswordField.tsx'
import { OwnExport } from '#features/exports/web/index.ts'
import { markSigningOut, memberIn } from '#features/members/web/index.ts'
import { WhenLeaving } from '#features/organisations/web/index.ts'
import { landingPath } from '#platform/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { forgetOnDevice } from '#platform/web/member-device.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { graceDays } from '../days.ts'
import { leaving } from './data.ts'

/** Explains the consequences, offers a data export, and asks for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({ current_password: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const leave = useLeave()

  function submit() {
    const { current_password } = form.values.get()
    void form.submit({
      problems: { current_password: !current_password && t`Please enter your current password` },
      request: () => leave(current_password),
    })
  }
  return (
    <Dialog isOpen onOpenChange={onClose} isDismissable={!isPending} title={t`Delete your account?`} closeLabel={t`Close`}>
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
        <li>
          <Trans>You’ll be signed out everywhere. Members will no longer see you or be able to message you.</Trans>
        </li>
        <li>
          <Trans>For {graceDays} days, you can change your mind: sign in and choose “Keep my account”.</Trans>
        </li>
        <li>
          <Trans>
            After that, your profile, pictures, connections, decisions and all other data we store about you are permanently deleted.
          </Trans>
        </li>
        <li>
          <Trans>What you wrote to others stays in their conversations, but without your name and picture.</Trans>
        </li>
        <WhenLeaving />
      </ul>
      <section aria-label={t`Your data`} className="rounded-control border border-line px-3.5">
        <OwnExport />
      </section>
      <Form className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="current_password">
          {(field) => <CurrentPasswordField {...field} />}
        </Field>
        <DialogActions>
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button type="submit" variant="danger" pending={isPending} pendingLabel={t`Deleting`}>
            <Trans>Delete my account</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Requests the deletion and goes to the landing page, signed out. */
function useLeave() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return async (current_password: string) => {
    const member = memberIn(queryClient)
    markSigningOut(true)
    try {
      const { leaves_at } = await leaving.call.ask({ current_password })
      const day = formatDate(leaves_at.slice(0, 10))
      handOverToast({
        kind: 'success',
        title: t`Your account will be deleted on ${day}`,
        description: t`If you change your mind, sign in before then.`,
      })
    } catch (error) {
      markSigningOut(false)
      throw error
    }
    if (member) await forgetOnDevice(member.id)
    queryClient.clear()
    await leavePage(landingPath())
  }
}
