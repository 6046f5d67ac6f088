import { msg } from '@lingui/core/macro'
import type { InvestmentDetails } from '../../contract.ts'
import { type FlowKind, flowKinds } from '../../vocabulary.ts'
import { flowLabels } from '../labels.ts'

/** What stands in the ledger of one investment: money that moved, or what it was worth. */
export interface Entry {
  id: string
  kind: EntryKind
  date: string
  /** Minor units. */
  amount: number
  note: string
}
export type EntryKind = FlowKind | 'valuation'

export const entryKinds: readonly EntryKind[] = [...flowKinds, 'valuation']
export const entryLabels = { ...flowLabels, valuation: msg`Valuation` }

/** The last first. */
export const entriesOf = ({ flows, valuations }: InvestmentDetails): Entry[] =>
  [
    ...flows.map(({ id, kind, date, amount, note }): Entry => ({ id, kind, date, amount, note })),
    ...valuations.map(({ id, date, value, note }): Entry => ({ id, kind: 'valuation', date, amount: value, note })),
  ].toSorted((a, b) => b.date.localeCompare(a.date) || entryKinds.indexOf(b.kind) - entryKinds.indexOf(a.kind))
