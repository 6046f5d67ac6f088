import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { changedValues } from '#platform/web/form/changed-values.ts'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { WholeCase } from '../../contract.ts'
import { longestReason } from '../../limits.ts'
import { type ContentAct, type MemberAct, suspensionDays } from '../../vocabulary.ts'
import { oneCase, reports } from '../data.ts'
import { askForReports } from '../follow-reports.ts'
import { useActNames } from '../names.ts'

/** Decides a case, or changes its decision. */
export function Deciding({ found }: { found: WholeCase }) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const form = useForm(blank)
  // What was typed stays if somebody else decides meanwhile.
  const isTyped = useStore(form.values, (values) => Object.keys(changedValues(values, blank)).length > 0)
  const { is_open, is_staff, possible } = found
  if (isTyped && !is_open && !isChanging) setChanging(true)
  const isOver = !is_open && possible.content.length === 0 && possible.member.length === 0
  if (isOver && !isChanging) return null
  return (
    <SettingsGroup title={is_open ? t`Your decision` : t`Change the decision`}>
      {is_open || isChanging ? (
        <div className="grid gap-4.5 py-4">
          {is_staff && (
            <Banner tone="info">
              <Trans>
                You can only dismiss this case because it is about somebody who helps to run the community. To do more, an operator first
                has to remove their role.
              </Trans>
            </Banner>
          )}
          <DecisionForm
            found={found}
            form={form}
            onDone={() => {
              form.change(blank)
              form.forgetRefusals()
              setChanging(false)
            }}
          />
        </div>
      ) : (
        <div className="flex min-h-15 items-center py-2.5">
          <Button size="small" onPress={() => setChanging(true)}>
            <Trans>Change decision</Trans>
          </Button>
        </div>
      )}
    </SettingsGroup>
  )
}

const blank = {
  content_act: 'none' as ContentAct | 'none',
  member_act: 'none' as MemberAct | 'none',
  days: '7' as string,
  reason: '',
  note: '',
}
/** Null also for what is no longer possible. */
const chosen = <Act extends string>(act: Act | 'none', possible: readonly Act[]): Act | null =>
  possible.find((each) => each === act) ?? null

interface DecisionFormProps {
  found: WholeCase
  form: FormState<typeof blank>
  onDone: () => void
}

function DecisionForm({ found, form, onDone }: DecisionFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const names = useActNames()
  const { banner, refusals, isPending } = useSubmission(form)
  // A decision is about the version seen when the form was opened, or after it was refused.
  const [seen, setSeen] = useState(found.version)
  const { id, possible, member, is_answered, is_open } = found
  const contentAct = chosen(useFieldValue(form, 'content_act'), possible.content)
  const memberAct = chosen(useFieldValue(form, 'member_act'), possible.member)
  const isEmpty = !contentAct && !memberAct
  const name = member?.full_name ?? t`A former member`

  function send() {
    const { reason, note, days } = form.values.get()
    const duration = suspensionDays.find((each) => String(each) === days) ?? null
    void form.submit({
      problems: { reason: !isEmpty && !reason.trim() && t`Please tell the member why` },
      async request() {
        try {
          const choice = { content_act: contentAct, member_act: memberAct, days: duration, reason: isEmpty ? '' : reason, note }
          await reports.call.decide({ id, version: seen, ...choice })
        } catch (error) {
          if (problemOf(error).code === 'CONFLICT') setSeen((await queryClient.fetchQuery({ ...oneCase(id), staleTime: 0 })).version)
          throw error
        }
        toast.success(t({ message: 'Decided', context: 'notice' }))
        onDone()
        await askForReports(queryClient)
      },
    })
  }

  return (
    <Form className="grid gap-4.5" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      {possible.content.length > 0 && (
        <Field form={form} name="content_act">
          {(field) => (
            <RadioCards<ContentAct | 'none'>
              {...field}
              label={t`Content`}
              columns={3}
              options={[{ id: 'none', label: t`Leave as is` }, ...possible.content.map((act) => ({ id: act, label: names[act] }))]}
            />
          )}
        </Field>
      )}
      {possible.member.length > 0 && (
        <Field form={form} name="member_act">
          {(field) => (
            <RadioCards<MemberAct | 'none'>
              {...field}
              label={name}
              columns={3}
              options={[{ id: 'none', label: t`No action` }, ...possible.member.map((act) => ({ id: act, label: names[act] }))]}
            />
          )}
        </Field>
      )}
      {memberAct === 'suspend' && (
        <Field form={form} name="days">
          {(field) => (
            <RadioChips<string>
              {...field}
              label={t`Duration`}
              options={[
                { id: '1', label: t`1 day` },
                { id: '7', label: t`7 days` },
                { id: '30', label: t`30 days` },
                { id: 'open', label: t`Until an operator lifts it` },
              ]}
            />
          )}
        </Field>
      )}
      {!isEmpty && (
        <Field form={form} name="reason">
          {(field) => (
            <TextArea
              {...field}
              label={t`Message to the member`}
              hint={t`They read this in an email and on the site. Don’t reveal who reported it.`}
              limit={longestReason}
              rows={4}
            />
          )}
        </Field>
      )}
      <Field form={form} name="note">
        {(field) => <TextArea {...field} label={t`Note for the other operators (optional)`} limit={longestReason} rows={2} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={memberAct === 'suspend' || contentAct === 'remove' ? 'danger' : 'primary'}
          className="phone:w-full"
          isDisabled={isEmpty && !is_open}
          pending={isPending}
          pendingLabel={t`Deciding`}
        >
          {!isEmpty ? <Trans>Decide</Trans> : is_answered ? <Trans>Uphold the decision</Trans> : <Trans>Dismiss</Trans>}
        </Button>
        {!is_open && (
          <Button className="phone:w-full" onPress={onDone} isDisabled={isPending}>
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}
