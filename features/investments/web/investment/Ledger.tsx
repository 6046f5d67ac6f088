import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, PencilLine, Plus, Trash2, TrendingUp } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatDate, formatDay } from '#platform/web/format-day.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import type { EntryKind } from '../../vocabulary.ts'
import { wholeMoney } from '../figures.ts'
import { type Entry, entriesOf, entryLabels } from './entries.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { useRemoveEntry } from './use-entries.ts'

/** All cash flows and valuations, latest first, with actions to add, edit and delete them. */
export function Ledger({ investment }: { investment: InvestmentDetails }) {
  const { t } = useLingui()
  const heading = useId()
  const isPhone = useIsPhone()
  const [edited, edit] = useState<Entry | EntryKind>()
  const remove = useRemoveEntry(investment.id)
  const entries = entriesOf(investment)
  // As it is now: others of a shared ledger may change it while the dialog is open.
  const current = typeof edited === 'object' ? (entries.find(({ id }) => id === edited.id) ?? edited) : edited
  const box = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(box, entries.map(({ id }) => id).join())
  const Rows = isPhone ? EntryRows : EntryTable
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className="outline-none" {...keptFocus}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="font-semibold">
          <Trans>Cash flows and valuations</Trans>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="soft" onPress={() => edit(entries.length === 0 ? 'investment' : 'follow-on')}>
            <Plus aria-hidden />
            <Trans>Add cash flow</Trans>
          </Button>
          <Button size="small" variant="soft" onPress={() => edit('valuation')}>
            <TrendingUp aria-hidden />
            <Trans>Add valuation</Trans>
          </Button>
        </div>
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-2">{t`No cash flows yet. Add the first one once money has been paid.`}</p>
      ) : (
        <Rows entries={entries} currency={investment.currency} onChange={edit} onRemove={remove} />
      )}
      {current !== undefined && <EntryDialog investment={investment} entry={current} onClose={() => edit(undefined)} />}
    </section>
  )
}

interface RowsProps {
  entries: readonly Entry[]
  currency: string
  onChange: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

function EntryTable({ entries, currency, onChange, onRemove }: RowsProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="card">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t`Cash flows and valuations`}</caption>
        <thead className="text-12 text-ink-2">
          <tr className="h-9">
            <th scope="col" className="w-32 px-5 text-start font-medium">
              <Trans>Date</Trans>
            </th>
            <th scope="col" className="px-2 text-start font-medium">
              <Trans>Type</Trans>
            </th>
            <th scope="col" className="w-32 px-2 text-end font-medium">
              <Trans>Cash flow</Trans>
            </th>
            <th scope="col" className="w-32 px-2 text-end font-medium">
              <Trans>Value</Trans>
            </th>
            <th scope="col" aria-label={t`More`} className="w-13" />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="h-11 border-t border-line">
              <td className="px-5 whitespace-nowrap text-ink-2">{formatDate(entry.date)}</td>
              <th scope="row" className="px-2 py-2 text-start font-medium">
                {i18n._(entryLabels[entry.kind])}
                {entry.note && (
                  <p dir="auto" className="text-12 font-normal whitespace-pre-line wrap-anywhere text-ink-3">
                    {entry.note}
                  </p>
                )}
                <Author entry={entry} />
              </th>
              <td className="px-2 text-end">{entry.kind !== 'valuation' && flowText(entry, currency)}</td>
              <td className="px-2 text-end">{entry.kind === 'valuation' && wholeMoney(entry.amount, currency)}</td>
              <td className="pe-2 text-end">
                <EntryMenu entry={entry} onChange={onChange} onRemove={onRemove} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EntryRows({ entries, currency, onChange, onRemove }: RowsProps) {
  const { t, i18n } = useLingui()
  return (
    <ul aria-label={t`Cash flows and valuations`} className="border-y border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-2 border-t border-line py-2 first:border-t-0">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{i18n._(entryLabels[entry.kind])}</p>
            <p className="text-12 text-ink-3">{formatDate(entry.date)}</p>
            {entry.note && (
              <p dir="auto" className="text-12 whitespace-pre-line wrap-anywhere text-ink-3">
                {entry.note}
              </p>
            )}
            <Author entry={entry} />
          </div>
          <p className="text-end font-medium tabular-nums">
            {entry.kind === 'valuation' ? <Worth>{wholeMoney(entry.amount, currency)}</Worth> : flowText(entry, currency)}
          </p>
          <div className="-me-3">
            <EntryMenu entry={entry} onChange={onChange} onRemove={onRemove} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** In a shared ledger: who added or last changed the entry. */
function Author({ entry: { changed } }: { entry: Entry }) {
  if (!changed) return null
  const day = formatDay(changed.at)
  return (
    <p className="text-12 font-normal text-ink-3">
      {changed.by ? (
        <Trans>
          Recorded by <bdi>{changed.by.full_name}</bdi> on {day}
        </Trans>
      ) : (
        <Trans>Recorded on {day}</Trans>
      )}
    </p>
  )
}

function Worth({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="block text-12 font-normal text-ink-3">
        <Trans>value</Trans>
      </span>
      {children}
    </>
  )
}

/** Signed: payments by the investor are negative. */
const flowText = ({ kind, amount }: Entry, currency: string) =>
  kind === 'distribution' ? `+${wholeMoney(amount, currency)}` : wholeMoney(-amount, currency).replace('-', '−')

function EntryMenu({ entry, onChange, onRemove }: Pick<RowsProps, 'onChange' | 'onRemove'> & { entry: Entry }) {
  const { t, i18n } = useLingui()
  const [what, day] = [i18n._(entryLabels[entry.kind]), formatDate(entry.date)]
  const label = t`Actions for ${what} on ${day}`
  return (
    <Menu label={label} placement="bottom end" trigger={<IconButton icon={Ellipsis} label={label} size="small" />}>
      <MenuItem icon={PencilLine} label={t`Edit`} onAction={() => onChange(entry)} />
      <MenuItem icon={Trash2} isDangerous label={t`Delete`} onAction={() => onRemove(entry)} />
    </Menu>
  )
}
