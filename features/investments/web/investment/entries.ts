import { msg } from '@lingui/core/macro'
import type { Changed, InvestmentDetails } from '../../ledger-contract.ts'
import { type EntryKind, entryKinds } from '../../vocabulary.ts'
import { flowLabels } from '../labels.ts'

/** A cash flow or a valuation. */
export interface Entry {
  id: string
  kind: EntryKind
  date: string
  /** Minor units. */
  amount: number
  note: string
  changed: Changed
}

export const entryLabels = { ...flowLabels, valuation: msg`Valuation` }

/** Latest first. */
export const entriesOf = ({ flows, valuations }: InvestmentDetails): Entry[] =>
  [...flows, ...valuations.map(({ value, ...valuation }): Entry => ({ ...valuation, kind: 'valuation', amount: value }))].toSorted(
    (a, b) => b.date.localeCompare(a.date) || entryKinds.indexOf(b.kind) - entryKinds.indexOf(a.kind),
  )
