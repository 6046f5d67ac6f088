import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { OrganisationPerson } from '../../people-contract.ts'
import { may } from '../../roles.ts'
import { organisations, refreshOrganisations, useOwnOrganisations } from '../data.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface EditPersonDialogProps {
  organisation: Organisation
  person: OrganisationPerson
  isOwn: boolean
  onClose: () => void
}

/** Changes title, start and role of a person; for the reader's own entry also where it is shown. */
export function EditPersonDialog({ organisation, person, isOwn, onClose }: EditPersonDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { id, name, standing } = organisation
  const isMain = useOwnOrganisations()?.find((each) => each.id === id)?.is_main ?? false
  const saved = { title: person.title, since: person.since ?? '', role: person.role, is_listed: person.is_listed, is_main: false }
  const form = useForm(saved)
  useLatestValues(form, saved)
  const personName = person.full_name
  const role = standing.role

  function submit() {
    const { title, since, role: newRole, is_listed, is_main } = form.values.get()
    void form.submit({
      problems: { since: since !== '' && !isPastMonth(since) && fieldTexts.since },
      async request() {
        await organisations.call.changePerson({
          id,
          member_id: person.id,
          title,
          since: since || null,
          ...(newRole !== person.role && { role: newRole }),
          ...(isOwn && { is_listed }),
          ...(isOwn && is_main && !isMain && { is_main }),
        })
        onClose()
        toast.success(t`Entry saved`)
        await refreshOrganisations(queryClient)
      },
    })
  }
  return (
    <FormDialog
      title={isOwn ? t`Your entry` : personName}
      description={
        isOwn ? <Trans>How the page of {name} shows you.</Trans> : <Trans>How the page of {name} shows them, and what they may do.</Trans>
      }
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Save entry</Trans>}
      pendingLabel={t`Saving`}
    >
      <FieldGrid>
        <Field form={form} name="title">
          {(field) => (
            <TextField {...field} label={t`Title`} mark={t`Optional`} maxLength={longestText.title} placeholder={t`Co-founder, partner`} />
          )}
        </Field>
        <Field form={form} name="since">
          {(field) => <TextField {...field} type="month" label={t`Since`} mark={t`Optional`} placeholder="2024-03" />}
        </Field>
      </FieldGrid>
      {may(role, 'managePeople') && role && (
        <Field form={form} name="role">
          {({ value, onChange }) => <RoleSelect by={role} from={person.role} value={value} onChange={onChange} />}
        </Field>
      )}
      {isOwn && (
        <div className="grid gap-3">
          <Field form={form} name="is_listed">
            {({ value, onChange }) => (
              <Switch
                isSelected={value}
                onChange={onChange}
                description={t`Members always see you among its people. Visitors only do if this is on and the page is public.`}
              >
                <Trans>Show me on the public page</Trans>
              </Switch>
            )}
          </Field>
          <Field form={form} name="is_main">
            {({ value, onChange }) => (
              <Switch
                isSelected={value || isMain}
                onChange={onChange}
                isDisabled={isMain}
                description={
                  isMain
                    ? t`Your profile shows it. To change that, choose another of your organisations.`
                    : t`Your profile takes its name and facts from it.`
                }
              >
                <Trans>Show this organisation on your profile</Trans>
              </Switch>
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}

/** Whether a text is a month that is not in the future, as the server accepts it. */
const isPastMonth = (text: string) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= new Date().toISOString().slice(0, 7)
