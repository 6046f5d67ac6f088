import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useFieldValue, useForm } from '#platform/web/form/use-form.ts'
import { problemOf } from '#platform/web/problem.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { RetentionRule } from '../contract.ts'
import { longestReason, usualPeriods } from '../limits.ts'
import { dryRun, retention, retentionRules } from './data.ts'
import { usePeriodNames } from './use-period-names.ts'

const inWords = textsOf('retention')

/** Chooses how long a kind of data is kept, and shows beforehand what that removes. */
export function PeriodDialog({ rule, onClose }: { rule: RetentionRule; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const name = usePeriodNames()
  const form = useForm<{ days: string; reason: string }>({ days: String(rule.days), reason: '' })
  const chosen = daysIn(useFieldValue(form, 'days'))
  const periods = [...new Set([...usualPeriods, rule.days])]
    .filter((days) => days === null || days >= rule.least)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))

  function save() {
    const { days, reason } = form.values.get()
    void form.submit({
      problems: {
        days: daysIn(days) === rule.days && t`Please choose another period`,
        reason: !reason.trim() && t`Please enter a reason`,
      },
      async request() {
        await retention.call.save({ id: rule.id, days: daysIn(days), before: rule.days, reason: reason.trim() })
        toast.success(t`Period saved`)
        await queryClient.invalidateQueries({ queryKey: retentionRules().queryKey })
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={inWords(rule.name)}
      description={inWords(rule.about)}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitLabel={<Trans>Save period</Trans>}
      pendingLabel={t`Saving`}
    >
      <Field form={form} name="days">
        {(field) => <Select {...field} label={t`Keep for`} options={periods.map((days) => ({ id: String(days), label: name(days) }))} />}
      </Field>
      <WouldRemove rule={rule} days={chosen} />
      <Field form={form} name="reason">
        {(field) => (
          <TextArea {...field} label={t`Reason`} hint={t`Operators and auditors can read this in the log.`} limit={longestReason} />
        )}
      </Field>
    </FormDialog>
  )
}

const daysIn = (chosen: string) => (chosen === 'null' ? null : Number(chosen))

/** The dry run of the chosen period. */
function WouldRemove({ rule: { id, notice_days }, days }: { rule: RetentionRule; days: number | null }) {
  const { data, error } = useQuery({ ...dryRun(id, days ?? 1), enabled: days !== null })
  if (days === null) {
    return (
      <Banner tone="info">
        <Trans>Nothing is removed because of its age.</Trans>
      </Banner>
    )
  }
  if (error) return <Banner tone="danger">{problemOf(error).text}</Banner>
  return (
    <Banner tone={data?.count || data?.told ? 'warning' : 'info'}>
      {!data && <Trans>Counting what this would remove…</Trans>}
      {data && (notice_days === null || data.count > 0) && (
        <p>
          <Plural
            value={data.count}
            _0="This would remove nothing today."
            one="This would remove # entry today. It cannot be brought back."
            other="This would remove # entries today. They cannot be brought back."
          />
        </p>
      )}
      {data && notice_days !== null && <WouldTell members={data.told ?? 0} days={notice_days} />}
    </Banner>
  )
}

/** The dry run where members are told first. */
function WouldTell({ members, days }: { members: number; days: number }) {
  return (
    <Plural
      value={members}
      _0="Nobody would be told tonight."
      one={`# member would be told tonight. Their account is deleted ${days} days later unless they use it.`}
      other={`# members would be told tonight. Their accounts are deleted ${days} days later unless they use them.`}
    />
  )
}
