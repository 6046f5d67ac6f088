import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestReason } from '../../limits.ts'
import { type VoteValue, voteValues } from '../../vote-values.ts'
import type { Voting } from '../../votes-contract.ts'
import { refreshTeams, teamPipeline } from '../data.ts'
import { voteLabels } from '../labels.ts'
import { type CountUnsaved, useUnsavedText } from './use-unsaved-text.ts'

interface VoteFormProps {
  about: { id: string; deal_id: string }
  own: Voting['own']
  onUnsaved: CountUnsaved
  onDone: () => void
  isCancellable: boolean
}

/** Casts the reader's vote, or changes it. */
export function VoteForm({ about, own, onUnsaved, onDone, isCancellable }: VoteFormProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<{ vote: VoteValue | null; reason: string }>({ vote: own?.vote ?? null, reason: own?.reason ?? '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const chosen = useFieldValue(form, 'vote')
  useUnsavedText(useFieldValue(form, 'reason') !== (own?.reason ?? ''), onUnsaved)
  const submit = () => {
    const { vote, reason } = form.values.get()
    void form.submit({
      problems: {
        vote: !vote && t`Please choose yes, no or unsure`,
        reason: vote === 'no' && !reason.trim() && fieldTexts.reason,
      },
      async request() {
        if (!vote) return
        await teamPipeline.call.vote({ ...about, vote, reason })
        await refreshTeams(queryClient)
        toast.success(t`Vote saved`)
        onDone()
      },
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} aria-label={t`Your vote`} className="grid gap-3">
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="vote">
        {(field) => (
          <RadioChips {...field} label={t`Should we invest?`} options={voteValues.map((id) => ({ id, label: i18n._(voteLabels[id]) }))} />
        )}
      </Field>
      {chosen && (
        <Field form={form} name="reason">
          {(field) => (
            <TextArea
              {...field}
              label={t`Reason`}
              hint={chosen === 'no' ? t`Your colleagues can read it.` : t`Optional. Your colleagues can read it.`}
              rows={2}
              limit={longestReason}
            />
          )}
        </Field>
      )}
      <div className="flex justify-end gap-2">
        {isCancellable && (
          <Button onPress={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" variant="soft" pending={isPending} pendingLabel={t`Saving`}>
          {own ? <Trans>Save vote</Trans> : <Trans context="button">Vote</Trans>}
        </Button>
      </div>
    </Form>
  )
}
