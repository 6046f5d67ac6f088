import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { GroupField } from '#features/groups/web/index.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { type UserType, userTypes } from '#platform/members.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText, mostUses } from '../../limits.ts'
import { joining } from '../data.ts'
import { refetchConsole } from './refetch.ts'

/** How long a link works at most, in days. */
const lifetimes = ['7', '30', '90', 'forever'] as const
type Lifetime = (typeof lifetimes)[number]

interface LinkValues {
  note: string
  user_type: UserType | 'any'
  most_uses: number | null
  lifetime: Lifetime
  group_id: string | null
}

/** The last day of a lifetime that begins today, in UTC. */
const lastDay = (lifetime: Lifetime): string | null =>
  lifetime === 'forever' ? null : new Date(Date.now() + Number(lifetime) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Creates an invitation link. */
export function LinkDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (code: string) => void }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<LinkValues>({ note: '', user_type: 'any', most_uses: null, lifetime: '30', group_id: null })

  function create() {
    const { note, user_type, most_uses, lifetime, group_id } = form.values.get()
    void form.submit({
      problems: {},
      fieldOf: (path) =>
        path === 'expires_on' ? 'lifetime' : path === 'note' || path === 'most_uses' || path === 'group_id' ? path : undefined,
      async request() {
        const { code } = await joining.call.createLink({
          note,
          user_type: user_type === 'any' ? null : user_type,
          most_uses,
          expires_on: lastDay(lifetime),
          group_id,
        })
        onCreated(code)
        await refetchConsole(queryClient)
      },
    })
  }

  return (
    <FormDialog
      title={t`Create link`}
      form={form}
      onSubmit={create}
      onClose={onClose}
      submitLabel={<Trans>Create link</Trans>}
      pendingLabel={t`Creating`}
    >
      <Field form={form} name="note">
        {(field) => (
          <TextField
            {...field}
            label={t`What is it for?`}
            mark={t`Optional`}
            hint={t`Only operators see this.`}
            maxLength={longestText.note}
          />
        )}
      </Field>
      <FieldGrid>
        <Field form={form} name="most_uses">
          {(field) => (
            <NumberField {...field} label={t`People who can use it`} placeholder={t`Any number`} minValue={1} maxValue={mostUses} />
          )}
        </Field>
        <Field form={form} name="lifetime">
          {(field) => (
            <Select<Lifetime>
              {...field}
              label={t`Works for`}
              options={[
                { id: '7', label: t`A week` },
                { id: '30', label: t`30 days` },
                { id: '90', label: t`90 days` },
                { id: 'forever', label: t`Until you take it back` },
              ]}
            />
          )}
        </Field>
      </FieldGrid>
      <Field form={form} name="user_type">
        {(field) => (
          <Select<UserType | 'any'>
            {...field}
            label={t`They join as`}
            options={[{ id: 'any', label: t`Whatever they choose` }, ...userTypes.map((id) => ({ id, label: i18n._(typeLabels[id]) }))]}
          />
        )}
      </Field>
      <Field form={form} name="group_id">
        {(field) => <GroupField {...field} mark={t`Optional`} hint={t`New members are added to this group, even if it is hidden.`} />}
      </Field>
    </FormDialog>
  )
}
