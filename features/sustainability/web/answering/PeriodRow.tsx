import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currencies } from '#features/profiles/vocabulary.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Select } from '#ui/Select.tsx'
import type { Overview } from '../../answers-contract.ts'
import { sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'

interface PeriodProps {
  organisationId: string
  overview: Overview
}

/** What period the answers are about, and in which currency. Owners and admins can change both. */
export function PeriodRow(props: PeriodProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { starts_on, ends_on, currency, can_decide } = props.overview
  return (
    <section aria-label={t`Reporting period`} className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
      <p>
        <Trans>
          Reporting period: {formatDate(starts_on)} to {formatDate(ends_on)}, amounts in {currency}
        </Trans>
      </p>
      {can_decide && (
        <Button size="small" onPress={() => setOpen(true)}>
          <Trans>Change period</Trans>
        </Button>
      )}
      {isOpen && <PeriodDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  )
}

function PeriodDialog({ organisationId, overview: { year, ...now }, onClose }: PeriodProps & { onClose: () => void }) {
  const { t } = useLingui()
  const [period, setPeriod] = useState({ starts_on: now.starts_on, ends_on: now.ends_on, currency: now.currency })
  const save = useChange({
    send: () => sustainability.call.setPeriod({ id: organisationId, year, ...period }),
    onDone: onClose,
  })
  const problem = save.error && problemOf(save.error)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t`Reporting period`}
      description={t`The financial year that ends in ${String(year)}. If you change the currency, the numbers stay as they are and confirmations of amounts end.`}
      closeLabel={t`Close`}
    >
      <FormBanner>{problem?.text}</FormBanner>
      <FieldGrid>
        <DateField label={t`First day`} value={period.starts_on} onChange={(starts_on) => setPeriod({ ...period, starts_on })} />
        <DateField label={t`Last day`} value={period.ends_on} onChange={(ends_on) => setPeriod({ ...period, ends_on })} />
        <Select
          label={t`Currency`}
          options={currencies.map((id) => ({ id, label: id }))}
          value={period.currency}
          onChange={(currency) => setPeriod({ ...period, currency })}
        />
      </FieldGrid>
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          isDisabled={!period.starts_on || !period.ends_on}
          pending={save.isPending}
          pendingLabel={t`Saving`}
          onPress={() => save.mutate()}
        >
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
