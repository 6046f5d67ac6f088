import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TagField } from '#ui/TagField.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { freeMailAmong } from '../../free-mail.ts'
import type { JoiningRules } from '../../rules-contract.ts'
import { type JoiningMode, joiningModes } from '../../vocabulary.ts'
import { joining } from '../data.ts'
import { QuestionsEditor } from './QuestionsEditor.tsx'
import { refetchConsole } from './refetch.ts'

interface RulesFormProps {
  rules: JoiningRules
  version: number
  waiting: number
  unconfirmed: number
}

/** Decides how people join. What happens to those in between is said before it is saved. */
export function RulesForm({ rules, version: known, waiting, unconfirmed }: RulesFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // What this form is based on: a change by somebody else is refused, so that nobody overwrites it unseen.
  const [version, setVersion] = useState(known)
  const form = useForm<JoiningRules>(rules)
  const { banner, refusals, isPending } = useSubmission(form)
  const mode = useFieldValue(form, 'mode')
  const names: Record<JoiningMode, { label: string; detail: string }> = {
    open: { label: t({ message: 'Open', context: 'joining' }), detail: t`Anyone can join at once.` },
    approval: { label: t`By approval`, detail: t`People apply, and you decide.` },
    invitation: { label: t`By invitation`, detail: t`Only people you invite can join.` },
  }

  function save() {
    const values = form.values.get()
    const isBlank = values.questions.some(({ text }) => !Object.values(text).some((each) => each.trim()))
    void form.submit({
      problems: { questions: isBlank && fieldTexts.question },
      fieldOf: (path) => {
        const [, name = ''] = path.split('.')
        return name in values ? (name as keyof JoiningRules) : undefined
      },
      async request() {
        const saved = await joining.call.saveRules({ rules: values, version })
        setVersion(saved.version)
        toast.success(t`Settings saved`)
        await refetchConsole(queryClient)
      },
    })
  }

  return (
    <Form onSubmit={save} refusals={refusals} className="grid gap-6">
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="mode">
        {(field) => (
          <RadioCards<JoiningMode>
            {...field}
            columns={3}
            label={t`How can people join?`}
            options={joiningModes.map((id) => ({ id, ...names[id] }))}
          />
        )}
      </Field>
      {mode !== rules.mode && <Consequences mode={mode} waiting={waiting} unconfirmed={unconfirmed} />}
      {mode === 'approval' && (
        <Field form={form} name="questions">
          {(field) => <QuestionsEditor {...field} />}
        </Field>
      )}
      {mode !== 'open' && (
        <>
          <Field form={form} name="domains">
            {(field) => (
              <div className="grid gap-2">
                <TagField
                  {...field}
                  label={t`Mail domains that may join at once`}
                  mark={t`Optional`}
                  placeholder="example.org"
                  hint={t`People confirm their address first. Subdomains only count if you list them.`}
                />
                <FreeMail domains={field.value} />
              </div>
            )}
          </Field>
          {mode === 'invitation' && (
            <Field form={form} name="members_invite">
              {({ value, onChange }) => (
                <Checkbox isSelected={value} onChange={onChange}>
                  <Trans>Members may invite: their referral links let people in</Trans>
                </Checkbox>
              )}
            </Field>
          )}
        </>
      )}
      <ForStaff area="community" changing>
        <div className="flex justify-end phone:*:flex-1">
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save settings</Trans>
          </Button>
        </div>
      </ForStaff>
    </Form>
  )
}

/** What happens to those in between when another mode is saved. */
function Consequences({ mode, waiting, unconfirmed }: { mode: JoiningMode; waiting: number; unconfirmed: number }) {
  return (
    <Banner tone="info">
      <ul className="grid gap-1">
        {mode === 'open' && waiting > 0 && (
          <li>
            <Plural
              value={waiting}
              one="# application waits. It is approved when you save, and the applicant is told by email."
              other="# applications wait. All of them are approved when you save, and the applicants are told by email."
            />
          </li>
        )}
        {mode === 'invitation' && waiting > 0 && (
          <li>
            <Plural
              value={waiting}
              one="# application waits. It stays in the list until you decide."
              other="# applications wait. They stay in the list until you decide."
            />
          </li>
        )}
        {unconfirmed > 0 && (
          <li>
            {mode === 'open' && (
              <Plural
                value={unconfirmed}
                one="# applicant has not confirmed their address yet. They’ll join once they confirm it."
                other="# applicants have not confirmed their address yet. They’ll join once they confirm it."
              />
            )}
            {mode === 'approval' && (
              <Plural
                value={unconfirmed}
                one="# applicant has not confirmed their address yet. They’ll wait for your decision once they confirm it, unless their mail domain is listed."
                other="# applicants have not confirmed their address yet. They’ll wait for your decision once they confirm it, unless their mail domain is listed."
              />
            )}
            {mode === 'invitation' && (
              <Plural
                value={unconfirmed}
                one="# applicant has not confirmed their address yet. They can’t join any more without an invitation, unless their mail domain is listed."
                other="# applicants have not confirmed their address yet. They can’t join any more without an invitation, unless their mail domain is listed."
              />
            )}
          </li>
        )}
        <li>
          <Trans>Invitations keep working until they expire or you take them back.</Trans>
        </li>
      </ul>
    </Banner>
  )
}

function FreeMail({ domains }: { domains: readonly string[] }) {
  const free = freeMailAmong(domains).join(', ')
  return (
    free !== '' && (
      <Banner tone="warning">
        <Trans>Anyone can get an address at {free}. Listing it lets everybody in.</Trans>
      </Banner>
    )
  )
}
